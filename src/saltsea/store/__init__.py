"""What outlives the process: tables, people, lines and words, behind one port.

`rows` says what there is to keep, `port` what a store does with it; `memory` and `sqlite` are two stores."""
