// Where a scene plays: skies, seas and rooms. All of them go on far beyond the frame, so that a wide window shows more of them.
import { black, dash, disc, line, wash, W, type Mark } from '../drawing/pen';
import type { Drawing } from './layers';

const [LEFT, RIGHT, TOP, BOTTOM] = [-300, 620, -260, 480];
export const full = (top: number, bottom: number): string => `M${LEFT} ${top}H${RIGHT}V${bottom}H${LEFT}Z`;

/** The whole sky, and a band of haze over the horizon. */
export const sky = (fill: string, haze?: string, from = 70): Drawing => [
  wash(fill, full(TOP, BOTTOM)),
  ...(haze === undefined ? [] : [wash(haze, `M${LEFT} ${from + 14}Q-80 ${from - 6} 60 ${from + 5}T260 ${from}T${RIGHT} ${from + 8}V${BOTTOM}H${LEFT}Z`)]),
];

export const sun = (x: number, y: number, r: number, fill: string = W.fire): Mark => wash(fill, disc(x, y, r));
export const moon = (x: number, y: number, r: number, dark: string): Drawing => [wash(W.glow, disc(x, y, r)), wash(dark, disc(x - r * 0.42, y - r * 0.2, r * 0.86))];

/** Points spread by the golden ratio: no rows, and no chance. */
const spread = (count: number, wide: number): readonly number[] => Array.from({ length: count }, (_, place) => LEFT + (((place + 1) * 0.618034) % 1) * wide);

export const stars = (count: number, until: number): Mark =>
  wash(W.foam, spread(count, RIGHT - LEFT).map((x, place) => disc(x, -40 + (((place * 0.7548777) % 1) * (until + 40)), place % 4 === 0 ? 1.3 : 0.8)).join(''));

export const cloud = (x: number, y: number, s: number, fill: string = W.paper): Drawing => [
  wash(fill, `M${x - 46 * s} ${y}Q${x - 30 * s} ${y - 9 * s} ${x - 16 * s} ${y - 6 * s}Q${x - 4 * s} ${y - 16 * s} ${x + 12 * s} ${y - 8 * s}Q${x + 30 * s} ${y - 10 * s} ${x + 46 * s} ${y}Q${x + 20 * s} ${y + 5 * s} ${x} ${y + 3 * s}Q${x - 24 * s} ${y + 5 * s} ${x - 46 * s} ${y}Z`),
  black(dash([x - 34 * s, y + 4.5 * s], [x + 10 * s, y + 4 * s], 1.1 * s)),
];

export const gulls = (...places: readonly (readonly [number, number, number])[]): Mark =>
  black(places.map(([x, y, s]) => dash([x, y], [x - 10 * s, y - 2 * s], 1.1 * s, -3 * s) + dash([x, y], [x + 10 * s, y - 3.5 * s], 1.1 * s, 2.6 * s)).join(''));

function crests(y: number, high: number, period: number): string {
  let path = `M${LEFT} ${BOTTOM}V${y}`;
  for (let x = LEFT, crest = 0; x < RIGHT; x += period, crest++) path += `q${period / 2} ${-Math.round(high * (12 + 8 * Math.sin(crest * 2.3))) / 10} ${period} 0`;
  return `${path}V${BOTTOM}Z`;
}

interface Tones { readonly near: string; readonly mid: string; readonly far: string; readonly foam: string }
export const DAY: Tones = { far: W.sea, mid: W.deep, near: W.deeper, foam: W.foam };
export const NIGHT: Tones = { far: W.navy, mid: W.deeper, near: W.ink, foam: W.slate };

/** The sea behind what sails on it. */
export function sea(horizon: number, tones: Tones = DAY, swell = 2): Drawing {
  const strokes = Array.from({ length: 26 }, (_, place) => {
    const depth = (place + 0.5) / 26;
    const [x, y] = [LEFT + (((place + 1) * 0.618034) % 1) * (RIGHT - LEFT), horizon + 5 + depth ** 1.4 * 70];
    return dash([x - 6 - 18 * depth, y], [x + 6 + 18 * depth, y], 0.7 + depth, 1);
  });
  return [wash(tones.far, crests(horizon, swell / 3, 40)), black(strokes.filter((_, place) => place % 3 !== 0).join('')), wash(tones.foam, strokes.filter((_, place) => place % 3 === 0).join(''))];
}

/** The waves before it, from `y` down. */
export function waves(y: number, tones: Tones = DAY, high = 5): Drawing {
  const foam = spread(16, RIGHT - LEFT).map((x, place) => dash([x - 16, y + 8 + (place % 4) * 9], [x + 16, y + 8 + (place % 4) * 9], 1.3, -1.5)).join('');
  return [wash(tones.mid, crests(y, high, 46)), wash(tones.near, crests(y + 26, high * 1.2, 64)), wash(tones.foam, foam)];
}

/** The light of sun, moon or fire on the water. */
export const glitter = (x: number, y: number, fill: string, wide = 30, rows = 6): Mark =>
  wash(fill, Array.from({ length: rows }, (_, row) => dash([x - wide * (1 - row * 0.09) + (row % 2) * 7, y + row * 7], [x + wide * (1 - row * 0.09) - (row % 3) * 6, y + row * 7], 1.3 + row * 0.25)).join(''));

/** The deck that one stands on, from `y` down, and the rail behind. */
export function deck(y: number, rail = true): Drawing {
  const seams = [-240, -180, -120, -64, -10, 44, 100, 156, 210, 264, 322, 384, 450, 520].map((x) => `M${160 + (x - 160) * 0.72} ${y}L${x} ${BOTTOM / 2}`).join('');
  return [
    ...(rail ? [wash(W.bark, full(y - 22, y)), wash(W.wood, full(y - 16, y)), ...posts(y)] : []),
    wash(W.deck, full(y, BOTTOM)), wash(W.plank, full(y, y + 3)), line(seams, 1.2, W.plank),
    line(`M${LEFT} ${y}H${RIGHT}`, 2.4), black(dash([40, y + 16], [62, y + 16], 0.9) + dash([210, y + 25], [240, y + 25], 1) + dash([118, y + 34], [140, y + 34], 1) + dash([-60, y + 20], [-30, y + 20], 1) + dash([370, y + 18], [400, y + 18], 1)),
  ];
}

function posts(y: number): Drawing {
  const places = Array.from({ length: 16 }, (_, place) => LEFT + 10 + place * 60);
  return [wash(W.gold, `M${LEFT} ${y - 27}H${RIGHT}V${y - 20}H${LEFT}Z`, 2.4), line(places.map((x) => `M${x} ${y - 18}V${y}`).join(''), 2.4)];
}

/** A mast that leaves the picture at the top, with its ropes. */
export const mastUp = (x: number, foot: number, width = 9): Drawing => [
  line(`M${x} -60L${x - 90} ${foot - 18}M${x} -60L${x + 96} ${foot - 18}M${x} -60L${x + 66} ${foot - 18}`, 1.5),
  wash(W.wood, `M${x - width / 2 + 1} ${TOP}H${x + width / 2 - 1}L${x + width / 2} ${foot}H${x - width / 2}Z`, 2.6), wash(W.bark, `M${x + 1} ${TOP}H${x + width / 2 - 1}L${x + width / 2} ${foot}H${x + 1}Z`), wash(W.gold, `M${x - width / 2 - 1} ${foot - 26}h${width + 2}v5h${-width - 2}Z`, 2),
];

/** A room of stone blocks: cells, mostly. */
export function stone(floor: number, wall: string = W.slate): Drawing {
  const rows = [-120, -84, -48, -12, 24, 60, 96, 132].filter((y) => y < floor - 4);
  const joints = rows.flatMap((y, row) => Array.from({ length: 17 }, (_, place) => `M${LEFT + place * 58 + (row % 2) * 29} ${y}v36`));
  return [
    wash(wall, full(TOP, floor)), line(`${rows.map((y) => `M${LEFT} ${y}H${RIGHT}`).join('')}${joints.join('')}`, 1.5, W.iron),
    wash(W.grey, dash([40, 40], [70, 40], 1.4) + dash([220, 76], [252, 76], 1.4) + dash([120, 112], [140, 112], 1.4)),
    wash(W.iron, full(floor, BOTTOM)), line(`M${LEFT} ${floor}H${RIGHT}`, 2.6), wash(W.slate, dash([30, floor + 18], [90, floor + 18], 1.4) + dash([190, floor + 30], [280, floor + 30], 1.6)),
  ];
}

/** A cabin of planks, lit by a lantern. */
export function cabin(floor: number, wall: string = W.bark): Drawing {
  const boards = [-160, -136, -112, -88, -64, -40, -16, 8, 32, 56, 80, 104, 128].filter((y) => y < floor);
  return [
    wash(wall, full(TOP, floor)), line(boards.map((y) => `M${LEFT} ${y}H${RIGHT}`).join(''), 1.6), wash(W.wood, dash([20, 20], [60, 20], 1) + dash([230, 44], [290, 44], 1) + dash([110, 92], [160, 92], 1) + dash([-60, 68], [-20, 68], 1)),
    wash(W.ink, `M-14 ${TOP}H-2V${floor}H-14ZM322 ${TOP}H334V${floor}H322Z`), wash(W.wood, `M-12 ${TOP}H-6V${floor}H-12ZM324 ${TOP}H330V${floor}H324Z`),
    wash(W.plank, full(floor, BOTTOM)), line(`M${LEFT} ${floor}H${RIGHT}`, 2.6), line([-140, -40, 50, 140, 230, 330, 440].map((x) => `M${160 + (x - 160) * 0.7} ${floor}L${x} ${BOTTOM / 2}`).join(''), 1.4, W.bark),
  ];
}

/** A beach from `y` down. */
export const beach = (y: number): Drawing => [
  wash(W.sand, `M${LEFT} ${y + 6}Q-60 ${y - 4} 60 ${y + 3}T240 ${y}T${RIGHT} ${y + 6}V${BOTTOM}H${LEFT}Z`, 2.6), wash(W.deck, `M${LEFT} ${y + 30}Q0 ${y + 20} 120 ${y + 32}T${RIGHT} ${y + 28}V${BOTTOM}H${LEFT}Z`),
  black(disc(40, y + 22, 1.2, 0.8) + disc(52, y + 27, 1, 0.7) + disc(270, y + 18, 1.2, 0.8) + disc(180, y + 40, 1.4, 0.9) + disc(120, y + 16, 1, 0.7)),
];

/** A quay of stone from `y` down. */
export const quay = (y: number): Drawing => [
  wash(W.slate, full(y, BOTTOM), 2.8), wash(W.grey, full(y, y + 8)), line(`M${LEFT} ${y + 8}H${RIGHT}M${LEFT} ${y + 32}H${RIGHT}`, 1.8), line([-200, -130, -60, 10, 80, 150, 220, 290, 360, 430].map((x, place) => `M${x} ${y + 8 + (place % 2) * 24}v24`).join(''), 1.6),
];

/** Rain that the wind drives. */
export const rain = (fill: string = W.foam): Mark =>
  line(spread(60, RIGHT - LEFT).map((x, place) => `M${Math.round(x)} ${-40 + ((place * 67) % 250)}l-6 15`).join(''), 1, fill);
