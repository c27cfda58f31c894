// What could be chosen for a timer while its sand still runs: everything that its place is for and that can be seen. Whether
// it is allowed shows itself when the sand is down; until then nobody has judged it.
import type { Deed } from './choices';
import { CANNON_SPACES } from '../art/geometry';
import { areaOf, cannonIn, cardsOf, cardUnder, holds, members, shownBy, type Sight, type Timer } from '../view';

/** The areas by their numbers. */
const [CANNONBALLS, SAILS, HELM, LOOKOUT, REPAIRS] = [0, 2, 3, 4, 6];
const POWDER = 3;
const WAYS = [-2, -1, 1, 2];

export function deedsAhead(sight: Sight, { timer, space, isCursed }: Timer): readonly Deed[] {
  if (space === null) return [];
  const position = cardUnder(space);
  if (position !== null) return onCard(sight, timer, position);
  const area = areaOf(space);
  if (area === SAILS) return [1, -1].map((step) => ({ kind: 'SetSails', timer, step }));
  if (area === HELM) return WAYS.map((sectors) => ({ kind: 'Turn', timer, sectors }));
  if (area === LOOKOUT) return looks(sight, timer);
  if (area === REPAIRS) return repairs(sight, timer, isCursed);
  if (area === CANNONBALLS) return loads(sight, timer);
  return cannonIn(space) < 0 ? [] : shots(sight, timer);
}

function onCard({ table }: Sight, timer: number, position: number): readonly Deed[] {
  const card = cardsOf(table.sea).find((one) => one.position === position);
  const verb = card === undefined ? null : (shownBy(card)?.space ?? null);
  if (verb === 'board') return [{ kind: 'Board', timer }];
  if (verb === 'land') return [{ kind: 'Land', timer }];
  if (verb !== 'salvage') return [];
  return [...members(table.ship.corks), -1].map((space) => ({ kind: 'Salvage', timer, space }));
}

function looks({ table }: Sight, timer: number): readonly Deed[] {
  return cardsOf(table.sea)
    .filter((card) => !card.isUp)
    .map(({ position }) => ({ kind: 'Look', timer, position }));
}

function repairs({ table }: Sight, timer: number, isCursed: boolean): readonly Deed[] {
  const corks = members(table.ship.corks);
  const spaces = isCursed && corks.length === 0 ? [-1] : corks;
  return spaces.map((space) => ({ kind: 'Repair', timer, space }));
}

/** Every empty cannon, and every two of them. */
function loads({ table }: Sight, timer: number): readonly Deed[] {
  const { loaded, spaces } = table.ship;
  const empty = CANNON_SPACES.flatMap((space, cannon) =>
    holds(spaces, space) && !holds(loaded, cannon) ? [cannon] : [],
  );
  return empty.flatMap((first) =>
    [-1, ...empty.filter((cannon) => cannon > first)].map(
      (second) => ({ kind: 'Load', timer, first, second }) as const,
    ),
  );
}

/** Every card that shows life points, wherever the bow will point by then. */
function shots({ table }: Sight, timer: number): readonly Deed[] {
  const targets = cardsOf(table.sea).filter((card) => (shownBy(card)?.life ?? 0) > 0);
  const charges = (table.ship.aboard[POWDER] ?? 0) > 0 ? [0, 1] : [0];
  return targets.flatMap(({ position }) =>
    charges.map((powder) => ({ kind: 'Fire', timer, position, powder }) as const),
  );
}
