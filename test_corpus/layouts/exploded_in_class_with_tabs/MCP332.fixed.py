class Tools:
	TOOL = {
		"name": "get_user",
		"description": "Get a user by e-mail address.",
		"inputSchema": {
			"type": "object",
			"properties": {
				"email": {
					"type": "string",
					"pattern": r"^\S+@\S+$",
				},
			},
		},
	}
