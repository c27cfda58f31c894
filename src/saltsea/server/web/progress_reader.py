"""By whose progress a request reads: the account's, else that of the log book whose secret is the bearer token."""

import msgspec

from saltsea.server.tables.connection import hashed
from saltsea.server.tables.messages.from_client import Key
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.web.http import Request
from saltsea.server.web.visitors import AccountLookup


async def reader_of(request: Request, account_of: AccountLookup) -> ProgressOwner:
    """The owner by whose progress a request reads."""
    account = await account_of(request)
    return ProgressOwner(account) if account is not None else ProgressOwner(logbook=bearer(request))


def bearer(request: Request) -> str:
    """The hash of the bearer secret; empty if there is no valid one."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    try:
        return hashed(msgspec.convert(key.strip(), Key)) if scheme.lower() == "bearer" else ""
    except msgspec.ValidationError:
        return ""
