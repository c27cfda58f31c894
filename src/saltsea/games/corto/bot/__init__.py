"""What bots need of Corto alone: how good a position looks. The search itself is in saltsea.bots. Compiled."""
