// The log of Corto in words. The steps of one card make one entry, and so do the cards of one draw; what goes without
// saying is left out; what was taken back is struck out.
import type { Told } from '../../table/game';
import type { LineShown } from '../../wire/types';
import { adventureName, cardName, type CortoEvent, type Reader, seatName, SILENT, told } from './telling-words';
import { sentence } from '../../ui/texts';
import { Yours } from './telling-yours';

type Drew = Extract<CortoEvent, { readonly kind: 'Drew' }>;

interface Entry {
  line: number;
  readonly by: number;
  readonly heading: string;
  readonly events: CortoEvent[];
  readonly sentences: string[];
  readonly toYou: string[];
}

/** The lines that count, and the takings back themselves with the cards that they took back. */
interface Kept {
  readonly line: LineShown;
  readonly events: readonly CortoEvent[];
  readonly undone: readonly number[] | null;
}

export function tell(lines: readonly LineShown[], reader: Reader): readonly Told[] {
  return new Telling(reader, lines[0]?.line === 0).all(inForce(lines));
}

/** The lines of the last turn that somebody other than this seat finished. */
export function lately(lines: readonly LineShown[], seat: number): readonly LineShown[] {
  const kept = inForce(lines);
  const end = kept.findLastIndex(({ events }) =>
    events.some((event) => event.kind === 'TurnEnded' && event.seat !== seat),
  );
  const who = kept[end]?.events.find((event) => event.kind === 'TurnEnded')?.seat;
  const start = kept.findLastIndex(
    ({ events }, place) => place < end && events.some((event) => event.kind === 'TurnBegan' && event.seat === who),
  );
  return kept.slice(start + 1, end + 1).map(({ line }) => line);
}

function inForce(lines: readonly LineShown[]): readonly Kept[] {
  const kept: Kept[] = [];
  for (const line of lines) {
    const events = line.events as readonly CortoEvent[];
    kept.push({ line, events, undone: line.undo_to === null ? null : struck(kept, line.undo_to) });
  }
  return kept;
}

/** Takes the lines after this one out; the cards that were played in them. */
function struck(kept: Kept[], to: number): readonly number[] {
  const first = kept.findIndex(({ line }) => line.line > to);
  const gone = first < 0 ? [] : kept.splice(first);
  return gone.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'CardPlayed' ? [event.card] : [])));
}

class Telling {
  private readonly entries: Entry[] = [];
  private readonly yours: Yours;
  private first = -1;
  private turns = 0;

  constructor(
    private readonly reader: Reader,
    /** Whether the log begins with the dealing, so that turns can be counted. */
    private readonly isWhole: boolean,
  ) {
    this.yours = new Yours(reader);
  }

  all(kept: readonly Kept[]): readonly Told[] {
    kept.forEach((one, place) => this.line(one, kept[place - 1]));
    return this.entries
      .map((entry) => ({
        line: entry.line,
        by: entry.by,
        heading: entry.heading,
        toYou: entry.toYou,
        sentences: [...entry.sentences, ...this.sentences(entry.events)],
      }))
      .filter((entry) => entry.heading !== '' || entry.sentences.length > 0);
  }

  private line(kept: Kept, before: Kept | undefined): void {
    const { line } = kept;
    if (kept.undone !== null) {
      this.open(line, '').sentences.push(this.takenBack(line.by, kept.undone));
      return;
    }
    const newHeading = kept.events.findLastIndex((event) => this.isHeadline(event, kept.events));
    const rest = newHeading < 0 ? kept.events : kept.events.slice(0, newHeading);
    const last = this.entries.at(-1);
    // What a turn's last line tells belongs above the next turn's heading, which has that line's number.
    const isAdded = last !== undefined && (newHeading >= 0 || goesOn(before, kept));
    const entry = isAdded ? last : this.open(line, line.line === 0 ? this.reader.voice.say('story-laid') : '');
    this.add(entry, rest, line, { isPass: isPass(kept, before) });
    if (newHeading < 0) entry.line = line.line;
    else this.add(this.openTurn(line, kept.events[newHeading]), kept.events.slice(newHeading), line, { isPass: false });
  }

  private open(line: LineShown, heading: string): Entry {
    const entry = { line: line.line, by: line.by, heading, events: [], sentences: [], toYou: [] };
    this.entries.push(entry);
    return entry;
  }

  private openTurn(line: LineShown, event: CortoEvent | undefined): Entry {
    if (event?.kind !== 'TurnBegan') return this.open(line, this.reader.voice.say('story-end'));
    const facts = { turn: this.turns + 1, seat: seatName(this.reader, event.seat) };
    const heading = this.isWhole
      ? this.reader.voice.say('story-turn', facts)
      : this.reader.voice.say('story-turn-of', { seat: facts.seat });
    const entry: Entry = { line: line.line, by: event.seat, heading, events: [], sentences: [], toYou: [] };
    this.entries.push(entry);
    return entry;
  }

  private add(
    entry: Entry,
    events: readonly CortoEvent[],
    line: LineShown,
    { isPass: passes }: { readonly isPass: boolean },
  ): void {
    if (passes) entry.sentences.push(this.reader.voice.say('story-passes', { seat: seatName(this.reader, line.by) }));
    for (const event of events) {
      this.count(event);
      entry.events.push(event);
      const said = this.yours.hear(event, line.by);
      if (said !== '') entry.toYou.push(said);
    }
  }

  private count(event: CortoEvent): void {
    if (event.kind === 'FirstNamed') this.first = event.seat;
    if (event.kind === 'TurnEnded' || event.kind === 'Skipped') this.turns += 1;
  }

  /** A turn, or the end. While the first markers are laid out one player follows another without one. */
  private isHeadline(event: CortoEvent, line: readonly CortoEvent[]): boolean {
    if (event.kind === 'Ended') return true;
    return event.kind === 'TurnBegan' && (event.seat === this.first || line.some(({ kind }) => kind === 'TurnEnded'));
  }

  private takenBack(by: number, cards: readonly number[]): string {
    const { voice } = this.reader;
    const seat = seatName(this.reader, by);
    if (cards.length === 0) return sentence(voice.say('story-takes-back', { seat }));
    return sentence(
      voice.say('story-takes-back-cards', { seat, cards: cards.map((card) => this.quoted(card)).join(', ') }),
    );
  }

  /** Cards that are drawn in a row are told together. */
  private sentences(events: readonly CortoEvent[]): readonly string[] {
    const said: string[] = [];
    let drawn: Drew[] = [];
    const heard = events.filter((event, place) => isTold(event, events[place - 1], events));
    for (const event of heard) {
      if (event.kind === 'Drew') {
        drawn.push(event);
        continue;
      }
      said.push(...this.drawn(drawn), told(this.reader, event));
      drawn = [];
    }
    return [...said, ...this.drawn(drawn)];
  }

  /** By name what the reader has seen; of other hands only the backs. */
  private drawn(events: readonly Drew[]): readonly string[] {
    const { voice } = this.reader;
    const [first] = events;
    if (first === undefined) return [];
    const seat = seatName(this.reader, first.seat);
    const cards = events.flatMap(({ card }) => (card === null ? [] : [this.quoted(card)]));
    if (cards.length > 0) return [sentence(voice.say('story-draws-cards', { seat, cards: cards.join(', ') }))];
    return [sentence(voice.say('story-draws', { seat, number: events.length, decks: this.decks(events) }))];
  }

  private decks(events: readonly Drew[]): string {
    const numbers = new Map<number, number>();
    for (const { adventure } of events) numbers.set(adventure, (numbers.get(adventure) ?? 0) + 1);
    const said = [...numbers].map(
      ([adventure, number]) => `${adventureName(this.reader.voice, adventure)}${number > 1 ? ` ×${number}` : ''}`,
    );
    return said.join(', ');
  }

  private quoted(card: number): string {
    return this.reader.voice.say('story-quoted', { card: cardName(this.reader.voice, card) });
  }
}

/** A character that is placed was played, and bears its first marker; a guard that is laid was played: neither is said. */
function isTold(event: CortoEvent, before: CortoEvent | undefined, all: readonly CortoEvent[]): boolean {
  if (event.kind === 'CardPlayed')
    return !all.some((other) => (other.kind === 'Placed' || other.kind === 'GuardLaid') && other.card === event.card);
  if (event.kind === 'Marked') return !(before?.kind === 'Placed' && before.square === event.square);
  return !SILENT.has(event.kind);
}

/** The steps of one card, the cards of one draw. */
function goesOn(before: Kept | undefined, kept: Kept): boolean {
  if (before === undefined || before.undone !== null || before.line.by !== kept.line.by) return false;
  const [began, came] = [before.events[0]?.kind, kept.events[0]?.kind];
  if (came === 'CardPlayed' || before.events.some((event) => event.kind === 'TurnBegan')) return false;
  return isOfDraw(began) || !isOfDraw(came);
}

function isOfDraw(kind: CortoEvent['kind'] | undefined): boolean {
  return kind === 'DrawAsked' || kind === 'Discarded';
}

/** Whether a turn ends with the line after the one that it began with: nothing was played, discarded or drawn. */
function isPass(kept: Kept, before: Kept | undefined): boolean {
  return (
    kept.events[0]?.kind === 'TurnEnded' &&
    before !== undefined &&
    before.events.some((event) => event.kind === 'TurnBegan' && event.seat === kept.line.by)
  );
}
