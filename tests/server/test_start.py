"""What a server loads before it listens: modules are counted, because seconds depend on the machine."""

import os
import subprocess
import sys
from pathlib import Path

import saltsea

HEAVY = {
    "OpenSSL": "passkeys",
    "babel": "the first sentence",
    "cryptography": "certificates, mail and push",
    "fluent.runtime": "the first sentence",
    "http_ece": "push",
    "jinja2": "the server's own pages",
    "matplotlib": "research",
    "numpy": "research",
    "py_vapid": "push",
    "pyasn1": "passkeys",
    "reportlab": "printing",
    "segno": "a code for a telephone",
    "webauthn": "passkeys",
}
"""Libraries that take long to load, and who needs them."""
PROGRAM = """
import sys
from saltsea.server.web import serve
serve.serve_at = lambda *given: print(*sys.modules)
from saltsea.cli import main
sys.argv = ["saltsea", "serve", "--port", "0", "--data", ":memory:"]
main()
"""
MOST_MODULES = 1000
"""There were 1,207 when passkeys, templates and all sentences were loaded first; 900 are left."""


def test_a_server_listens_before_it_has_loaded_what_only_some_visitors_need() -> None:
    place = {**os.environ, "PYTHONPATH": str(Path(saltsea.__file__).parent.parent)}
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, env=place, check=True)
    loaded = set(ran.stdout.split())
    assert "saltsea.server.web.app" in loaded
    assert {name: why for name, why in HEAVY.items() if name in loaded} == {}
    assert len(loaded) < MOST_MODULES
