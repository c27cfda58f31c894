"""The default paths of the server's data."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

DATABASE: Final = "saltsea.db"


def data_folder(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """SALTSEA_DATA, else the system's folder for program data."""
    if environment.get("SALTSEA_DATA"):
        return Path(environment["SALTSEA_DATA"])
    return _programs_data(environment, system) / "saltsea"


def database(folder: Path | None = None) -> Path:
    """The database in this folder, or in the default one."""
    return (data_folder() if folder is None else folder) / DATABASE


def _programs_data(environment: Mapping[str, str], system: str) -> Path:
    if system == "win32":
        local = environment.get("LOCALAPPDATA")
        return Path(local) if local else Path.home() / "AppData" / "Local"
    if system == "darwin":
        return Path.home() / "Library" / "Application Support"
    named = Path(environment.get("XDG_DATA_HOME", ""))
    # By the XDG rules a path that is not absolute counts as none.
    return named if named.is_absolute() else Path.home() / ".local" / "share"
