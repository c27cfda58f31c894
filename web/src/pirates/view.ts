// A scene of the pirates with its types, and what can be read off ship, sea and sand at a glance. Nothing here judges.
import type { Live } from '../table/game';
import type { Happening, Scene, Shown } from '../table/scene';
import type { Offer } from '../wire/views/common';
import type { GameEvent, PiratesOwn, PiratesView, SeaCard, ShipView, TimerAsk, TimerView } from '../wire/views/pirates';
import { CANNONS, POSITIONS, SPACES } from './art/geometry';
import { SECTOR_OF } from '../wire/pirates-board';
import type { Colour } from './art/crew/sailors';
import type { Area, Cannon, Position, Sector, ShipSpace, SpaceName } from './names';

export type { Area, Cannon, Position, Sector, ShipSpace, SpaceName, Token } from './names';

export type PiratesScene = Scene<PiratesView, PiratesOwn>;
export type PiratesHappening = Happening<GameEvent, PiratesView, PiratesOwn>;
/** One event with ship, sea and sand before and after it. */
export type SeaEvent = Shown<GameEvent, PiratesView, PiratesOwn>;

/** One sandtimer, where it is and whose. */
export interface Timer {
  readonly timer: number;
  readonly owner: number;
  /** The space that it stands on; null in a hand. */
  readonly space: SpaceName | null;
  readonly isReady: boolean;
  readonly isCursed: boolean;
  /** It stands, and its sand will not be down before the round's end. */
  readonly isLate: boolean;
  readonly isMine: boolean;
}

export interface BoardModel {
  readonly scene: PiratesScene;
  readonly seat: number;
  readonly table: PiratesView;
  readonly offers: readonly Offer[];
  /** What may be chosen for a timer of one's own before its sand is down, by its number. */
  readonly ahead: Readonly<Record<string, Offer>>;
  /** What is asked for with each timer of one's own, the first one first; empty while something else is asked. */
  readonly asks: readonly TimerAsk[];
  /** The shouts that matter now, by their ids. */
  readonly shouts: readonly string[];
  /** In the order of their numbers. */
  readonly timers: readonly Timer[];
  /** The numbers of one's own. */
  readonly mine: readonly number[];
}

/** `own` are further seats of this device: their timers are as much one's own. */
export function modelOf(shown: Scene, own: readonly number[] = []): BoardModel {
  const scene = shown as PiratesScene;
  const { public: table, private: held } = scene;
  const mine = table.timers.flatMap(({ owner }, timer) =>
    held?.timers.includes(timer) === true || own.includes(owner) ? [timer] : [],
  );
  const timers = table.timers.map((timer, number) => timerOf(timer, number, mine));
  const { ahead = {}, asks = [], shouts = [] } = held ?? {};
  return { scene, seat: scene.seat, table, offers: scene.offers, ahead, asks, shouts, timers, mine };
}

/** As those who play from this device see it; a watcher, or a replay, has nothing of its own. */
export function modelFor({ scene, seats, hands }: Live): BoardModel {
  return modelOf(scene, hands === null ? [] : seats.filter(({ isMine }) => isMine).map(({ seat }) => seat));
}

/** Several seats of one device as one: the timers of all of them, what is asked with each, and what may be chosen ahead. */
export function ownTogether(parts: readonly (PiratesOwn | null)[]): PiratesOwn | null {
  const own = parts.filter((part) => part !== null);
  if (own.length === 0) return null;
  return {
    timers: own.flatMap(({ timers }) => timers).sort((one, other) => one - other),
    asks: own.flatMap(({ asks = [] }) => asks).sort(inOrder),
    shouts: own[0]?.shouts ?? [],
    ahead: Object.assign({}, ...own.map(({ ahead }) => ahead)) as NonNullable<PiratesOwn['ahead']>,
  };
}

/** As the server orders them: by their order, then by their timers. */
const inOrder = (one: TimerAsk, other: TimerAsk): number =>
  (one.order ?? 0) - (other.order ?? 0) || one.timer - other.timer;

function timerOf({ owner, space, ready, cursed, late }: TimerView, timer: number, mine: readonly number[]): Timer {
  return {
    timer,
    owner,
    space: space ?? null,
    isReady: ready === true,
    isCursed: cursed === true,
    isLate: late === true,
    isMine: mine.includes(timer),
  };
}

// --- the ship ---

const EMPTY = {
  corks: [],
  fires: [],
  held: [],
  free_places: {},
  loaded: [],
  corks_left: 0,
  most_corks: 0,
  balls_left: 0,
  most_balls: 0,
  hull: false,
  aboard: {},
};

/** The ship with what is left out of the message because there is none of it. */
export const shipOf = ({ ship }: PiratesView): Required<ShipView> => ({ ...EMPTY, ...ship });

const isShipSpace = (space: SpaceName): space is ShipSpace => space in SPACES;

export const areaOf = (space: SpaceName): Area | undefined => (isShipSpace(space) ? SPACES[space].area : undefined);

/** The cannon in a space of the ship, which is called as its space; undefined if there is none. */
export const cannonIn = (space: SpaceName | null): Cannon | undefined => CANNONS.find((cannon) => cannon === space);

/** What is in a space of the ship, as the eye sees it. */
export function stateOf(table: PiratesView, space: ShipSpace): 'burning' | 'corked' | 'taken' | 'free' {
  const { fires, corks } = shipOf(table);
  if (fires.includes(space)) return 'burning';
  if (corks.includes(space)) return 'corked';
  return table.timers.some((timer) => timer.space === space) ? 'taken' : 'free';
}

/** The sector that an area of the ship looks out on; undefined for Repairs, in the middle. */
export const outlook = ({ ship }: PiratesView, area: Area): Sector | undefined => ship.looks[area];

// --- the sea ---

/** NE of NE2. */
export const sectorOf = (position: Position): Sector => SECTOR_OF[position];

/** A card and where it lies. */
export interface CardSeen extends SeaCard {
  readonly position: Position;
}

/** The cards around the ship, by their positions. */
export function cardsOf({ cards }: PiratesView): readonly CardSeen[] {
  return POSITIONS.flatMap((position) => {
    const card = cards[position];
    return card === undefined ? [] : [{ ...card, position }];
  });
}

/** The card whose space this is, if it is no space of the ship. */
export const cardUnder = (space: SpaceName): Position | null => (isShipSpace(space) ? null : space);

// --- who is who ---

const COLOURS = 4;

/** A sailor's colour and shape. The timers of a single player are told apart by it. */
export function colourOf({ voyage, timers }: Pick<PiratesView, 'voyage' | 'timers'>, timer: number): Colour {
  return (voyage.players === 1 ? timer % COLOURS : (timers[timer]?.owner ?? 0) % COLOURS) as Colour;
}
