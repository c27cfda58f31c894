"""Which Saltsea this is, and whether its engine was compiled."""

from importlib.metadata import PackageNotFoundError, version
from typing import Literal

from saltsea.kernel import step


def engine() -> Literal["compiled", "plain"]:
    """A compiled module is not loaded from a .py file."""
    return "plain" if str(step.__file__).endswith(".py") else "compiled"


def package_version() -> str:
    try:
        return version("saltsea")
    except PackageNotFoundError:
        return "from a source tree"


def version_line() -> str:
    return f"saltsea {package_version()} ({engine()} engine)"
