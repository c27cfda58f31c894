"""The App beside the cardboard (Q1): clock, events and enemy fire for a crew whose ship and cards lie on a table.

It is a small game of its own for the kernel, and stands on the rules of the digital one: what lies on the table is a
voyage in which people tell the App what it cannot see."""
