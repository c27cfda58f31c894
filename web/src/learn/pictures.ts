// The pictures of the introduction and of the rules' worked examples: positions that the engine has played, written by
// tools/write_corto_pictures.py.
import type { Args, Formatter } from '../ui/sentences';
import type { Voice } from '../ui/texts';
import type { CortoGroup, CortoSquare, GoldLine } from '../wire/views/corto';
import data from './pictures.json';

export interface Group {
  readonly seat: number;
  readonly gold: number;
  readonly squares: readonly string[];
}

export interface PlayerShown {
  readonly seat: number;
  /** The cards under the seal; null for one of an unused adventure. */
  readonly sealed: readonly (string | null)[];
  /** Pieces of quests, each kind with its number. */
  readonly prizes: Readonly<Record<string, number>>;
  /** Where the picture counts: the sum, and what it is made of besides the groups. */
  readonly gold?: number;
  readonly groups?: readonly CortoGroup[];
  readonly count?: readonly GoldLine[];
}

/** One position of a picture. */
export interface Frame {
  readonly strips: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly squares: Readonly<Record<string, CortoSquare>>;
  /** The squares that have changed since the frame before. */
  readonly lit: readonly string[];
  /** The friends that have just paid, and which seat. */
  readonly paid: Readonly<Record<string, number>>;
  readonly groups: readonly Group[];
  readonly players: readonly PlayerShown[];
  readonly hand: readonly string[];
  readonly say: { readonly text: string; readonly args: Args };
}

interface Pictures {
  readonly names: Readonly<Record<string, string>>;
  readonly introduction: Readonly<Record<string, readonly Frame[]>>;
  readonly examples: Readonly<Record<string, readonly Frame[]>>;
}

const PICTURES = data as unknown as Pictures;

/** The introduction's pictures in their order, each under its name. */
export const INTRODUCTION = Object.entries(PICTURES.introduction);

/** The worked examples by the rule that each explains: T1. */
export const EXAMPLES = PICTURES.examples;

/** Says the sentences of a picture: a seat is called by its colour there. */
export function pictureFormatter(voice: Voice): Formatter {
  return { voice, names: PICTURES.names, seatName: (seat) => voice.say(`seat-corto-${seat}`) };
}
