"""The transport: HTTP routes and WebSocket connections. With the other `*_routes.py`, the only code that knows
Starlette or uvicorn."""
