// The old sea chart of the campaign: ten stops on a winding route, and around them what chart makers draw where they know nothing.
import type { Point, Solid } from '../geometry';
import { black, brush, dash, disc, line, polygon, polyline, round, rounded, sampled, sweep, wash, W, type Mark } from '../drawing/pen';

/** An island: its middle, and how far it reaches to both sides and up and down. */
type Land = readonly [x: number, y: number, wide: number, high: number];

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly stops: readonly Point[];
  readonly lands: readonly Land[];
  readonly hills: readonly Point[];
  readonly palms: readonly Point[];
  readonly rose: Point;
  readonly serpent: Point;
  readonly whale: Point;
}

export const WIDE: Chart = {
  width: 720, height: 480,
  stops: [[92, 392], [200, 362], [268, 262], [166, 176], [256, 84], [386, 122], [404, 256], [502, 350], [626, 286], [588, 132]],
  lands: [[30, 452, 96, 88], [322, 326, 40, 30], [108, 88, 46, 36], [474, 196, 34, 44], [700, 410, 56, 54], [704, 22, 60, 46]],
  hills: [[24, 372], [38, 446], [106, 84], [478, 196], [692, 392], [690, 26]],
  palms: [[320, 326], [130, 452], [124, 104], [488, 178]],
  rose: [368, 410], serpent: [560, 424], whale: [352, 44],
};

export const TALL: Chart = {
  width: 360, height: 560,
  stops: [[70, 484], [170, 494], [282, 460], [296, 368], [196, 330], [86, 308], [66, 212], [168, 176], [284, 196], [262, 86]],
  lands: [[14, 524, 54, 70], [226, 414, 34, 28], [150, 256, 36, 28], [78, 96, 44, 34], [356, 126, 38, 36], [344, 556, 56, 40]],
  hills: [[16, 466], [20, 536], [70, 96], [346, 124], [344, 548]],
  palms: [[226, 420], [150, 262], [96, 108]],
  rose: [116, 404], serpent: [270, 266], whale: [168, 66],
};

const flat = (points: readonly Solid[]): Point[] => points.map(([x, y]): Point => [x, y]);

/** The way from each stop to the next. */
export function legs(chart: Chart): Point[][] {
  const steps = 12;
  const all = flat(sampled(chart.stops.map(([x, y]): Solid => [x, y, 0]), steps));
  return chart.stops.slice(1).map((_, index) => all.slice(index * steps, (index + 1) * steps + 1));
}

/** The graduated border of a chart: one bar in two is black. */
export function border({ width, height }: Chart): string {
  const [edge, thick, bars] = [9, 6, 12];
  const bar = (x: number, y: number, wide: number, high: number): string => `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}Z`;
  const [across, down] = [(width - edge * 2) / bars, (height - edge * 2) / bars];
  return Array.from({ length: bars / 2 }, (_, index) => index * 2).map((at) =>
    bar(edge + at * across, edge, across, thick) + bar(edge + (at + 1) * across, height - edge - thick, across, thick) +
    bar(edge, edge + (at + 1) * down, thick, down) + bar(width - edge - thick, edge + at * down, thick, down)).join('');
}

/** Lines of bearing from the rose to all sides. */
export function rhumbs({ rose: [x, y], width, height }: Chart): string {
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    return polyline([[x, y], [x + Math.cos(angle) * (width + height), y + Math.sin(angle) * (width + height)]]);
  }).join('');
}

/** A coast with capes and bays, and the shallows around it. */
function coast([x, y, wide, high]: Land, index: number): Mark[] {
  const shore = (by: number): string => rounded(Array.from({ length: 24 }, (_, step): Point => {
    const angle = (step * Math.PI) / 12;
    const reach = by + 0.13 * Math.sin(3 * angle + index) + 0.09 * Math.sin(5 * angle + index * 2) + 0.06 * Math.sin(8 * angle + index * 3);
    return [x + wide * reach * Math.cos(angle), y + high * reach * Math.sin(angle)];
  }));
  return [wash('var(--w-shoal)', shore(1.32)), line(shore(1.32), 1.1, 'var(--w-brown)'), line(shore(1.17), 1.5, 'var(--w-brown)'), wash(W.sand, shore(1), 3)];
}

const hill = ([x, y]: Point): Mark[] => [
  wash(W.leaf, `M${x - 20} ${y + 10}Q${x - 12} ${y - 12} ${x - 2} ${y - 12}Q${x + 6} ${y - 12} ${x + 18} ${y + 10}Z`, 2.4),
  black(brush([[x + 2, y - 8], [x + 6, y], [x + 12, y + 9]], 2.6) + dash([x - 4, y - 6], [x, y + 8], 1.4)),
];

const palm = ([x, y]: Point): Mark[] => [
  line(`M${x} ${y}Q${x + 4} ${y - 10} ${x} ${y - 20}`, 3.4, W.bark),
  wash(W.moss, sweep([[x, y - 20], [x - 9, y - 25], [x - 15, y - 18]], 5) + sweep([[x, y - 20], [x + 9, y - 26], [x + 15, y - 18]], 5) + sweep([[x, y - 20], [x - 3, y - 30], [x + 5, y - 33]], 5), 1.6),
];

/** A serpent in three loops, with a mild face. */
const serpent = ([x, y]: Point): Mark[] => [
  wash(W.teal, `M${x - 44} ${y + 8}Q${x - 38} ${y - 22} ${x - 22} ${y + 8}H${x - 28}Q${x - 34} ${y - 6} ${x - 38} ${y + 8}ZM${x - 12} ${y + 8}Q${x - 2} ${y - 28} ${x + 12} ${y + 8}H${x + 5}Q${x - 1} ${y - 10} ${x - 5} ${y + 8}Z`, 2.4),
  wash(W.teal, `M${x + 22} ${y + 8}Q${x + 20} ${y - 20} ${x + 34} ${y - 28}Q${x + 52} ${y - 32} ${x + 58} ${y - 20}Q${x + 48} ${y - 12} ${x + 38} ${y - 14}Q${x + 32} ${y - 6} ${x + 34} ${y + 8}Z`, 2.4),
  black(disc(x + 44, y - 22, 2)), wash(W.red, `M${x + 57} ${y - 20}L${x + 68} ${y - 22}L${x + 64} ${y - 18}L${x + 68} ${y - 15}Z`, 1.4),
  black([-50, -18, 16, 40].map((from) => dash([x + from, y + 10], [x + from + 16, y + 10], 1.8, 2)).join('')),
];

const whale = ([x, y]: Point): Mark[] => [
  wash(W.slate, `M${x - 30} ${y + 10}Q${x - 32} ${y - 8} ${x - 8} ${y - 8}Q${x + 14} ${y - 6} ${x + 20} ${y + 2}Q${x + 28} ${y} ${x + 30} ${y - 10}L${x + 36} ${y - 4}L${x + 44} ${y - 6}Q${x + 40} ${y + 10} ${x + 20} ${y + 10}Z`, 2.4),
  black(disc(x - 18, y + 1, 1.8)), line(`M${x - 12} ${y - 10}Q${x - 14} ${y - 20} ${x - 22} ${y - 18}M${x - 12} ${y - 10}Q${x - 10} ${y - 20} ${x - 2} ${y - 18}`, 2.2, W.sea),
];

/** A rose of eight points. */
function roseMarks([x, y]: Point): Mark[] {
  const tip = (index: number, reach: number): Point => [x + reach * Math.sin((index * Math.PI) / 4), y - reach * Math.cos((index * Math.PI) / 4)];
  const kites = (side: number): string => [1, 3, 5, 7, 0, 2, 4, 6].map((index) => polygon([tip(index, index % 2 === 0 ? 42 : 27), tip(index + side / 2, 12), [x, y]])).join('');
  return [line(disc(x, y, 24), 1.6, 'var(--w-brown)'), wash(W.paper, kites(-0.9), 1.6), wash(W.wine, kites(0.9)), wash(W.red, polygon([tip(0, 54), tip(-0.12, 45), tip(0.12, 45)]), 2)];
}

export const scenery = (chart: Chart): Mark[] => [
  ...chart.lands.flatMap(coast), ...chart.hills.flatMap(hill), ...chart.palms.flatMap(palm), ...roseMarks(chart.rose), ...serpent(chart.serpent), ...whale(chart.whale),
];
