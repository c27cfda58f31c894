// One event of Corto as a sentence: the text of its kind, with cards, squares, adventures and people called by name.
import type { SeatShown } from '../../table/game';
import { type Facts, sentence, type Voice } from '../../ui/texts';
import type { Update } from '../../wire/corto';

export type CortoEvent = Update['events'][number];
type Fact = string | number;

export interface Reader {
  readonly voice: Voice;
  readonly seats: readonly SeatShown[];
  readonly seat: number;
}

/** What the next sentence tells anyway, or the board. `TurnBegan` is a heading. */
export const SILENT: ReadonlySet<CortoEvent['kind']> = new Set([
  'Began',
  'DrawAsked',
  'PutAway',
  'TurnEnded',
  'TurnBegan',
  'TurnedUp',
  'QuestsLaid',
  'Agreed',
  'FigurineChosen',
  'Aimed',
  'Lifted',
  'Picked',
  'TrainHit',
]);

const ADVENTURES = 'ABCDEF';
const ROWS = 'abcd';
const STRIDE = 9;
const SQUARES = new Set(['square', 'source', 'first', 'second', 'vessel', 'train', 'tiles']);
const PEOPLE = new Set(['seat', 'owner', 'takers']);

/** Row letter from the top and number: b3. */
export function squareName(square: number): string {
  return `${ROWS.charAt(Math.floor(square / STRIDE))}${(square % STRIDE) + 1}`;
}

/** A3 is the third card of the first adventure. */
export function cardId(card: number): string {
  return `${ADVENTURES.charAt(Math.floor(card / 20))}${(card % 20) + 1}`;
}

export function cardName(voice: Voice, card: number): string {
  return voice.say(card < 0 ? 'card-corto-unused' : `card-corto-${cardId(card)}`);
}

export function adventureName(voice: Voice, adventure: number): string {
  return voice.say(`adventure-corto-${ADVENTURES.charAt(adventure)}`);
}

/** A person's name; where two share one (the same computer player twice), the colour tells them apart. */
export function seatName({ voice, seats }: Pick<Reader, 'voice' | 'seats'>, seat: number): string {
  const name = seats.find((one) => one.seat === seat)?.name ?? '';
  const colour = voice.say(`seat-corto-${seat}`);
  if (name === '') return colour;
  const isShared = seats.some((one) => one.seat !== seat && one.name === name);
  return isShared ? voice.say('story-with-colour', { name, colour }) : name;
}

export function told(reader: Reader, event: CortoEvent): string {
  const { kind, ...facts } = event;
  const spoken = Object.entries(facts).map(([name, value]) => [name, said(reader, name, value)] as const);
  return sentence(reader.voice.say(`event-corto-${kind}`, Object.fromEntries(spoken) satisfies Facts));
}

function said(reader: Reader, name: string, value: number | null | readonly number[]): Fact {
  if (value === null) return reader.voice.say('story-unseen');
  if (typeof value === 'number') return called(reader, name, value);
  return value.map((one) => called(reader, name, one)).join(', ') || '–';
}

function called(reader: Reader, name: string, value: number): Fact {
  if (PEOPLE.has(name)) return seatName(reader, value);
  if (SQUARES.has(name)) return value < 0 ? reader.voice.say('square-corto-nowhere') : squareName(value);
  if (name === 'card') return cardName(reader.voice, value);
  if (name === 'adventure' || name === 'strips') return adventureName(reader.voice, value);
  if (name === 'figurine') return value < 0 ? '–' : reader.voice.say(`figurine-corto-${value}`);
  return value;
}
