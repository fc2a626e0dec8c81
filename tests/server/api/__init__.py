"""Every route, over HTTP."""
