"""The messages of the table protocol as Structs, and their JSON."""
