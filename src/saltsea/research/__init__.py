"""Simulation, tournaments and environments for players that learn; `door.py` has what this package offers by name."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saltsea.research.entry_points import (
        VectorEnv,
        corto_aec,
        gym_env,
        pirates_aec,
        pirates_parallel,
        register_openspiel,
    )

__all__ = ["VectorEnv", "corto_aec", "gym_env", "pirates_aec", "pirates_parallel", "register_openspiel"]


def __getattr__(name: str) -> object:
    """Load the door when a name of it is asked for: simulations need none of its libraries."""
    if name not in __all__:
        raise AttributeError(f"saltsea.research has no {name}")
    from saltsea.research import door

    return getattr(door, name)
