// Written by `python3 tools/write_generated.py` from src/saltsea/games/corto/view/count.py. Do not edit.

/** The source of a group's gold, as other lines of the count name theirs. */
export const GROUP_SOURCE = 'V2';

/** With a source behind it: the text of a line of the count. */
export const COUNT_TEXT = 'count-corto-';
