"""Messages between the nodes of a cluster, and small values that they share: one port, in process or over NATS."""
