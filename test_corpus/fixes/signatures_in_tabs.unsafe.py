"""Signatures of the official SDK, laid out in different ways."""

import functools
from typing import Annotated, Any, Dict

from mcp.server.fastmcp import Context, FastMCP
from mcp.shared.context import RequestContext
from mcp.types import ImageContent, TextContent
from pydantic import Field

mcp = FastMCP('jobs')


def logged(function):
	# how long it took
	@functools.wraps(function)
	def wrapper(*args, **kwargs):
		return function(*args, **kwargs)

	return wrapper


def retried(times: int):
	def decorate(function):
		@functools.wraps(function)
		async def call(
			*args,
			**kwargs,
		):
			return await function(*args, **kwargs)

		return call

	return decorate


@mcp.tool()
async def start(job: str, ctx: Context) -> str:
	"""Start a job."""
	await ctx.info(job)
	return job


@mcp.tool(
	name='stop_job',  # the name that clients know
	description='Stop a job.',
)
async def stop(
	job: str,  # its name
	# filled in by the SDK
	ctx: Context | None = None,  # may be left out
	times: int = 3
) -> str:
	return f'{job}{ctx}{times}'


@mcp.tool(description="Watch a job.")
async def watch(
	job: str, *, context: Context, every: float = 0.5, label: str = '', force: bool = False, # the last one
) -> Dict[str, Any]:
	await context.report_progress(1, 2)
	return {job: every, label: force}


class Jobs:
	@staticmethod
	@mcp.tool()
	async def pause(job: str, ctx: 'Context | None' = None) -> "Dict[str, int]":
		"""Pause a job."""
		return {f"{job}{ctx}": 1}

	def register(self) -> None:
		@mcp.tool("resume")
		@logged
		def resume(job: str) -> str:
			"""Resume a job."""
			return job

		@mcp.tool(structured_output=False)
		def kind(
			kind: Annotated[
				str,
				Field(
					validation_alias='type',  # as the protocol says
					description='What kind of job.',
				),
			],
		) -> list[TextContent]:
			"""The kind of a job."""
			return [TextContent(type='text', text=kind)]


@mcp.tool(name="poll")
@retried(3)
async def poll(job: str) -> str:
	"""Poll a job."""
	return job


def shot(job: str, size = -1) -> ImageContent | None:
	"""A picture of a job."""
	return None


mcp.tool(name='picture', description='A picture of a job.', structured_output=False)(shot)
mcp.add_tool(shot, name='other_picture', structured_output=False)
