"""The transport: the only rooms that know Starlette or uvicorn. Doors over HTTP, lines over WebSocket."""
