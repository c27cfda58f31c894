"""`python -m saltsea` is the `saltsea` command."""

from saltsea.cli import main

main()
