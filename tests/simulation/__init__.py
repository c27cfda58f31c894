"""Deterministic simulation: the real server on virtual time, among clients, networks and disks that fail by a seed.

`python -m simulation --seed 7 --verbose`, in the folder `tests`, prints one seed step by step."""
