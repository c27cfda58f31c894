// The water around Ellen by arithmetic: strokes of swell, the compass rose under her, her wake, and rain.
import { bearing, eyeAt, WATERLINE, type Layout, type Point, type Solid } from '../geometry';
import { between, brush, dash, polygon, polyline, round, rounded } from '../drawing/pen';

export type Weather = 'calm' | 'wind' | 'storm';

/** How rough the water is: how many strokes, how long, how steep. */
const ROUGHNESS = {
  calm: { count: 66, length: 58, weight: 2.4, bow: 3 },
  wind: { count: 78, length: 66, weight: 3.2, bow: 7 },
  storm: { count: 84, length: 84, weight: 4.4, bow: 13 },
} as const;

/** One of three layers of swell; the layers drift against each other. */
export function swell(layout: Layout, weather: Weather, layer: number): string {
  const { count, length, weight, bow } = ROUGHNESS[weather];
  const size = Math.sqrt(layout.width / 800);
  return Array.from({ length: Math.round(count * size) }, (_, index) => index)
    .filter((index) => index % 3 === layer)
    .map((index) => {
      // The golden ratio spreads points without rows and without chance.
      const x = (((index * 0.618034) % 1) - 0.5) * (layout.width + 40);
      const y = ((((index + 0.5) * 0.754877) % 1) - 0.5) * layout.height;
      const half = (length * size * (0.7 + 0.5 * Math.sin(index * 2.3))) / 2;
      return crest([x, y], half, weight * size, bow * size);
    })
    .join('');
}

/** A crest: one stroke that swells, and a short one under it. */
function crest([x, y]: Point, half: number, weight: number, bow: number): string {
  return (
    dash([x - half, y], [x + half, y + 1], weight, bow) +
    dash([x - half * 0.2, y + weight * 2.6], [x + half * 0.9, y + weight * 2.2], weight * 0.7, bow * 0.6)
  );
}

/** Broad bands of deeper water from side to side. */
export function bands(layout: Layout, weather: Weather): string {
  const [wide, high] = [layout.width / 2 + 60, weather === 'storm' ? 30 : weather === 'wind' ? 20 : 12];
  return [-0.36, -0.12, 0.1, 0.32, 0.5]
    .map((place, band) => {
      const y = place * layout.height;
      const edge = (lower: number): Point[] =>
        Array.from({ length: 25 }, (_, step): Point => {
          const x = between(-wide, wide, step / 24);
          return [x, y + lower + high * Math.sin(step * 0.9 + band * 2.1) * (lower > 0 ? 0.55 : 1)];
        });
      return polygon([...edge(0), ...edge(layout.height * 0.09).reverse()]);
    })
    .join('');
}

export interface Rose {
  readonly light: string;
  readonly dark: string;
  readonly north: string;
  readonly rings: string;
  readonly ticks: string;
  readonly borders: string;
  readonly letter: Point;
}

/** The compass rose reaches so much farther than the places where a sector is touched. */
const ROSE = 1.12;

/** The compass rose, lying on the water. */
export function rose(layout: Layout): Rose {
  const reach = layout.reach * ROSE;
  const at = (sector: number, part: number): Point => bearing(sector, reach * part, layout);
  const kite = (sector: number, side: number, tip: number): string =>
    polygon([at(sector, tip), at(sector + side * 0.5, 0.26), layout.middle]);
  const six = [0, 1, 2, 3, 4, 5];
  const star = (side: number): string =>
    six.map((sector) => kite(sector + 0.5, side, 0.66)).join('') +
    six.map((sector) => kite(sector, side, 0.93)).join('');
  const circle = (part: number): string => `${polyline(Array.from({ length: 72 }, (_, step) => at(step / 12, part)))}Z`;
  const tick = (step: number): string => polyline([at(step / 6, 0.955), at(step / 6, step % 6 === 0 ? 1.045 : 1)]);
  return {
    light: star(-1),
    dark: star(1),
    north: polygon([at(0, 1.17), at(-0.09, 1.04), at(0, 1.065), at(0.09, 1.04)]),
    rings: circle(0.955) + circle(1) + circle(0.5),
    ticks: Array.from({ length: 36 }, (_, step) => tick(step)).join(''),
    borders: six.map((sector) => polyline([at(sector + 0.5, 1.02), at(sector + 0.5, 2.6)])).join(''),
    letter: at(0, 0.875),
  };
}

/** The sector before the bow, as a beam over the water. */
export function beam(turn: number, layout: Layout): string {
  const edge = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((aside) => bearing(turn + aside, layout.width * 0.9, layout));
  return polygon([layout.middle, ...edge]);
}

export interface Wake {
  readonly body: string;
  readonly edges: string;
  readonly bows: string;
}

/** The water that she leaves behind: longer and wider the faster she goes. */
export function wake(turn: number, speed: number, layout: Layout): Wake {
  const eye = eyeAt(turn, layout);
  const long = speed * 120;
  const on = (point: Solid): Point => eye.see(point);
  const side = (x: number, spread: number, from = 0, to = 1): Point[] =>
    Array.from({ length: 9 }, (_, step) => {
      const part = from + ((to - from) * step) / 8;
      const ripple = 9 * Math.sin(part * 11 + x) * Math.sqrt(part);
      return on([x * (1 + spread * part) + ripple, -262 - long * part, WATERLINE]);
    });
  const lanes = [
    [-112, 0, 1, 9],
    [-66, 0.1, 0.75, 6],
    [-24, 0, 0.5, 5],
    [22, 0.25, 0.85, 5],
    [64, 0, 0.6, 6],
    [112, 0, 1, 9],
    [-40, 0.65, 1.1, 5],
    [48, 0.75, 1.15, 5],
  ] as const;
  // It ends in tongues of foam, not in an edge.
  const tail = [0.6, 0.25, 0, -0.3, -0.6].map((part, index) =>
    on([part * 150, -262 - long * (index % 2 === 0 ? 1.18 : 0.86), WATERLINE]),
  );
  const curl = (sign: number, wide: number, back: number): Point[] =>
    Array.from({ length: 9 }, (_, step) =>
      on([sign * wide * Math.sin((step / 8) * 1.35), 312 - back * (1 - Math.cos((step / 8) * 1.35)), WATERLINE]),
    );
  const bow = (sign: number): string =>
    brush(curl(sign, 146 + speed * 14, 130 + speed * 60), 8 + speed * 6) +
    brush(curl(sign, 166 + speed * 26, 130 + speed * 90), 3 + speed * 2);
  return {
    body: speed > 0.05 ? rounded([...side(-84, 0.3), ...tail.reverse(), ...side(84, 0.3).reverse()]) : '',
    edges:
      speed > 0.05
        ? lanes.map(([x, from, to, weight]) => brush(side(x, 0.35 + speed * 0.08, from, to), weight + speed)).join('')
        : '',
    bows: speed > 0.05 ? bow(1) + bow(-1) : '',
  };
}

/** Rain that falls slantwise over everything. */
export function rain(layout: Layout): string {
  return Array.from({ length: Math.round(layout.width / 9) }, (_, index) => {
    const x = (((index * 0.618034) % 1) - 0.5) * (layout.width + 80);
    const y = (((index * 0.754877) % 1) - 0.5) * (layout.height + 60);
    return `M${round(x)} ${round(y)}l-7 24`;
  }).join('');
}

/** The moon's road on the water by night. */
export function moonRoad(layout: Layout): string {
  return Array.from({ length: 11 }, (_, index) => {
    const y = layout.height * (-0.46 + index * 0.085);
    const half = layout.width * (0.02 + 0.008 * index) * (1 + 0.4 * Math.sin(index * 2.1));
    const x = layout.width * (0.3 + 0.012 * Math.sin(index * 1.7));
    return dash([x - half, y], [x + half, y], 3, 1);
  }).join('');
}
