// Words of a sentence that lead to a thing on the table. While a sentence is filled in they stand between characters that no
// text has; the log takes them apart again.
import type { Formatter } from '../../ui/sentences';

/** A thing by the name of the argument that it was told by, and its value: `card`, `A6`. */
export interface Noted {
  readonly name: string;
  readonly value: string | number;
}

export interface Part {
  readonly text: string;
  /** What these words name; undefined for all others. */
  readonly noted?: Noted;
}

const [BEGIN, BETWEEN, END] = ['\uE000', '\uE001', '\uE002'];
const LINK = new RegExp(`${BEGIN}([^${BETWEEN}]*)${BETWEEN}([^${BETWEEN}]*)${BETWEEN}([^${END}]*)${END}`, 'u');

/** The same formatter, whose sentences lead to the things that can be shown. */
export function linking(formatter: Formatter, shows: (noted: Noted) => boolean): Formatter {
  return {
    ...formatter,
    mark: (name, value, said) =>
      shows({ name, value }) ? [BEGIN, name, BETWEEN, value, BETWEEN, said, END].join('') : said,
  };
}

export function partsOf(sentence: string): readonly Part[] {
  const found = LINK.exec(sentence);
  if (found === null) return sentence === '' ? [] : [{ text: sentence }];
  const [all, name = '', value = '', text = ''] = found;
  const before = sentence.slice(0, found.index);
  return [
    ...(before === '' ? [] : [{ text: before }]),
    { text, noted: { name, value } },
    ...partsOf(sentence.slice(found.index + all.length)),
  ];
}

/** The sentence as it is read, its words leading nowhere. */
export const plainOf = (sentence: string): string =>
  partsOf(sentence)
    .map(({ text }) => text)
    .join('');
