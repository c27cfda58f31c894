// A table of cardboard as its players have tapped it in: kept in this browser, so that a phone that goes to sleep loses nothing.
import { ask } from '../../wire/api';
import type { CompanionBox, CompanionPosition } from '../../wire/types';
import type { Turn } from './turn.svelte';

const KEPT_AS = 'saltsea.companion.corto';

/** What the box can be set up as: the rules say it. */
export const fetchBox = (): Promise<CompanionBox> => ask('/api/companion/corto');

export interface Pieces {
  readonly ingots: number;
  readonly crows: number;
  readonly leopards: number;
  readonly carriages: readonly number[];
}

export interface Seat {
  readonly name: string;
  readonly sealed: number;
  readonly quests: number;
  readonly pieces: Pieces;
}

export interface Box {
  readonly seats: readonly Seat[];
  readonly strips: readonly string[];
  /** Who begins; null before that was dealt. */
  readonly first: number | null;
  readonly length: number;
  readonly printed: boolean;
  readonly partners: boolean;
  readonly vessel: string | null;
  readonly aces: number | null;
  readonly markers: Readonly<Record<string, readonly number[]>>;
  /** Seconds for a turn; 0 for no clock. */
  readonly seconds: number;
  /** Whose turn it is, and how long still; null before the clock was started. */
  readonly turn: Turn | null;
}

const NO_PIECES: Pieces = { ingots: 0, crows: 0, leopards: 0, carriages: [] };
const newSeat = (): Seat => ({ name: '', sealed: 0, quests: 0, pieces: NO_PIECES });

/** A table for as few as can play. */
function newBox({ tables, adventures, usual_length: length }: CompanionBox): Box {
  const { players = 0, strips = 0 } = tables[0] ?? {};
  return {
    seats: Array.from({ length: players }, newSeat),
    strips: adventures.slice(0, strips),
    first: null,
    length,
    printed: false,
    partners: false,
    vessel: null,
    aces: null,
    markers: {},
    seconds: 90,
    turn: null,
  };
}

export class BoxTable {
  readonly rules: CompanionBox;
  box = $state.raw<Box>({} as Box);

  constructor(rules: CompanionBox) {
    this.rules = rules;
    this.box = recall(rules);
  }

  /** Whether as many as sit here may play in pairs. */
  get mayPair(): boolean {
    return this.rules.tables.some(({ players, partners }) => players === this.box.seats.length && partners);
  }

  change(change: Partial<Box>): void {
    this.box = { ...this.box, ...change };
    keep(this.box);
  }

  changeSeat(seat: number, change: Partial<Seat>): void {
    this.change({ seats: this.box.seats.map((one, place) => (place === seat ? { ...one, ...change } : one)) });
  }

  changePieces(seat: number, change: Partial<Pieces>): void {
    const { pieces } = this.box.seats[seat] ?? newSeat();
    this.changeSeat(seat, { pieces: { ...pieces, ...change } });
  }

  setPlayers(players: number): void {
    const seats = Array.from({ length: players }, (_, seat) => this.box.seats[seat] ?? newSeat());
    const { strips: needed = 0, partners = false } = this.rules.tables.find((one) => one.players === players) ?? {};
    const others = this.rules.adventures.filter((letter) => !this.box.strips.includes(letter));
    const strips = [...this.box.strips, ...others].slice(0, needed);
    this.change({
      seats,
      strips,
      first: null,
      turn: null,
      partners: this.box.partners && partners,
      markers: this.fitting(this.box.length, needed, players),
      vessel: this.vesselOn(this.box.length, needed),
      aces: this.box.aces !== null && this.box.aces < players ? this.box.aces : null,
    });
  }

  /** The squares of the strips that lie there, from the top strip down. */
  get squares(): readonly (readonly string[])[] {
    return this.squaresOf(this.box.length, this.box.strips.length);
  }

  private squaresOf(length: number, strips: number): readonly (readonly string[])[] {
    return (this.rules.squares[length] ?? []).slice(0, strips);
  }

  /** Markers of those who play, on squares that are there. */
  private fitting(length: number, strips: number, players: number): Box['markers'] {
    const there = new Set(this.squaresOf(length, strips).flat());
    const kept = Object.entries(this.box.markers).filter(([square]) => there.has(square));
    return Object.fromEntries(kept.map(([square, numbers]) => [square, numbers.slice(0, players)]));
  }

  /** The vessel's square, if it is still there. */
  private vesselOn(length: number, strips: number): string | null {
    const { vessel } = this.box;
    return vessel !== null && this.squaresOf(length, strips).flat().includes(vessel) ? vessel : null;
  }

  /** A strip changes places with the one that had its place. */
  setStrip(place: number, letter: string): void {
    const there = this.box.strips.indexOf(letter);
    const before = this.box.strips[place];
    this.change({
      strips: this.box.strips.map((one, at) =>
        at === place ? letter : at === there && before !== undefined ? before : one,
      ),
    });
  }

  setLength(length: number): void {
    const { strips, seats } = this.box;
    const vessel = this.vesselOn(length, strips.length);
    this.change({ length, vessel, markers: this.fitting(length, strips.length, seats.length) });
  }

  /** So many markers of a player on a square. */
  mark(square: string, seat: number, held: number): void {
    const numbers = this.box.seats.map((_, place) => this.box.markers[square]?.[place] ?? 0);
    const most = this.rules.markers;
    const next = numbers.map((number, place) => (place === seat ? Math.min(most, Math.max(0, held)) : number));
    const { [square]: _, ...others } = this.box.markers;
    this.change({ markers: next.some((number) => number > 0) ? { ...others, [square]: next } : others });
  }

  /** The same people, an empty table. */
  clear(): void {
    const { seats, seconds, printed, partners, length, strips } = this.box;
    const fresh = seats.map(({ name }) => ({ ...newSeat(), name }));
    this.change({ ...newBox(this.rules), seats: fresh, seconds, printed, partners, length, strips });
  }
}

/** What the rules are asked about. */
export function positionOf({ seats, ...box }: Box, rules: CompanionBox): CompanionPosition {
  const { strips, markers, length, printed, partners } = box;
  return {
    strips,
    markers,
    length,
    printed,
    partners,
    vessel: printed && strips.includes(rules.vessel) ? box.vessel : null,
    aces: printed && strips.includes(rules.aces) ? box.aces : null,
    seats: seats.map(({ sealed, quests, pieces }) => ({ sealed, quests, pieces, stock: null })),
  };
}

function recall(rules: CompanionBox): Box {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? 'null');
    return isBox(kept, rules) ? { ...newBox(rules), ...kept } : newBox(rules);
  } catch {
    return newBox(rules);
  }
}

/** What another version of us has written is read only if it can be a table. */
function isBox(kept: unknown, { tables }: CompanionBox): kept is Box {
  if (typeof kept !== 'object' || kept === null) return false;
  const { seats, strips, markers } = kept as Partial<Record<keyof Box, unknown>>;
  return (
    Array.isArray(seats) &&
    Array.isArray(strips) &&
    tables.some((one) => one.players === seats.length && one.strips === strips.length) &&
    typeof markers === 'object' &&
    seats.every((seat: unknown) => typeof seat === 'object' && seat !== null && 'pieces' in seat)
  );
}

function keep(box: Box): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(box));
  } catch {
    // a private window: it lasts as long as the page
  }
}
