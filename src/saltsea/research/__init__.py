"""Simulation, tournaments and environments for players that learn; `entry_points.py` has what is offered by name."""

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
    """Load the entry points when one is asked for: simulations need none of their libraries."""
    if name not in __all__:
        raise AttributeError(f"saltsea.research has no {name}")
    from saltsea.research import entry_points

    return getattr(entry_points, name)
