"""Play in the browser: an ASGI server with its store, and the page it serves."""
