// Every card of the box: its picture, and the numbers that are printed on it: those of the content file, never copied.
import content from '../../../../../src/saltsea/content/pirates/cards.json';
import type { SeaCard } from '../../../wire/views/pirates';
import { SEA_THINGS } from './picture-sea';
import { SHIPS } from './picture-ships';
import type { Picture } from './picture';
import type { SpaceKind } from '../drawing/signs';

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

/** The ids, in the order of the file. */
export const CARD_IDS: readonly string[] = ENTRIES.map(({ id }) => id);

const PICTURES: Readonly<Record<string, Picture>> = { ...SHIPS, ...SEA_THINGS };

const short = (id: string): string => id.replace(/^card\./, '');

export function pictureOf(id: string): Picture {
  const found = PICTURES[short(id)];
  if (found === undefined) throw new RangeError(`no picture of ${id}`);
  return found;
}

/** How a card that lies on the sea is drawn: its face, or its back through which one that was seen shows. */
export function faceOf({ card = '', up = false, wounds = 0, shots }: Partial<SeaCard>): CardFace {
  const id = card === '' ? null : card;
  return { card: up ? id : null, seen: up ? null : id, damage: wounds, ...(up ? { shots: shots ?? 0 } : {}) };
}

/** A card that lies nowhere, as it is printed. */
export function printed(id: string): Omit<SeaCard, 'number'> {
  const { life, shots, burns, speed } = factsOf(id);
  return { card: id, up: true, life, shots, burns, speed };
}

interface CardFace {
  readonly card: string | null;
  readonly seen: string | null;
  readonly damage: number;
  readonly shots?: number;
}

const SPACE_KINDS: readonly SpaceKind[] = ['board', 'land', 'salvage'];

export function factsOf(id: string): CardFacts {
  const entry = ENTRIES.find((each) => short(each.id) === short(id));
  if (entry === undefined) throw new RangeError(`no card ${id}`);
  const { life = 0, shots = 0, burns = 0, speed = null, hit_at: hitAt = null } = entry;
  return { life, shots, burns, speed, hitAt, space: SPACE_KINDS.find((kind) => kind === entry.space) ?? null };
}
