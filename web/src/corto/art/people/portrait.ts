// Puts a person together, from the back to the front: what hangs behind, neck, clothes, head, hair, hat, small things.
import { CLOTH } from '../cloth';
import { clothes } from './clothes';
import { extra } from './extras';
import { headMarks, neckMarks, skullOf, SKINS } from './faces';
import { beard, hair, moustache, type Locks } from './hair';
import { COVERING, hat } from './hats';
import type { Mark } from '../marks';
import type { Person } from './portraits';

const BARE: Locks = { behind: [], over: [] };

function whiskers(person: Person): Mark[] {
  const skull = skullOf(person);
  const colour = person.whiskers ?? person.hair?.[1] ?? 'ink';
  return [
    ...(person.beard === undefined ? [] : beard(skull, person.beard, colour)),
    ...(person.moustache === undefined ? [] : moustache(skull, person.moustache, colour)),
  ];
}

export function portrait(person: Person): Mark[] {
  const skull = skullOf(person);
  const locks = person.hair === undefined ? BARE : hair(skull, person.hair);
  const worn = person.hat === undefined ? BARE : hat(skull, person.hat);
  const held = { skin: SKINS[person.skin][0], sleeve: CLOTH[person.wears[1]] };
  const hidden = person.hat !== undefined && COVERING.has(person.hat[0]);
  return [
    ...worn.behind,
    ...locks.behind,
    ...neckMarks(person),
    ...clothes(person.wears, person.skin),
    ...headMarks(person),
    ...(hidden ? locks.over.slice(0, 1) : locks.over),
    ...whiskers(person),
    ...worn.over,
    ...(person.with ?? []).flatMap((name) => extra(skull, name, held)),
  ];
}
