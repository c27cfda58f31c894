"""What several subcommands share: help pages, errors, common options, the lazy catalogue."""
