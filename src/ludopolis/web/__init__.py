"""The web site: pages, the HTTP API, the WebSocket of tables, sessions."""
