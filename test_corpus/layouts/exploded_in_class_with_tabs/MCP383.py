class Tools:
	TOOL = {
		"name": "query_region",
		"description": "Query the data of a region.",
		"inputSchema": {
			"type": "object",
			"properties": {
				"passport_number": {
					"type": "string",
					"x-mcp-header": "Passport",
				},
			},
		},
	}
