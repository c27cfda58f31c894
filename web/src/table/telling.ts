// The log of any game in words, from the sentences, headings and `yours` that come with its events. What was taken back is
// struck out; a heading begins a new entry.
import { fill, type Sentence, tell } from '../ui/sentences';
import { capital, sentence as asSentence } from '../ui/texts';
import type { Reader, Told } from './game';
import { type LogLine, sentenceOf } from './scene';

/** The lines that count, and the takings back themselves. */
export function linesInForce(lines: readonly LogLine[]): readonly LogLine[] {
  const kept: LogLine[] = [];
  for (const line of lines) {
    const to = line.undo_to;
    const first = to === null ? -1 : kept.findIndex((one) => one.line > to);
    if (first >= 0) kept.splice(first);
    kept.push(line);
  }
  return kept;
}

/** One entry for each line, and one more for each heading in it. Entries that say nothing are left out. */
export function tellLines(lines: readonly LogLine[], { teller }: Pick<Reader, 'teller'>): readonly Told[] {
  return linesInForce(lines).flatMap((line) => tellLine(line, teller));
}

function tellLine(line: LogLine, teller: Reader['teller']): readonly Told[] {
  const { line: number, by } = line;
  const open = (heading = ''): Entry => ({ line: number, by, heading, sentences: [], toYou: [] });
  const entries = [open()];
  if (line.undo_to !== null)
    entries[0]?.sentences.push(asSentence(teller.voice.say('log-taken-back', { seat: teller.seatName(by) })));
  for (const shown of line.events) {
    const sentence = sentenceOf(shown);
    const said = told(teller, sentence);
    if (shown.heading === true) entries.push(open(sentence === null ? '' : capital(fill(teller, sentence))));
    else if (said !== '') entries.at(-1)?.sentences.push(said);
    const yours = told(teller, shown.yours ?? null);
    if (yours !== '') entries.at(-1)?.toYou.push(yours);
  }
  return entries.filter(({ heading, sentences, toYou }) => heading !== '' || sentences.length + toYou.length > 0);
}

interface Entry extends Told {
  readonly sentences: string[];
  readonly toYou: string[];
}

const told = (teller: Reader['teller'], sentence: Sentence | null): string =>
  sentence === null ? '' : tell(teller, sentence);
