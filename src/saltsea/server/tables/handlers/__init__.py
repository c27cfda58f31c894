"""The handlers of requests: `dispatch` finds the handler, the other modules have one function per request."""
