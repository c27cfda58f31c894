// One event written into ship, sea and sand, so that a line's way can be drawn step by step. Events are complete: this
// copies what they say and decides nothing. What the board looks like in the end always comes from the server.
import type { Sand, Sea, Ship } from '../../wire/pirates';
import { cannonIn, type Drawn, FIRST_CARD_SPACE, holds, type PiratesEvent, sectorOf } from '../view';

type Written<Part> = { -readonly [Key in keyof Part]: Part[Key] extends readonly number[] ? number[] : Part[Key] };
interface Copy {
  readonly ship: Written<Ship>;
  readonly sea: Written<Sea>;
  readonly sand: Written<Sand>;
}
type Writer = (copy: Copy, event: PiratesEvent) => void;

const [NO_CARD, UNKNOWN, FREE] = [-1, -2, -1];
const [LOOT, POWDER] = [0, 3];

/** How it stands after these events, in order. */
export function unfold({ ship, sea, sand }: Drawn, events: readonly PiratesEvent[]): Drawn {
  const copy: Copy = structuredClone({ ship, sea, sand }) as Copy;
  for (const event of events) for (const write of WRITERS) write(copy, event);
  return copy;
}

// --- parts ---

const bit = (member: number): number => 1 << member;

function takenBack({ sand }: Copy, timer: number): void {
  sand.at[timer] = FREE;
  sand.ends[timer] = 0;
  sand.ready &= ~bit(timer);
}

function discard(copy: Copy, position: number): void {
  const { sea, sand } = copy;
  sea.kinds[position] = NO_CARD;
  sea.numbers[position] = 0;
  sea.wounds[position] = 0;
  sea.up &= ~bit(position);
  sand.at.forEach((space, timer) => space === FIRST_CARD_SPACE + position && takenBack(copy, timer));
}

function uncork({ ship }: Copy, space: number): void {
  if (space < 0) return;
  ship.corks &= ~bit(space);
  ship.fires &= ~bit(space);
}

function cork({ ship }: Copy, space: number, fire: number): void {
  ship.corks |= bit(space);
  if (fire) ship.fires |= bit(space);
}

function allBack(copy: Copy): void {
  copy.sand.at.forEach((_, timer) => takenBack(copy, timer));
}

// --- timers and what they perform ---

const crew: Writer = (copy, event) => {
  const { ship, sand } = copy;
  switch (event.kind) {
    case 'TimerPlaced':
      sand.at[event.timer] = event.space;
      sand.ends[event.timer] = event.ends;
      break;
    case 'SandRanOut':
    case 'TimerHurried':
      sand.ready |= bit(event.timer);
      break;
    case 'Fired':
      ship.loaded &= ~bit(cannonIn(sand.at[event.timer] ?? FREE));
      ship.aboard[POWDER] = (ship.aboard[POWDER] ?? 0) - event.powder;
      break;
    case 'SailsSet':
      ship.sails = event.sails;
      takenBack(copy, event.timer);
      break;
    case 'ShipTurned':
      ship.heading = event.heading;
      takenBack(copy, event.timer);
      break;
    case 'Loaded':
      ship.loaded |= event.cannons;
      takenBack(copy, event.timer);
      break;
    case 'Repaired':
      sand.cursed &= ~bit(event.timer);
      uncork(copy, event.space);
      takenBack(copy, event.timer);
      break;
    case 'LookedOut':
    case 'TimerBack':
      takenBack(copy, event.timer);
      break;
    case 'TimersCleared':
    case 'VoyageEnded':
      allBack(copy);
      break;
    default:
  }
};

// --- cards ---

const cards: Writer = (copy, event) => {
  const { sea, ship } = copy;
  switch (event.kind) {
    case 'Dealt':
      dealt(sea, event.positions, event.deal);
      break;
    case 'CardTurned':
      turned(copy, event);
      break;
    case 'CardCame':
      sea.dealt += 1;
      sea.kinds[event.position] = event.card;
      sea.numbers[event.position] = sea.dealt;
      sea.up |= bit(event.position);
      break;
    case 'ShotFell':
      sea.wounds[event.position] = (sea.wounds[event.position] ?? 0) + event.damage;
      takenBack(copy, event.timer);
      break;
    case 'CardSunk':
      sea.loot[sectorOf(event.position)] = (sea.loot[sectorOf(event.position)] ?? 0) + event.loot;
      discard(copy, event.position);
      break;
    case 'TokenTaken':
      ship.aboard[event.token] = (ship.aboard[event.token] ?? 0) + 1;
      discard(copy, event.position);
      takenBack(copy, event.timer);
      break;
    case 'Salvaged':
      if (event.space < 0) ship.aboard[POWDER] = (ship.aboard[POWDER] ?? 0) + 1;
      uncork(copy, event.space);
      discard(copy, event.position);
      takenBack(copy, event.timer);
      break;
    case 'CardLeft':
    case 'GoalPointedAt':
    case 'Whirled':
      discard(copy, event.position);
      break;
    case 'RoundEnded':
      sea.kinds.forEach((_, position) => discard(copy, position));
      sea.hidden.fill(0);
      sea.dealt = 0;
      break;
    default:
  }
};

function dealt(sea: Copy['sea'], positions: readonly number[], deal: readonly number[]): void {
  for (const position of positions) {
    sea.dealt += 1;
    sea.kinds[position] = UNKNOWN;
    sea.numbers[position] = sea.dealt;
  }
  for (const kind of deal) sea.hidden[kind] = (sea.hidden[kind] ?? 0) + 1;
}

function turned(copy: Copy, event: Extract<PiratesEvent, { readonly kind: 'CardTurned' }>): void {
  const { sea } = copy;
  if (sea.kinds[event.position] === UNKNOWN) sea.hidden[event.card] = (sea.hidden[event.card] ?? 1) - 1;
  sea.kinds[event.position] = event.card;
  sea.up |= bit(event.position);
  if (event.wounds > 0) sea.wounds[event.position] = event.wounds;
  if (event.leaves) discard(copy, event.position);
}

// --- the sea, damage and the App ---

const sea: Writer = ({ sea: waters, ship, sand }, event) => {
  switch (event.kind) {
    case 'CardHidden':
      waters.up &= ~bit(event.position);
      break;
    case 'CardsFogged':
      for (const position of event.positions) waters.up &= ~bit(position);
      break;
    case 'KrakenWoke':
      for (const position of event.known) waters.up |= bit(position);
      break;
    case 'LootFished':
      waters.loot[event.sector] = 0;
      ship.aboard[LOOT] = (ship.aboard[LOOT] ?? 0) + event.loot;
      break;
    case 'WindChanged':
      ship.sails = event.sails;
      break;
    case 'Drifted':
    case 'Whirled':
      ship.heading = event.heading;
      break;
    case 'EnemyShot':
      if (event.curses >= 0) sand.cursed |= bit(event.curses);
      break;
    default:
  }
};

const damage: Writer = (copy, event) => {
  const { ship } = copy;
  switch (event.kind) {
    case 'CorkPut':
      cork(copy, event.space, event.fire);
      break;
    case 'CannonBroke':
      takenBack(copy, event.timer);
      if (event.cost === 0) cork(copy, event.space, 0);
      if (event.cost === 1) ship.lives -= 1;
      break;
    case 'LifeLost':
      ship.lives = event.lives;
      break;
    case 'CorkOff':
      uncork(copy, event.space);
      break;
    case 'BallLost':
      ship.loaded &= ~bit(event.cannon);
      break;
    case 'Chased':
      event.sources.forEach((source, place) => moved(copy, source, event.targets[place] ?? source));
      break;
    default:
  }
};

/** A card goes with its number, its damage and the timer that stands on it. */
function moved(copy: Copy, source: number, target: number): void {
  const { sea: waters, sand } = copy;
  for (const row of [waters.kinds, waters.numbers, waters.wounds]) row[target] = row[source] ?? 0;
  if (holds(waters.up, source)) waters.up |= bit(target);
  sand.at.forEach(
    (space, timer) => space === FIRST_CARD_SPACE + source && (sand.at[timer] = FIRST_CARD_SPACE + target),
  );
  discard(copy, source);
}

const WRITERS: readonly Writer[] = [crew, cards, sea, damage];
