// Written by `python3 tools/write_generated.py` from src/saltsea/games/corto/view/count.py. Do not edit.
import type { GoldLine } from './views/corto';

/** The source of a group's gold, as other lines of the count name theirs. */
export const GROUP_SOURCE = 'V2';

/** The text of a line of the count, by its source. */
export const COUNT_TEXTS: Readonly<Record<GoldLine['source'], string>> = {
  V2: 'count-corto-V2',
  V3: 'count-corto-V3',
  QA: 'count-corto-QA',
  QB: 'count-corto-QB',
  QC: 'count-corto-QC',
  QD: 'count-corto-QD',
  QE: 'count-corto-QE',
  QF: 'count-corto-QF',
  P4: 'count-corto-P4',
};
