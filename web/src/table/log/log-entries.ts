// The log of any game in words, from what comes with its events: sentences, headings, the entry that a line belongs to, and
// how a taking back is told. What was taken back is struck out.
import { fill, players, type Sentence, tell, together } from '../../ui/sentences';
import { capital, sentence as asSentence } from '../../ui/texts';
import type { EventShown } from '../../wire/views/common';
import type { Reader, LogEntry } from '../game';
import { type LogLine, sentenceOf } from '../scene';

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

/** The lines up to one of them; all without one. */
export const upTo = (lines: readonly LogLine[], last: number | undefined): readonly LogLine[] =>
  last === undefined || (lines.at(-1)?.line ?? 0) <= last ? lines : lines.filter(({ line }) => line <= last);

/** What all of these seats know alike, so that any of their players may read it. */
export function publicOf(
  logs: Readonly<Record<number, readonly LogLine[]>>,
  seats: readonly number[],
  of: number,
): readonly LogLine[] {
  const others = seats.map((seat) => new Map((logs[seat] ?? []).map((one) => [one.line, one.events])));
  const isShared = (shown: EventShown, line: number, place: number): boolean =>
    others.every((known) => JSON.stringify(known.get(line)?.[place]?.event) === JSON.stringify(shown.event));
  return (logs[of] ?? []).map((one) => ({
    ...one,
    events: one.events.filter((shown, place) => isShared(shown, one.line, place)),
  }));
}

/** One entry for each heading, and for the lines that the server puts into one. Entries that say nothing are left out. */
export function tellLines(lines: readonly LogLine[], { formatter }: Pick<Reader, 'formatter'>): readonly LogEntry[] {
  return new LogWords(formatter).tell(lines);
}

type Formatter = Reader['formatter'];

/** Steps that were taken back; their events, of those lines that the reader was told. */
interface Undone {
  readonly steps: number;
  readonly events: readonly EventShown[];
}

interface Entry {
  line: number;
  readonly by: number;
  /** As the server numbers it; 0 stands alone. */
  readonly number: number;
  readonly heading: Sentence | null;
  readonly events: EventShown[];
  /** What was taken back; null for every other entry. */
  readonly undone: Undone | null;
  /** In words, as long as nothing is added. */
  words: LogEntry | null;
}

/** A line that counts, and how far the entries were before it. */
interface LinePosition {
  readonly line: LogLine;
  readonly entries: number;
  readonly last: { readonly line: number; readonly events: number } | null;
}

const LAID: Sentence = { text: 'story-laid' };

/** The log as it grows: only what is new is put into words. Another language, or other names, is another one of these. */
export class LogWords {
  private readonly formatter: Formatter;
  private lines: readonly LogLine[] = [];
  private kept: LinePosition[] = [];
  private entries: Entry[] = [];

  constructor(formatter: Formatter) {
    this.formatter = formatter;
  }

  tell(lines: readonly LogLine[]): readonly LogEntry[] {
    if (!isContinued(this.lines, lines)) [this.lines, this.kept, this.entries] = [[], [], []];
    for (const line of lines.slice(this.lines.length)) this.add(line);
    this.lines = lines;
    return this.entries.map((entry) => (entry.words ??= this.wordsOf(entry))).filter(saysSomething);
  }

  // --- which lines make an entry ---

  private add(line: LogLine): void {
    const undone = line.undo_to === null ? null : this.strike(line.undo_to, line.line);
    const last = this.entries.at(-1);
    const far = last === undefined ? null : { line: last.line, events: last.events.length };
    this.kept.push({ line, entries: this.entries.length, last: far });
    if (undone !== null) this.open(line, { undone });
    else if (line.events.length > 0) this.addEvents(line);
  }

  private addEvents(line: LogLine): void {
    const [first] = line.events;
    const hasHeading = line.events.some(({ heading }) => heading === true);
    let entry = first?.heading === true ? undefined : this.entryOf(line, hasHeading);
    for (const shown of line.events) {
      if (shown.heading === true) {
        // A part of the story that is over in the line that began it needs no heading.
        if (entry?.heading != null && entry.events.length === 0) this.entries.pop();
        entry = this.open(line, { head: shown });
      } else entry?.events.push(shown);
    }
  }

  /** The entry that goes on with this line, or a new one. A heading has the number of its own line, whatever goes on. */
  private entryOf(line: LogLine, hasHeading: boolean): Entry {
    const number = line.events[0]?.entry ?? 0;
    const last = this.entries.at(-1);
    // Where lines are left out, as of what happened while a player was away, one turn may seem to touch another.
    const isNext = this.kept.at(-2)?.line.line === line.line - 1;
    const goesOn = isNext && last?.undone === null && last.by === line.by && number !== 0 && last.number === number;
    if (last === undefined || !goesOn) return this.open(line, { number, isFirst: line.line === 0 && !hasHeading });
    if (!hasHeading && last.heading === null) last.line = line.line;
    last.words = null;
    return last;
  }

  private open(
    { line, by }: LogLine,
    { head, number = head?.entry ?? 0, isFirst = false, undone = null }: Opening,
  ): Entry {
    const heading = head === undefined ? (isFirst ? LAID : null) : sentenceOf(head);
    const seat = heading?.args?.['seat'];
    const entry = { line, by: typeof seat === 'number' ? seat : by, number, heading, events: [], undone, words: null };
    this.entries.push(entry);
    if (head?.yours != null) (entry.events as EventShown[]).push({ yours: head.yours });
    return entry;
  }

  /** Takes the lines after this one out again. Of lines that the reader was not told only their numbers are known. */
  private strike(to: number, by: number): Undone {
    const first = this.kept.findIndex(({ line }) => line.line > to);
    if (first < 0) return { steps: by - to - 1, events: [] };
    const gone = this.kept.splice(first);
    if (gone[0] !== undefined) this.goBack(gone[0]);
    return { steps: gone.length, events: gone.flatMap(({ line }) => line.events) };
  }

  private goBack({ entries, last }: LinePosition): void {
    this.entries.length = entries;
    const top = this.entries.at(-1);
    if (top === undefined || last === null || top.events.length === last.events) return;
    [top.line, top.events.length, top.words] = [last.line, last.events, null];
  }

  // --- in words ---

  private wordsOf({ line, by, heading, events, undone }: Entry): LogEntry {
    return {
      line,
      by,
      heading: heading === null ? '' : capital(fill(this.formatter, heading)),
      sentences: undone === null ? this.sentences(events) : this.takenBack(by, undone),
      toYou: events
        .flatMap(({ yours }) => (yours == null ? [] : [tell(this.formatter, yours)]))
        .filter((one) => one !== ''),
      events,
    };
  }

  private sentences(events: readonly EventShown[]): readonly string[] {
    const said = events.map(sentenceOf).filter((one) => one !== null);
    return inRuns(said)
      .flatMap((run) => this.severalOr(run))
      .filter((one) => one !== '');
  }

  /** Where a text has words for several in a row they are told together; else one by one. */
  private severalOr(run: readonly Sentence[]): readonly string[] {
    const several = asSentence(together(this.formatter, 'several', run));
    return several === '' ? run.map((one) => tell(this.formatter, one)) : [several];
  }

  private takenBack(by: number, { steps, events }: Undone): readonly string[] {
    const named = events.flatMap(({ event, undone = '' }) =>
      undone === '' ? [] : [sentenceOf({ event, say: undone })],
    );
    const told = inRuns(named.filter((one) => one !== null)).map((run) => together(this.formatter, 'undone', run));
    const usual = this.formatter.voice.say('log-taken-back', { ...players(this.formatter, 'seat', by), steps });
    return (told.length > 0 ? told : [usual]).map(asSentence);
  }
}

interface Opening {
  readonly head?: EventShown;
  readonly number?: number;
  /** It tells how the game was dealt. */
  readonly isFirst?: boolean;
  readonly undone?: Undone | null;
}

/** Whether the log only grew. */
function isContinued(before: readonly LogLine[], now: readonly LogLine[]): boolean {
  const last = before.length - 1;
  return last < 0 || (now[0] === before[0] && now[last] === before[last]);
}

/** Neighbours with the same text that are about the same seat. */
function inRuns(sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const runs: Sentence[][] = [];
  for (const one of sentences) {
    const before = runs.at(-1)?.[0];
    const isAlike = before?.text === one.text && before.args?.['seat'] === one.args?.['seat'];
    if (isAlike) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs;
}

const saysSomething = ({ heading, sentences, toYou }: LogEntry): boolean =>
  heading !== '' || sentences.length + toYou.length > 0;
