"""What `saltsea tournament` shows: games between pairs, voyages of crews, and both while they are played."""
