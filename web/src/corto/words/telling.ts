// The log of Corto in words: the sentences that come with the events. The steps of one card make one entry, and so do the
// cards of one draw; what was taken back is struck out.
import type { Reader, Told } from '../../table/game';
import { type LogLine, sentenceOf } from '../../table/scene';
import { fill, tell as tellSentence } from '../../ui/sentences';
import { sentence } from '../../ui/texts';
import type { EventShown } from '../../wire/views/common';
import type { Drew, GameEvent } from '../../wire/views/corto';
import type { CortoHappening } from '../view';
import { adventureName, capital, cardName } from './names';

interface Entry {
  line: number;
  readonly by: number;
  readonly heading: string;
  readonly events: EventShown[];
  readonly sentences: string[];
  readonly toYou: string[];
}

/** The lines that count, and the takings back themselves with the cards that they took back. */
interface Kept {
  readonly line: LogLine;
  readonly undone: readonly string[] | null;
}

const eventOf = ({ event }: EventShown): GameEvent | null => (event ?? null) as GameEvent | null;
const kindOf = (shown: EventShown | undefined): GameEvent['kind'] | undefined =>
  shown === undefined ? undefined : eventOf(shown)?.kind;
const has = ({ events }: LogLine, kind: GameEvent['kind']): boolean => events.some((one) => kindOf(one) === kind);

export function tell(lines: readonly LogLine[], reader: Reader): readonly Told[] {
  return new Telling(reader).all(inForce(lines));
}

/** A line as it happened, as the log will have it. */
export function lineOf({ scene, by, undoTo, events }: CortoHappening): LogLine {
  const told = events.map(({ event, sentence: says, heading, yours }) => ({
    event,
    ...(says === null ? {} : { say: says.text, args: says.args ?? {} }),
    heading,
    yours,
  }));
  return { line: scene.line, at: scene.at, by, undo_to: undoTo, events: told };
}

/** The lines of the last turn that another player than this seat finished. */
export function lately(lines: readonly LogLine[], seat: number): readonly LogLine[] {
  const kept = inForce(lines).map(({ line }) => line);
  const seatsOf = (line: LogLine | undefined, kind: 'TurnEnded' | 'TurnBegan'): readonly number[] =>
    (line?.events ?? []).map(eventOf).flatMap((event) => (event?.kind === kind ? [event.seat] : []));
  const end = kept.findLastIndex((line) => seatsOf(line, 'TurnEnded').some((who) => who !== seat));
  const [who = -1] = seatsOf(kept[end], 'TurnEnded');
  const start = kept.findLastIndex((line, place) => place < end && seatsOf(line, 'TurnBegan').includes(who));
  return kept.slice(start + 1, end + 1);
}

function inForce(lines: readonly LogLine[]): readonly Kept[] {
  const kept: Kept[] = [];
  for (const line of lines) kept.push({ line, undone: line.undo_to === null ? null : struck(kept, line.undo_to) });
  return kept;
}

/** Takes the lines after this one out; the cards that were played in them. */
function struck(kept: Kept[], to: number): readonly string[] {
  const first = kept.findIndex(({ line }) => line.line > to);
  const gone = first < 0 ? [] : kept.splice(first);
  const events = gone.flatMap(({ line }) => line.events.map(eventOf));
  return events.flatMap((event) => (event?.kind === 'CardPlayed' ? [event.card] : []));
}

class Telling {
  private readonly entries: Entry[] = [];
  private readonly reader: Reader;

  constructor(reader: Reader) {
    this.reader = reader;
  }

  all(kept: readonly Kept[]): readonly Told[] {
    kept.forEach((one, place) => this.line(one, kept[place - 1]));
    return this.entries
      .map(({ events, sentences, ...entry }) => ({ ...entry, sentences: [...sentences, ...this.sentences(events)] }))
      .filter((entry) => entry.heading !== '' || entry.sentences.length > 0);
  }

  private line({ line, undone }: Kept, before: Kept | undefined): void {
    if (undone !== null) {
      this.open(line.line, line.by, '').sentences.push(this.takenBack(line.by, undone));
      return;
    }
    const place = line.events.findLastIndex(({ heading }) => heading === true);
    const rest = place < 0 ? line.events : line.events.slice(0, place);
    const last = this.entries.at(-1);
    // What a turn's last line tells belongs above the next turn's heading, which has that line's number.
    const isAdded = last !== undefined && (place >= 0 || goesOn(before, line));
    const heading = line.line === 0 ? this.reader.voice.say('story-laid') : '';
    const entry = isAdded ? last : this.open(line.line, line.by, heading);
    this.add(entry, rest);
    const [head, ...after] = line.events.slice(rest.length);
    if (head === undefined) entry.line = line.line;
    else this.add(this.openPart(line, head), after);
  }

  private open(line: number, by: number, heading: string): Entry {
    const entry = { line, by, heading, events: [], sentences: [], toYou: [] };
    this.entries.push(entry);
    return entry;
  }

  private openPart({ line, by }: LogLine, head: EventShown): Entry {
    const event = eventOf(head);
    const said = sentenceOf(head);
    const heading = said === null ? '' : capital(fill(this.reader.teller, said));
    return this.open(line, event !== null && 'seat' in event ? event.seat : by, heading);
  }

  private add(entry: Entry, events: readonly EventShown[]): void {
    for (const shown of events) {
      if (shown.heading !== true) entry.events.push(shown);
      if (shown.yours != null) entry.toYou.push(tellSentence(this.reader.teller, shown.yours));
    }
  }

  private takenBack(by: number, cards: readonly string[]): string {
    const { voice, teller } = this.reader;
    const seat = teller.seatName(by);
    if (cards.length === 0) return sentence(voice.say('log-taken-back', { seat }));
    return sentence(voice.say('story-takes-back-cards', { seat, cards: this.quoted(cards) }));
  }

  /** Cards that are drawn in a row are told together. */
  private sentences(events: readonly EventShown[]): readonly string[] {
    const said: string[] = [];
    let drawn: Drew[] = [];
    for (const shown of events) {
      const event = eventOf(shown);
      const says = sentenceOf(shown);
      if (event?.kind === 'Drew') drawn.push(event);
      else if (says !== null) {
        said.push(...this.drawn(drawn), tellSentence(this.reader.teller, says));
        drawn = [];
      }
    }
    return [...said, ...this.drawn(drawn)];
  }

  /** By name what the reader has seen; of other hands only the backs. */
  private drawn(events: readonly Drew[]): readonly string[] {
    const { voice, teller } = this.reader;
    const [first] = events;
    if (first === undefined) return [];
    const seat = teller.seatName(first.seat);
    const cards = events.flatMap(({ card }) => (card === undefined ? [] : [card]));
    if (cards.length > 0) return [sentence(voice.say('story-draws-cards', { seat, cards: this.quoted(cards) }))];
    return [sentence(voice.say('story-draws', { seat, number: events.length, decks: this.decks(events) }))];
  }

  private decks(events: readonly Drew[]): string {
    const numbers = new Map<string, number>();
    for (const { adventure } of events) numbers.set(adventure, (numbers.get(adventure) ?? 0) + 1);
    const said = [...numbers].map(
      ([adventure, number]) => `${adventureName(this.reader.voice, adventure)}${number > 1 ? ` ×${number}` : ''}`,
    );
    return said.join(', ');
  }

  private quoted(cards: readonly string[]): string {
    const { voice } = this.reader;
    return cards.map((card) => voice.say('story-quoted', { card: cardName(voice, card) })).join(', ');
  }
}

/** The steps of one card, the cards of one draw. */
function goesOn(before: Kept | undefined, line: LogLine): boolean {
  if (before === undefined || before.undone !== null || before.line.by !== line.by) return false;
  const [began, came] = [kindOf(before.line.events[0]), kindOf(line.events[0])];
  if (came === 'CardPlayed' || has(before.line, 'TurnBegan')) return false;
  return isOfDraw(began) || !isOfDraw(came);
}

function isOfDraw(kind: GameEvent['kind'] | undefined): boolean {
  return kind === 'DrawAsked' || kind === 'Discarded';
}
