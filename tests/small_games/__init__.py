"""Two small, complete games that prove the kernel and its contract suite: `shells` by turns, `pumps` in real time."""
