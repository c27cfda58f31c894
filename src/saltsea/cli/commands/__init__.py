"""One module per subcommand of `saltsea`."""
