"""Names of tables for the log. A table's code is an invitation, so the log uses another name."""

import secrets
from hashlib import blake2b


class LogNames:
    """The log names of one run. There are few enough codes to try them all, so the names depend on a secret that dies
    with the process; the operator's page says which table is which."""

    def __init__(self) -> None:
        self.secret = secrets.token_bytes(32)

    def of(self, code: str) -> str:
        return blake2b(code.encode(), key=self.secret, digest_size=4).hexdigest()
