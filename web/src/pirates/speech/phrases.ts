// What a crew shouts: ready phrases, each with its sign. Some claim an area of the ship, and when more players claim one than
// it has room for, the table says so before sand is lost on it.
import type { Said } from '../../wire/types';
import type { PiratesView } from '../../wire/views/pirates';
import type { SpaceKind } from '../art/drawing/signs';
import { AREAS } from '../art/geometry';
import { type Area, areaOf, shipOf, type BoardModel } from '../view';

export interface Phrase {
  readonly id: string;
  readonly key: string;
  readonly sign: SpaceKind | 'wait' | 'hurry' | 'thanks' | 'sails-up' | 'sails-down' | 'turn-left' | 'turn-right';
  /** The side of the ship that it is about, where the sign does not show it. */
  readonly side?: 'left' | 'right';
  /** The area that a player claims by saying it. */
  readonly claims?: Area;
}

/** In the order of their buttons; keys are pressed with shift. */
export const PHRASES: readonly Phrase[] = [
  { id: 'helm', key: 'H', sign: 'helm', claims: 'helm' },
  { id: 'sails', key: 'S', sign: 'sails', claims: 'sails' },
  { id: 'lookout', key: 'L', sign: 'lookout', claims: 'lookout' },
  { id: 'load', key: 'B', sign: 'cannonballs', claims: 'cannonballs' },
  { id: 'load-left', key: 'A', sign: 'cannonballs', side: 'left', claims: 'cannonballs' },
  { id: 'load-right', key: 'F', sign: 'cannonballs', side: 'right', claims: 'cannonballs' },
  { id: 'fire-left', key: 'Q', sign: 'left-cannons', claims: 'left-cannons' },
  { id: 'fire-right', key: 'E', sign: 'right-cannons', claims: 'right-cannons' },
  { id: 'repair', key: 'R', sign: 'repairs', claims: 'repairs' },
  { id: 'chaser', key: 'C', sign: 'bow-chaser', claims: 'bow-chaser' },
  { id: 'wait', key: 'W', sign: 'wait' },
  { id: 'hurry', key: 'Y', sign: 'hurry' },
  { id: 'thanks', key: 'T', sign: 'thanks' },
  { id: 'sails-up', key: 'U', sign: 'sails-up' },
  { id: 'sails-down', key: 'D', sign: 'sails-down' },
  { id: 'turn-left', key: 'J', sign: 'turn-left' },
  { id: 'turn-right', key: 'K', sign: 'turn-right' },
];

/** Those that mean something aboard this ship: one without the Bow Chaser has no cannon ahead. */
export function phrasesAboard({ ship }: PiratesView): readonly Phrase[] {
  return PHRASES.filter(({ claims }) => claims === undefined || ship.spaces.some((space) => areaOf(space) === claims));
}

/** Those of this game's own, for the talk of the table: what every table says already is left out. */
export function ownPhrases(table: PiratesView): readonly string[] {
  return phrasesAboard(table)
    .map(({ id }) => id)
    .filter((id) => id !== 'thanks');
}

/** How long a claim holds, in milliseconds of the game: until sand that runs then is down, and its owner had time to act. */
export const CLAIM_LASTS = 42_000;
/** So long a phrase stands at the sailor's badge. */
export const BUBBLE_LASTS = 5000;

export interface Claim {
  readonly person: number;
  readonly area: Area;
  readonly at: number;
}

/** What each person has claimed last, if it is still fresh. A later phrase of any sort that claims nothing leaves it. */
export function claimsOf(talk: readonly Said[], now: number, lasts = CLAIM_LASTS): readonly Claim[] {
  const last = new Map<number, Claim>();
  for (const { person, phrase, at } of talk) {
    const area = PHRASES.find(({ id }) => id === phrase)?.claims;
    if (area !== undefined) last.set(person, { person, area, at });
  }
  return [...last.values()].filter(({ at }) => now - at < lasts);
}

/** The areas that more people want than the view has room for. A player whose timer stands there has what they wanted. */
export function disputed(
  claims: readonly Claim[],
  { table }: BoardModel,
  seatsOf: (person: number) => readonly number[],
): readonly Area[] {
  const { free_places: places } = shipOf(table);
  const stands = ({ person, area }: Claim): boolean =>
    table.timers.some(({ owner, space }) => seatsOf(person).includes(owner) && space != null && areaOf(space) === area);
  return AREAS.filter((area) => {
    const wanted = claims.filter((claim) => claim.area === area && !stands(claim)).length;
    return wanted > 1 && wanted > (places[area] ?? 0);
  });
}

/** The phrase for setting a timer in an area: computer sailors say it so. */
export function phraseFor(area: Area | undefined): string | undefined {
  return PHRASES.find(({ claims }) => claims !== undefined && claims === area)?.id;
}
