// What timers, spaces, cards, cannons and people are called, and how actions and events are told: the text of their kind
// with each number spoken by name. What a crew has not come to yet has no text here, and then nothing is said of it.
import events from '../../../../src/saltsea/content/pirates/events.json';
import type { SeatShown } from '../../table/game';
import { TABLE } from '../../table/session.svelte';
import { type Facts, sentence, type Voice } from '../../ui/texts';
import { CARD_IDS } from '../art/cards';
import { TOKEN_IDS } from '../art/tokens';
import { clockFace } from '../time';
import { type Action, areaOf, cardUnder, FIRST_CARD_SPACE, members, type PiratesEvent, sectorOf } from '../view';

export interface Reader {
  readonly voice: Voice;
  readonly seats: readonly SeatShown[];
  readonly seat: number;
}

/** Nobody, nothing or nowhere: never said, but what a sentence chooses its words by. */
const NONE = 'none';
const SLOTS = 3;
const EVENT_IDS = events.events.map(({ id }) => id);

// --- names ---

/** A person's name, or the colour of the seat; where two share a name, both. */
export function seatName({ voice, seats }: Pick<Reader, 'voice' | 'seats'>, seat: number): string {
  const name = seats.find((one) => one.seat === seat)?.name ?? '';
  const colour = voice.say(`seat-pirates-${seat}`);
  if (name === '') return colour;
  const isShared = seats.some((one) => one.seat !== seat && one.name === name);
  return isShared ? voice.say('deck-with-colour', { name, colour }) : name;
}

export const timerName = (voice: Voice, timer: number): string => voice.say('timer-pirates', { number: timer + 1 });

/** NE */
export const sectorName = (voice: Voice, sector: number): string => voice.say(`sector-pirates-${sector}`);

/** North-east, as a sentence needs it. */
export const sectorInFull = (voice: Voice, sector: number): string => voice.part(`sector-pirates-${sector}`, 'long');

/** NE2 */
export function positionName(voice: Voice, position: number): string {
  return `${sectorName(voice, sectorOf(position))}${(position % SLOTS) + 1}`;
}

/** The name of a card, token or event by its id; empty where the crew has not come to it yet. */
export function titleOf(voice: Voice, id: string): string {
  return voice.part(`rule-pirates-${id.replace('.', '-')}`, 'title');
}

/** A card's name; just “a card” for one without. */
export const cardName = (voice: Voice, id: string | null): string =>
  (id === null ? '' : titleOf(voice, id)) || voice.say('deck-a-card');

/** A space of the ship by its name, that of a card by where the card lies. */
export function spaceName(voice: Voice, space: number): string {
  const position = cardUnder(space);
  if (position !== null) return voice.say('card-pirates-at', { position: positionName(voice, position) });
  return named(voice, `space-pirates-${space}`);
}

export const areaName = (voice: Voice, area: number): string => named(voice, `area-pirates-${area}`);
export const cannonName = (voice: Voice, cannon: number): string => named(voice, `cannon-pirates-${cannon}`);

/** Spaces of ship parts have names only for crews who have met them. */
const named = (voice: Voice, id: string): string => (voice.has(id) ? voice.say(id) : voice.say('deck-a-space'));

/** 2:05 */
export const clockName = (voice: Voice, millis: number): string => voice.say('clock-pirates', clockFace(millis));

// --- sentences ---

export function eventSaid(reader: Reader, event: PiratesEvent): string {
  return sentence(nounSaid(reader, 'event', event));
}

export function actionSaid(reader: Reader, action: Action): string {
  return nounSaid(reader, 'action', action);
}

function nounSaid(reader: Reader, what: 'action' | 'event', noun: Action | PiratesEvent): string {
  const { kind, ...facts } = noun;
  const id = `${what}-pirates-${kind}`;
  if (!reader.voice.has(id)) return '';
  const spoken = Object.entries(facts).map(([name, value]) => [name, factSaid(reader, name, value)] as const);
  return reader.voice.say(id, Object.fromEntries(spoken) satisfies Facts);
}

function factSaid(reader: Reader, name: string, value: number | null | readonly number[]): string | number {
  if (value === null) return NONE;
  if (typeof value === 'number') return called(reader, name, value);
  return value.map((one) => called(reader, name, one)).join(', ') || '–';
}

type Call = (reader: Reader, value: number) => string | number;

const unlessNone =
  (call: Call): Call =>
  (reader, value) =>
    value < 0 ? NONE : call(reader, value);

const CALLS: readonly (readonly [string, Call])[] = [
  ['seat', (reader, seat) => (seat === TABLE ? NONE : seatName(reader, seat))],
  ['timer curses', unlessNone(({ voice }, timer) => timerName(voice, timer))],
  ['sector heading', ({ voice }, sector) => sectorInFull(voice, sector)],
  ['position positions sources targets known', ({ voice }, position) => positionName(voice, position)],
  ['space', unlessNone(({ voice }, space) => spaceName(voice, space))],
  ['spaces', ({ voice }, spaces) => areasSaid(voice, spaces)],
  ['area', ({ voice }, area) => areaName(voice, area)],
  ['cannon first second', unlessNone(({ voice }, cannon) => cannonName(voice, cannon))],
  [
    'cannons',
    ({ voice }, cannons) =>
      members(cannons)
        .map((cannon) => cannonName(voice, cannon))
        .join(', ') || '–',
  ],
  ['card deal', ({ voice }, kind) => cardName(voice, CARD_IDS[kind] ?? null)],
  ['token', ({ voice }, token) => titleOf(voice, TOKEN_IDS[token] ?? '')],
  ['happening', ({ voice }, happening) => titleOf(voice, eventId(happening)) || voice.say('deck-an-event')],
  ['left', ({ voice }, millis) => clockName(voice, millis)],
  ['round stage', (_, number) => String(number + 1)],
];
const CALL_OF: ReadonlyMap<string, Call> = new Map(
  CALLS.flatMap(([names, call]) => names.split(' ').map((name) => [name, call] as const)),
);

function called(reader: Reader, name: string, value: number): string | number {
  return CALL_OF.get(name)?.(reader, value) ?? value;
}

/** The areas that a set of the ship's spaces belongs to. */
export function areasSaid(voice: Voice, spaces: number): string {
  const areas = new Set(
    members(spaces)
      .filter((space) => space < FIRST_CARD_SPACE)
      .map(areaOf),
  );
  return [...areas].map((area) => areaName(voice, area)).join(', ') || '–';
}

/** An event of the App by its number on the wire. */
export const eventId = (happening: number): string => EVENT_IDS[happening] ?? '';
