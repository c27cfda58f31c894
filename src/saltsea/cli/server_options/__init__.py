"""The options of `saltsea serve`: network, operations, mail."""
