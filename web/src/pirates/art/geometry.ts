// Where everything lies on the table: the spaces of the ship, the sectors with their cards, and the slant at which all is seen.
// A layout's units are CSS pixels at its own size; `turn` is the heading in sectors, and may lie between two of them.
import { AREA_OF, AREAS, CANNONS, SECTOR_NAMES, SECTOR_OF } from '../../wire/pirates-board';
import type { Area, Position, Sector, ShipSpace as SpaceName } from '../names';

export type Point = readonly [x: number, y: number];
/** A point of the ship: to starboard, to the bow, up. */
export type Solid = readonly [x: number, y: number, z: number];

export { AREAS, CANNONS, SECTOR_NAMES };
export const SECTORS = SECTOR_NAMES.length;
/** The places of cards, sector by sector. */
export const POSITIONS = Object.keys(SECTOR_OF) as readonly Position[];

/** Where a sector lies, counted clockwise from north: the turn of a ship that heads there. */
export const turnTo = (sector: Sector): number => SECTOR_NAMES.indexOf(sector);

export type { Area } from '../names';

/** Heights are counted from the main deck. */
export const QUARTERDECK = 14;
export const FORECASTLE = 8;
export const WATERLINE = -74;

export interface ShipSpace {
  readonly area: Area;
  readonly at: Solid;
}

/** Where each space is. */
const PLACES: Readonly<Record<SpaceName, Solid>> = {
  cannonballs: [0, 162, 0],
  'right-1': [92, 122, 0],
  'right-2': [96, 18, 0],
  'sails-1': [96, -86, 0],
  'sails-2': [92, -194, QUARTERDECK],
  helm: [0, -250, QUARTERDECK],
  lookout: [-96, -86, 0],
  'left-1': [-92, 122, 0],
  'left-2': [-96, 18, 0],
  repairs: [0, -36, 0],
  lantern: [-92, -194, QUARTERDECK],
  chaser: [0, 270, FORECASTLE],
};

const areaAndPlace = (name: SpaceName): ShipSpace => ({ area: AREA_OF[name], at: PLACES[name] });

export const SPACES = Object.fromEntries(
  Object.keys(AREA_OF).map((name) => [name, areaAndPlace(name as SpaceName)]),
) as Readonly<Record<SpaceName, ShipSpace>>;
export const SPACE_NAMES = Object.keys(SPACES) as readonly SpaceName[];

export interface Layout {
  readonly name: 'desk' | 'phone';
  readonly width: number;
  readonly height: number;
  /** How much the ground is shortened by the slant, and how much a height is. */
  readonly tilt: number;
  readonly lift: number;
  /** Pixels for one unit of the ship, and where her middle floats. */
  readonly scale: number;
  readonly middle: Point;
  /** The point of her keel that floats there, and around which she turns. */
  readonly keel: number;
  readonly card: { readonly width: number; readonly height: number };
  /** How wide a space is drawn. */
  readonly hole: number;
  /** How far from the ship's middle a sector is touched, between her and the cards. */
  readonly reach: number;
  /** The middle of each card: by sector, then in reading order. */
  readonly slots: readonly (readonly Point[])[];
}

/** The six sectors from the first two: south mirrors north, west mirrors east. */
function around(north: readonly Point[], northEast: readonly Point[]): readonly (readonly Point[])[] {
  const south = north.map(([x, y]): Point => [x, -y]);
  const southEast = northEast.map(([x, y]): Point => [x, -y]).reverse();
  const west = (east: readonly Point[]): Point[] => inReadingOrder(east.map(([x, y]): Point => [-x, y]));
  return [north, inReadingOrder(northEast), inReadingOrder(southEast), south, west(southEast), west(northEast)];
}

const inReadingOrder = (points: readonly Point[]): Point[] =>
  [...points].sort(([ax, ay], [bx, by]) => ay - by || ax - bx);

export const DESK: Layout = {
  name: 'desk',
  width: 800,
  height: 640,
  tilt: 0.78,
  lift: 0.66,
  scale: 0.76,
  middle: [0, 4],
  keel: 0,
  card: { width: 78, height: 104 },
  hole: 50,
  reach: 236,
  slots: around(
    [
      [-84, -264],
      [0, -264],
      [84, -264],
    ],
    [
      [192, -258],
      [277, -224],
      [357, -166],
    ],
  ),
};

export const PHONE: Layout = {
  name: 'phone',
  width: 360,
  height: 420,
  tilt: 0.92,
  lift: 0.5,
  scale: 0.48,
  middle: [0, 0],
  keel: 0,
  card: { width: 54, height: 72 },
  hole: 42,
  reach: 126,
  slots: around(
    [
      [-58, -172],
      [0, -172],
      [58, -172],
    ],
    [
      [122, -172],
      [151, -117],
      [151, -64],
    ],
  ),
};

/** A phone on its side: the ship as large as on its end, the cards larger, beside her. */
export const ASIDE: Layout = {
  ...PHONE,
  width: 560,
  height: 420,
  card: { width: 66, height: 88 },
  slots: around(
    [
      [-74, -164],
      [0, -164],
      [74, -164],
    ],
    [
      [150, -164],
      [236, -164],
      [236, -60],
    ],
  ),
};

/** A ship whose spaces a finger can tell apart in a small picture: her stern comes to the middle, her bow goes under the cards. */
const CLOSE = {
  ...PHONE,
  tilt: 0.94,
  lift: 0.4,
  scale: 0.475,
  keel: -46,
  card: { width: 46, height: 61 },
  hole: 40,
  reach: 106,
} as const;

/** A small phone on its end. */
export const SMALL: Layout = {
  ...CLOSE,
  width: 352,
  height: 332,
  slots: around(
    [
      [-49, -135],
      [0, -135],
      [49, -135],
    ],
    [
      [101, -135],
      [151, -135],
      [151, -71],
    ],
  ),
};

/** And on its side. */
export const SMALL_ASIDE: Layout = {
  ...CLOSE,
  width: 420,
  height: 336,
  slots: around(
    [
      [-51, -136],
      [0, -136],
      [51, -136],
    ],
    [
      [126, -136],
      [184, -136],
      [184, -68],
    ],
  ),
};

/** With the Bow Chaser all of her comes into the picture, and the cards before her bow make room for it. */
const CHASING = { ...CLOSE, keel: 10, card: { width: 44, height: 56 }, reach: 106 } as const;
/** Its space may lie over the rim of two of them. */
const BESIDE_THE_BOW: readonly Point[] = [
  [-78, -136],
  [-34, -136],
  [34, -136],
];

export const SMALL_CHASING: Layout = {
  ...CHASING,
  width: 352,
  height: 330,
  slots: around(BESIDE_THE_BOW, [
    [153, -136],
    [153, -80],
    [153, -24],
  ]),
};

export const SMALL_CHASING_ASIDE: Layout = {
  ...CHASING,
  width: 420,
  height: 336,
  slots: around(BESIDE_THE_BOW, [
    [138, -136],
    [186, -136],
    [186, -72],
  ]),
};

/** A picture this wide has room for the large cards. */
const WIDE = 560;
/** How large a layout is drawn in so many pixels. */
const enlarged = (layout: Layout, width: number, height: number): number =>
  Math.min(width / layout.width, height / layout.height);

/** Larger cards are worth a ship that is so much smaller. */
const NEARLY = 0.95;

/** The layout for a place of this size: the one in which the ship is largest, as long as all of her can be touched. */
export function layoutFor(width: number, height: number, { hasChaser }: { readonly hasChaser: boolean }): Layout {
  if (width >= WIDE) return DESK;
  const size = (layout: Layout): number => enlarged(layout, width, height) * layout.scale;
  const isAside = (aside: Layout, upright: Layout): boolean => size(aside) >= NEARLY * size(upright);
  if (enlarged(PHONE, width, height) >= 1) return isAside(ASIDE, PHONE) ? ASIDE : PHONE;
  if (hasChaser) return isAside(SMALL_CHASING_ASIDE, SMALL_CHASING) ? SMALL_CHASING_ASIDE : SMALL_CHASING;
  return isAside(SMALL_ASIDE, SMALL) ? SMALL_ASIDE : SMALL;
}

export const viewBox = ({ width, height }: Layout): string => `${-width / 2} ${-height / 2} ${width} ${height}`;

const ANGLE = (Math.PI * 2) / SECTORS;

/** How a solid point of the ship falls on the picture, in units of the ship from her middle. */
export interface Eye {
  readonly see: (point: Solid) => Point;
  /** Greater is nearer to the viewer, and is painted later. */
  readonly near: (point: Solid) => number;
}

export function eyeAt(turn: number, { tilt, lift }: Pick<Layout, 'tilt' | 'lift'>): Eye {
  const [sin, cos] = [Math.sin(turn * ANGLE), Math.cos(turn * ANGLE)];
  const near = ([x, y]: Solid): number => x * sin - y * cos;
  return { near, see: (point) => [point[0] * cos + point[1] * sin, near(point) * tilt - point[2] * lift] };
}

/** Where the ship's own middle lies in a layout. */
export function afloat(turn: number, layout: Layout): Point {
  const [x, y] = eyeAt(turn, layout).see([0, layout.keel, 0]);
  return [layout.middle[0] - x * layout.scale, layout.middle[1] - y * layout.scale];
}

/** Where a point of the ship lies in a layout. */
export function aboard(point: Solid, turn: number, layout: Layout): Point {
  const [left, top] = afloat(turn, layout);
  const [x, y] = eyeAt(turn, layout).see(point);
  return [left + x * layout.scale, top + y * layout.scale];
}

/** Where a space of the ship lies in a layout. */
export const spaceAt = (name: SpaceName, turn: number, layout: Layout): Point => aboard(SPACES[name].at, turn, layout);

/** The middle of a card. */
export function slotAt(position: Position, layout: Layout): Point {
  const found = layout.slots.flat()[POSITIONS.indexOf(position)];
  if (found === undefined) throw new RangeError(`the sea has no position ${position}`);
  return found;
}

/** A point of the water at a bearing in sectors, as far from the ship's middle as `reach`, in pixels of the layout. */
export function bearing(sector: number, reach: number, layout: Layout): Point {
  const angle = sector * ANGLE;
  return [layout.middle[0] + Math.sin(angle) * reach, layout.middle[1] - Math.cos(angle) * reach * layout.tilt];
}

/** A point of a layout in percent of its width and height, for what is placed by style. */
export const percent = ([x, y]: Point, { width, height }: Layout): Point => [
  50 + (x / width) * 100,
  50 + (y / height) * 100,
];

/** The turn that shows `heading` and is nearest to where the ship is now; half way round she goes clockwise. */
export function shorterWay(from: number, heading: number): number {
  const ahead = (((heading - from) % SECTORS) + SECTORS) % SECTORS;
  return from + (ahead > SECTORS / 2 ? ahead - SECTORS : ahead);
}
