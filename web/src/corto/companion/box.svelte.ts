// A table of cardboard as its players have tapped it in: kept in this browser, so that a phone that goes to sleep loses nothing.
import type { CompanionPosition } from '../../wire/types';

const KEPT_AS = 'saltsea.companion.corto';
export const ADVENTURES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const LENGTHS: readonly number[] = [6, 7, 8, 9];
const ROWS = 'abcd';
const MOST = 13;

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
}

const NO_PIECES: Pieces = { ingots: 0, crows: 0, leopards: 0, carriages: [] };
const newSeat = (): Seat => ({ name: '', sealed: 0, quests: 0, pieces: NO_PIECES });

/** As many as the box says: three strips for two players, else four. */
export const stripsFor = (players: number): number => (players === 2 ? 3 : 4);

const NEW: Box = {
  seats: [newSeat(), newSeat()],
  strips: ['A', 'B', 'C'],
  first: null,
  length: 8,
  printed: false,
  partners: false,
  vessel: null,
  aces: null,
  markers: {},
  seconds: 90,
};

export class BoxTable {
  box = $state.raw<Box>(recall());

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
    const needed = stripsFor(players);
    const others = ADVENTURES.filter((letter) => !this.box.strips.includes(letter));
    const strips = [...this.box.strips, ...others].slice(0, needed);
    this.change({
      seats,
      strips,
      first: null,
      partners: this.box.partners && players === 4,
      markers: this.fitting(players, needed),
    });
  }

  /** Markers of those who play, on strips that are there. */
  private fitting(players: number, strips: number): Box['markers'] {
    const kept = Object.entries(this.box.markers).filter(([square]) => ROWS.indexOf(square.charAt(0)) < strips);
    return Object.fromEntries(kept.map(([square, numbers]) => [square, numbers.slice(0, players)]));
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
    const kept = Object.entries(this.box.markers).filter(([square]) => Number(square.slice(1)) <= length);
    this.change({ length, markers: Object.fromEntries(kept) });
  }

  /** One marker more or fewer of a player on a square. */
  mark(square: string, seat: number, by: 1 | -1): void {
    const numbers = this.box.seats.map((_, place) => this.box.markers[square]?.[place] ?? 0);
    const next = numbers.map((number, place) => (place === seat ? Math.min(MOST, Math.max(0, number + by)) : number));
    const { [square]: _, ...others } = this.box.markers;
    this.change({ markers: next.some((number) => number > 0) ? { ...others, [square]: next } : others });
  }

  /** The same people, an empty table. */
  clear(): void {
    const { seats, seconds, printed, partners, length, strips } = this.box;
    const fresh = seats.map(({ name }) => ({ ...newSeat(), name }));
    this.change({ ...NEW, seats: fresh, seconds, printed, partners, length, strips });
  }
}

/** What the rules are asked about. */
export function positionOf({ seats, ...box }: Box): CompanionPosition {
  const { strips, markers, length, printed, partners } = box;
  return {
    strips,
    markers,
    length,
    printed,
    partners,
    vessel: printed && strips.includes('A') ? box.vessel : null,
    aces: printed && strips.includes('B') ? box.aces : null,
    seats: seats.map(({ sealed, quests, pieces }) => ({ sealed, quests, pieces, stock: null })),
  };
}

export const squaresOf = ({ strips, length }: Box, row: number): readonly string[] =>
  strips[row] === undefined ? [] : Array.from({ length: length - 1 }, (_, place) => `${ROWS.charAt(row)}${place + 2}`);

function recall(): Box {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? 'null');
    return isBox(kept) ? { ...NEW, ...kept } : NEW;
  } catch {
    return NEW;
  }
}

/** What another version of us has written is read only if it can be a table. */
function isBox(kept: unknown): kept is Box {
  if (typeof kept !== 'object' || kept === null) return false;
  const { seats, strips, markers } = kept as Partial<Record<keyof Box, unknown>>;
  return (
    Array.isArray(seats) &&
    Array.isArray(strips) &&
    strips.length === stripsFor(seats.length) &&
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
