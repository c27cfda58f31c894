// The hand that draws the pirates: marks of ink and flat wash, strokes of uneven width, and flat pictures laid onto a slant.
import type { Eye, Point, Solid } from '../geometry';

/** One mark: a wash (`edge` is the weight of its ink contour) or, with `line`, a bare line of that weight. */
export interface Mark {
  readonly d: string;
  readonly fill: string;
  readonly edge?: number;
  readonly line?: number;
}

interface Stroke {
  readonly kind: 'edge' | 'wash';
  readonly d: string;
  readonly fill: string;
  readonly ink: string;
  readonly weight: number;
}

/** How a mark is put on paper: first the ink of its contour, then its wash. */
export function strokesOf({ d, fill, edge, line: bare }: Mark): Stroke[] {
  if (bare !== undefined) return [{ kind: 'wash', d, fill: 'none', ink: fill, weight: bare }];
  const body: Stroke = { kind: 'wash', d, fill, ink: 'none', weight: 0 };
  return edge === undefined ? [body] : [{ kind: 'edge', d, fill: W.ink, ink: W.ink, weight: edge }, body];
}

/** The washes of palette.css. */
export const W = {
  ink: 'var(--w-ink)',
  paper: 'var(--w-paper)',
  cream: 'var(--w-cream)',
  sand: 'var(--w-sand)',
  deck: 'var(--w-deck)',
  plank: 'var(--w-plank)',
  wood: 'var(--w-wood)',
  bark: 'var(--w-bark)',
  red: 'var(--w-red)',
  wine: 'var(--w-wine)',
  gold: 'var(--w-gold)',
  glow: 'var(--w-glow)',
  teal: 'var(--w-teal)',
  sea: 'var(--w-sea)',
  deep: 'var(--w-deep)',
  deeper: 'var(--w-deeper)',
  foam: 'var(--w-foam)',
  sky: 'var(--w-sky)',
  grey: 'var(--w-grey)',
  slate: 'var(--w-slate)',
  iron: 'var(--w-iron)',
  navy: 'var(--w-navy)',
  moss: 'var(--w-moss)',
  leaf: 'var(--w-leaf)',
  rose: 'var(--w-rose)',
  skin: 'var(--w-skin)',
  fire: 'var(--w-fire)',
  ghost: 'var(--w-ghost)',
  plum: 'var(--w-plum)',
  sail: 'var(--w-sail)',
  shade: 'var(--w-shade)',
  halo: 'var(--w-halo)',
} as const;

export const round = (value: number): number => Math.round(value * 10) / 10;
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The transform that moves a drawing to a point. */
export const moved = (to: Point): string => `translate(${pair(to)})`;

export const wash = (fill: string, d: string, edge?: number): Mark =>
  edge === undefined ? { d, fill } : { d, fill, edge };
export const black = (d: string): Mark => ({ d, fill: W.ink });
export const line = (d: string, weight: number, fill: string = W.ink): Mark => ({ d, fill, line: weight });

export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;
export const polyline = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

/** A closed shape whose corners are rounded off. */
export function rounded(points: readonly Point[]): string {
  const middle = (index: number): Point => {
    const [a, b] = [points[index % points.length] ?? [0, 0], points[(index + 1) % points.length] ?? [0, 0]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  return `M${pair(middle(points.length - 1))}${points.map((point, index) => `Q${pair(point)} ${pair(middle(index))}`).join('')}Z`;
}

const within = (points: readonly Point[], index: number): Point =>
  points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];

/** A brush drawn through the points: thin where it lands and lifts, thickest in between. */
export function brush(points: readonly Point[], weight: number): string {
  const last = points.length - 1;
  const side = (sign: number): Point[] =>
    points.map((here, index) => {
      const [before, after] = [within(points, index - 1), within(points, index + 1)];
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const reach = (sign * weight * Math.sin((Math.PI * (index + 0.12)) / (last + 0.24))) / 2;
      return [here[0] + ((before[1] - after[1]) / length) * reach, here[1] + ((after[0] - before[0]) / length) * reach];
    });
  return polygon([...side(1), ...side(-1).reverse()]);
}

/** A brush through the points in one smooth sweep. */
export function sweep(points: readonly Point[], weight: number): string {
  return brush(
    sampled(
      points.map(([x, y]): Solid => [x, y, 0]),
      5,
    ).map(([x, y]): Point => [x, y]),
    weight,
  );
}

/** A brush from one point to another, bent by `bow`. */
export function dash(from: Point, to: Point, weight: number, bow = 0): string {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
  const bend = (side: number): string => pair([mx + nx * (bow + side * weight), my + ny * (bow + side * weight)]);
  return `M${pair(from)}Q${bend(1)} ${pair(to)}Q${bend(-1)} ${pair(from)}Z`;
}

/** A rounded bar whose ends are `first` and `second` thick. */
export function bar(from: Point, to: Point, first: number, second: number = first): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [(from[1] - to[1]) / length / 2, (to[0] - from[0]) / length / 2];
  const [a, b] = [round(first / 2), round(second / 2)];
  return (
    `M${pair([from[0] + nx * first, from[1] + ny * first])}A${a} ${a} 0 0 1 ${pair([from[0] - nx * first, from[1] - ny * first])}` +
    `L${pair([to[0] - nx * second, to[1] - ny * second])}A${b} ${b} 0 0 1 ${pair([to[0] + nx * second, to[1] + ny * second])}Z`
  );
}

export function disc(x: number, y: number, rx: number, ry: number = rx): string {
  const arc = `a${round(rx)} ${round(ry)} 0 1 0 `;
  return `M${pair([x - rx, y])}${arc}${round(rx * 2)} 0${arc}${round(-rx * 2)} 0Z`;
}

/** A star of `points` rays, for whatever shines or bursts. */
export function burst(points: number, outer: number, inner: number): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, step): Point => {
      const [reach, angle] = [step % 2 === 0 ? outer : inner, (step * Math.PI) / points];
      return [reach * Math.sin(angle), -reach * Math.cos(angle)];
    }),
  );
}

export const between = (a: number, b: number, along: number): number => a + (b - a) * along;
export const along = (a: Solid, b: Solid, part: number): Solid => [
  between(a[0], b[0], part),
  between(a[1], b[1], part),
  between(a[2], b[2], part),
];

/** A smooth curve through solid points, as many points as it takes to look smooth. */
export function sampled(points: readonly Solid[], steps: number): Solid[] {
  const found: Solid[] = [];
  const at = (index: number): Solid => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0, 0];
  for (let index = 0; index < points.length - 1; index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) found.push(spline(p0, p1, p2, p3, step / steps));
  }
  return [...found, at(points.length - 1)];
}

function spline(p0: Solid, p1: Solid, p2: Solid, p3: Solid, t: number): Solid {
  const axis = (k: 0 | 1 | 2): number =>
    0.5 *
    (2 * p1[k] +
      (p2[k] - p0[k]) * t +
      (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
      (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3);
  return [axis(0), axis(1), axis(2)];
}

/** The transform that lays a flat drawing onto the ship: its x runs along `right`, its y along `down`, from `origin`. */
export function laid(eye: Eye, origin: Solid, right: Solid, down: Solid): string {
  const [ox, oy] = eye.see(origin);
  const arm = (way: Solid): Point => {
    const [x, y] = eye.see([origin[0] + way[0], origin[1] + way[1], origin[2] + way[2]]);
    return [x - ox, y - oy];
  };
  const fine = (value: number): number => Math.round(value * 1000) / 1000;
  const [[a, b], [c, d]] = [arm(right), arm(down)];
  return `matrix(${fine(a)} ${fine(b)} ${fine(c)} ${fine(d)} ${round(ox)} ${round(oy)})`;
}

/** Twice the area of a shape on the picture: positive if its corners run clockwise there. */
export function facing(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0);
}
