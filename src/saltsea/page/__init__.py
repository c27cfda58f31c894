"""The engine inside a browser's page: the tables of a server, behind messages of a worker instead of a network.

Pyodide runs this; web/src/engine starts it. Nothing here needs a page, so that tests run it in plain Python, too."""
