// A scene of the pirates with its types, and what can be read off ship, sea and sand at a glance. Nothing here judges.
import type { Live } from '../table/game';
import type { Scene } from '../table/session.svelte';
import type { PiratesPrivate, PiratesPublic, Sand, Sea, Ship, Update } from '../wire/pirates';
import { CARD_IDS, type CardFacts, factsOf } from './art/cards';
import { AREAS, CANNON_SPACES, SECTORS, SLOTS, SPACES } from './art/geometry';
import type { Colour } from './art/sailors';

export type Action = Update['legal'][number];
export type PiratesEvent = Update['events'][number];

/** The parts of a voyage that are drawn. A line's way from one to the other can be shown step by step. */
export interface Drawn {
  readonly ship: Ship;
  readonly sea: Sea;
  readonly sand: Sand;
}

/** One sandtimer, where it is and whose. */
export interface Timer {
  readonly timer: number;
  readonly owner: number;
  /** The space that it stands on; null in a hand. */
  readonly space: number | null;
  readonly isReady: boolean;
  readonly isCursed: boolean;
  readonly isMine: boolean;
}

export interface Sight {
  readonly scene: Scene;
  readonly seat: number;
  readonly table: PiratesPublic;
  readonly legal: readonly Action[];
  /** In the order of their numbers. */
  readonly timers: readonly Timer[];
  /** The numbers of one's own. */
  readonly mine: readonly number[];
}

/** How far a round is: the numbers of the wire. */
export const PHASE = { briefing: 1, sailing: 3, over: 7 } as const;
/** How the ship's clock stands. */
export const STANDS = { runs: 0, paused: 1, held: 2 } as const;
/** How a voyage ended. */
export const RESULT = { won: 1, sunk: 2, late: 3 } as const;
const NO_CARD = -1;
/** Spaces from here on are those of cards: this and the card's position. */
export const FIRST_CARD_SPACE = SPACES.length;
export const POSITIONS = Array.from({ length: SECTORS * SLOTS }, (_, position) => position);

/** `own` are further seats of this device: their timers are as much one's own. */
export function look(scene: Scene, own: readonly number[] = []): Sight {
  const table = scene.public as PiratesPublic;
  const held = (scene.private as PiratesPrivate | null)?.timers ?? [];
  const mine = table.owners.flatMap((owner, timer) => (held.includes(timer) || own.includes(owner) ? [timer] : []));
  const timers = table.owners.map((owner, timer) => timerOf(table.sand, timer, owner, mine));
  return { scene, seat: scene.seat, table, legal: scene.legal as readonly Action[], timers, mine };
}

/** As those who play from this device see it; a watcher, or a replay, has nothing of its own. */
export function lookFrom({ scene, seats, hands }: Live): Sight {
  return look(scene, hands === null ? [] : seats.filter(({ isMine }) => isMine).map(({ seat }) => seat));
}

function timerOf(sand: Sand, timer: number, owner: number, mine: readonly number[]): Timer {
  const space = sand.at[timer] ?? -1;
  return {
    timer,
    owner,
    space: space < 0 ? null : space,
    isReady: holds(sand.ready, timer),
    isCursed: holds(sand.cursed, timer),
    isMine: mine.includes(timer),
  };
}

// --- sets as the wire has them ---

export const holds = (set: number, member: number): boolean => ((set >> member) & 1) === 1;

export function members(set: number): readonly number[] {
  return Array.from({ length: 32 }, (_, member) => member).filter((member) => holds(set, member));
}

// --- the ship ---

export const spacesOf = ({ spaces }: Ship): readonly number[] => members(spaces);

/** The number of the area that a space of the ship belongs to. */
export function areaOf(space: number): number {
  const area = SPACES[space]?.area;
  return area === undefined ? -1 : AREAS.indexOf(area);
}

/** The cannon in a space of the ship; -1 if there is none. */
export const cannonIn = (space: number): number => CANNON_SPACES.findIndex((one) => one === space);

export const cannonSpace = (cannon: number): number => CANNON_SPACES[cannon] ?? -1;

/** The sector that lies so many clockwise of another. */
export const sectorAt = (from: number, by: number): number => (((from + by) % SECTORS) + SECTORS) % SECTORS;

// --- the sea ---

export const sectorOf = (position: number): number => Math.floor(position / SLOTS);

export interface CardSeen {
  readonly position: number;
  /** Its own number in this round, which it keeps wherever it goes. */
  readonly number: number;
  /** The card's id; null if nobody has seen it yet. */
  readonly id: string | null;
  readonly isUp: boolean;
  readonly damage: number;
}

/** The cards around the ship, by their positions. */
export function cardsOf({ kinds, numbers, up, wounds }: Sea): readonly CardSeen[] {
  return POSITIONS.filter((position) => (kinds[position] ?? NO_CARD) !== NO_CARD).map((position) => ({
    position,
    number: numbers[position] ?? 0,
    id: CARD_IDS[kinds[position] ?? NO_CARD] ?? null,
    isUp: holds(up, position),
    damage: wounds[position] ?? 0,
  }));
}

/** What a card that lies face up shows; null while nothing is to be seen. */
export const shownBy = ({ id, isUp }: CardSeen): CardFacts | null => (id !== null && isUp ? factsOf(id) : null);

/** The card whose space this is, if it is no space of the ship. */
export const cardUnder = (space: number): number | null =>
  space >= FIRST_CARD_SPACE ? space - FIRST_CARD_SPACE : null;

// --- who is who ---

/** A sailor's colour and shape. Somebody who sails alone tells the timers apart by it. */
export function colourOf({ players, owners }: PiratesPublic, timer: number): Colour {
  return (players === 1 ? timer % 4 : (owners[timer] ?? 0) % 4) as Colour;
}

/** As many life points as the voyage began with: none ever comes back. */
export function livesAtStart({ ship, log }: PiratesPublic): number {
  return ship.lives + (log.tally[LIVES_LOST] ?? 0);
}
const LIVES_LOST = 3;

export const corksInAll = ({ corks_left: left, ship }: PiratesPublic): number => left + members(ship.corks).length;
export const ballsInAll = ({ balls_left: left, ship }: PiratesPublic): number => left + members(ship.loaded).length;
