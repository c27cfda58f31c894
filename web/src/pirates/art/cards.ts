// Every card of the box: its picture, and the numbers that it shows. The numbers are those of the content file, never copied.
import content from '../../../../src/saltsea/content/pirates/cards.json';
import { SEA_THINGS } from './picture-sea';
import { SHIPS } from './picture-ships';
import type { Picture } from './picture';
import type { SpaceKind } from './signs';

export interface CardFacts {
  readonly life: number;
  readonly shots: number;
  /** Damage at the end of a round without a die. */
  readonly burns: number;
  readonly speed: number | null;
  /** The speed at which alone it can be hit. */
  readonly hitAt: number | null;
  readonly space: SpaceKind | null;
}

interface Entry {
  readonly id: string;
  readonly life?: number;
  readonly shots?: number;
  readonly burns?: number;
  readonly speed?: number;
  readonly hit_at?: number;
  readonly space?: string;
}

const ENTRIES: readonly Entry[] = content.cards;

/** The ids in the order of their numbers on the wire. */
export const CARD_IDS: readonly string[] = ENTRIES.map(({ id }) => id);

const PICTURES: Readonly<Record<string, Picture>> = { ...SHIPS, ...SEA_THINGS };

const short = (id: string): string => id.replace(/^card\./, '');

export function pictureOf(id: string): Picture {
  const found = PICTURES[short(id)];
  if (found === undefined) throw new RangeError(`no picture of ${id}`);
  return found;
}

const SPACE_KINDS: readonly SpaceKind[] = ['board', 'land', 'salvage'];

export function factsOf(id: string): CardFacts {
  const entry = ENTRIES.find((each) => short(each.id) === short(id));
  if (entry === undefined) throw new RangeError(`no card ${id}`);
  const { life = 0, shots = 0, burns = 0, speed = null, hit_at: hitAt = null } = entry;
  return { life, shots, burns, speed, hitAt, space: SPACE_KINDS.find((kind) => kind === entry.space) ?? null };
}
