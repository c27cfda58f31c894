// Ships from the side. Each lies with the middle of its waterline on 0 0 and heads to the right.
import { black, dash, disc, line, sweep, wash, W, type Mark } from '../drawing/pen';
import { put, type Drawing } from './layers';

/** A square sail that the wind from astern fills; `stripes` are painted along it. */
function square(x: number, top: number, foot: number, half: number, fill: string, stripes?: string): Drawing {
  const wide = half * 1.18;
  const belly = half * 0.34;
  const middle = (top + foot) / 2;
  const edge = `M${x - half} ${top}H${x + half}Q${x + wide + belly} ${middle} ${x + wide} ${foot}Q${x + belly} ${foot - 5} ${x - wide} ${foot}Q${x - half + belly} ${middle} ${x - half} ${top}Z`;
  const stripe = (from: number, to: number): string => {
    const at = (part: number, width: number): number => x - width + part * 2 * width;
    return `M${at(from, half)} ${top}H${at(to, half)}Q${at(to, half) + belly + 2} ${middle} ${at(to, wide)} ${foot - 2}L${at(from, wide)} ${foot - 2}Q${at(from, half) + belly + 2} ${middle} ${at(from, half)} ${top}Z`;
  };
  return [
    wash(fill, edge, 2.8),
    ...(stripes === undefined ? [] : [wash(stripes, stripe(0.14, 0.34) + stripe(0.6, 0.8))]),
    line(edge, 1.6), line(`M${x - half - 4} ${top}H${x + half + 4}`, 3.2),
  ];
}

const mast = (x: number, top: number, foot = -14): Mark => line(`M${x} ${top}V${foot}`, 4);
const pennant = (x: number, y: number, fill: string, long = 22): Mark => wash(fill, `M${x} ${y - 4}Q${x + long / 3} ${y - 9} ${x + long / 2} ${y - 4}T${x + long} ${y - 5}Q${x + long / 2} ${y + 5} ${x} ${y + 4}Z`, 2);
const wake = (from: number, to: number): Mark => wash(W.foam, sweep([[from, 9], [(from + to) / 2, 13], [to, 7], [to + 9, 1]], 7) + sweep([[from - 16, 14], [0, 18], [to - 12, 14]], 3));

const JOLLY: Drawing = [black('M0 -11Q10 -15 18 -11T34 -12Q32 -2 34 6Q24 10 16 6T0 8Z'), wash(W.paper, disc(16, -4, 4.6, 4.2)), wash(W.paper, 'M13 -1H19V3H13Z'), wash(W.red, 'M12 -8L16 -6L20 -9L20 -4L16 -6L12 -4Z'), black(disc(14.4, -4, 1.2) + disc(17.8, -4, 1.2))];

interface EllenState {
  readonly sails?: 'full' | 'furled' | 'torn';
  /** How deep she lies, loaded. */
  readonly low?: number;
  readonly lantern?: boolean;
  readonly chaser?: boolean;
  readonly planks?: boolean;
  readonly still?: boolean;
}

const ELLEN_HULL = 'M-80 -44L-74 -8Q-68 10 -48 12H50Q74 8 90 -36Q70 -25 44 -22H-34L-38 -36Q-60 -37 -80 -44Z';

/** The Ellen: plump and red, with striped sails, bunting, an eye at her bow and a cat on the rail. */
export function ellen({ sails = 'full', low = 0, lantern = false, chaser = false, planks = false, still = false }: EllenState = {}): Drawing {
  const rig: Drawing = sails === 'furled'
    ? [wash(W.sail, 'M-36 -98Q-14 -90 10 -98Q11 -91 -13 -86Q-36 -90 -36 -98Z', 2.6), wash(W.sail, 'M20 -88Q40 -81 60 -88Q60 -82 40 -77Q20 -81 20 -88Z', 2.6), line('M-40 -99H14M16 -89H64', 3.2)]
    : [...square(-13, -106, -76, 19, W.sail, W.red), ...square(-13, -72, -34, 24, W.sail, W.red), ...square(40, -94, -68, 15, W.sail, W.red), ...square(40, -64, -34, 19, W.sail, W.red), wash(W.sail, 'M46 -96Q66 -70 104 -50Q76 -50 58 -40Q56 -66 46 -96Z', 2.6)];
  const holes: Drawing = sails === 'torn' ? [black('M-22 -60L-12 -66L-6 -54L-14 -46L-20 -50ZM36 -84L44 -80L40 -72ZM-34 -36L-30 -48L-24 -38Z')] : [];
  return [
    line('M92 -38L116 -56', 4.4), line('M-13 -126L-78 -42M-13 -126L40 -112L114 -56M40 -112L70 -26', 1.5),
    mast(-13, -126), mast(40, -112), ...rig, ...holes,
    wash(W.wood, 'M-22 -117H-4L-7 -108H-19Z', 2.4),
    put(-13, -122, JOLLY, { size: 0.86, flip: true }), pennant(40, -110, W.gold, 18),
    ...(lantern ? [wash(W.halo, disc(-13, -112, 16)), wash(W.glow, disc(-13, -112, 5), 2)] : []),
    put(0, low, [
      wash(W.red, ELLEN_HULL, 3), wash(W.wine, 'M-75 -12Q-68 10 -48 12H50Q66 9 78 -8Q40 2 0 1Q-50 1 -75 -12Z'),
      wash(W.cream, 'M-77 -24Q-20 -8 84 -22L81 -15Q-10 0 -76 -15Z', 1.6), wash(W.teal, 'M-79 -38Q-58 -30 -37 -30L-37 -25Q-58 -26 -78 -32Z'),
      ...(planks ? [wash(W.plank, 'M-40 -8H36L34 2H-38Z', 2), line('M-39 -3H35M-14 -8V2M12 -8V2', 1.6)] : []),
      line('M-80 -44Q-60 -37 -38 -36L-34 -22H44Q70 -25 90 -36', 4.4), line('M-80 -44Q-60 -37 -38 -36L-34 -22H44Q70 -25 90 -36', 2, W.gold),
      wash(W.paper, 'M62 -20Q70 -27 78 -23Q72 -15 62 -20Z', 1.8), black(disc(71, -21, 2.2)),
      black('M-24 -19h9v7h-9ZM2 -18h9v7h-9ZM28 -18.500h9v7h-9Z'), wash(W.glow, 'M-70 -27l8 2v7l-7 -2ZM-57 -24l8 1v7l-7 -1Z', 1.8),
      ...(chaser ? [wash(W.iron, 'M60 -34L88 -42L90 -36L63 -27Z', 2.4)] : []),
      wash(W.fire, 'M-72 -44Q-71 -52 -65 -50L-63 -54L-60 -51L-57 -54L-56 -48Q-55 -44 -58 -42Q-66 -40 -72 -42Q-78 -44 -77 -50Q-74 -50 -72 -44Z', 2), 
    ]),
    ...(still ? [wash(W.foam, dash([-70, 13], [60, 13], 2.4))] : [wake(-76, 76)]),
  ];
}

interface Rig {
  readonly hull: string;
  readonly band: string;
  readonly masts: readonly (readonly [x: number, top: number, half: number])[];
  readonly flag: string;
  readonly sail?: string;
  readonly emblem?: 'cross' | 'crown' | 'stripes';
  readonly decks?: number;
  readonly castle?: number;
  readonly torn?: boolean;
  readonly still?: boolean;
}

/** The paint on a sail. */
function emblem(kind: Rig['emblem'], x: number, y: number, half: number): Drawing {
  if (kind === 'cross') return [wash(W.red, `M${x} ${y - half * 0.7}h5v${half * 0.5}h${half * 0.5}v5h${-half * 0.5}v${half * 0.6}h-5v${-half * 0.6}h${-half * 0.5}v-5h${half * 0.5}Z`)];
  if (kind === 'crown') return [wash(W.gold, `M${x - 11} ${y + 7}L${x - 14} ${y - 8}L${x - 6} ${y - 2}L${x} ${y - 11}L${x + 6} ${y - 2}L${x + 14} ${y - 8}L${x + 11} ${y + 7}Z`, 2)];
  return [];
}

function rigged([x, top, half]: readonly [number, number, number], { sail = W.sail, emblem: kind, torn = false, flag }: Rig): Drawing {
  const height = -26 - top;
  const split = top + 8 + height * 0.38;
  const sheets = [...square(x, top + 8, split, half * 0.8, sail, kind === 'stripes' ? W.teal : undefined), ...square(x, split + 4, -30, half, sail, kind === 'stripes' ? W.teal : undefined)];
  const rents = torn ? [wash(W.deeper, `M${x - 6} ${split + 14}l9 -4l4 12l-8 9ZM${x + half * 0.5} ${top + 14}l6 8l-9 3ZM${x - half} -34l5 -14l6 15l6 -10l4 12Z`)] : [];
  return [mast(x, top), ...sheets, ...emblem(kind, x + half * 0.25, (split - 26) / 2, half), ...rents, pennant(x, top - 1, flag, 20)];
}

/** Any ship of the others, from her measures. */
export function ship(rig: Rig): Drawing {
  const { hull, band, masts, decks = 1, castle = 0, still = false } = rig;
  const front = 58 + masts.length * 8;
  const back = -front;
  const high = 22 + decks * 7;
  const shape = `M${back} ${-high - 8 - castle}L${back + 8} 4Q${back + 14} 12 ${back + 26} 12H${front - 30}Q${front - 10} 6 ${front + 4} ${-high - 8}Q${front - 22} ${-high + 2} ${front - 44} ${-high + 2}H${back + 44}L${back + 40} ${-high - 6 - castle * 0.6}Q${back + 20} ${-high - 4 - castle} ${back} ${-high - 8 - castle}Z`;
  const rows = Array.from({ length: decks }, (_, row) => row);
  const ports = rows.map((row) => Array.from({ length: 7 }, (_, place) => `M${back + 28 + place * ((front - 20 - back - 34) / 6)} ${-high + 10 + row * 11}h6.500v5.500h-6.500Z`).join('')).join('');
  const stripe = rows.map((row) => `M${back + 4} ${-high + 8 + row * 11}H${front - 8 - row * 3}V${-high + 18 + row * 11 - 1}H${back + 5}Z`).join('');
  return [
    line(`M${front} ${-high - 8}L${front + 20} ${-high - 26}`, 4.2),
    line(masts.map(([x, top], place) => `M${x} ${top}L${masts[place - 1]?.[0] ?? back + 4} ${place === 0 ? -high - 6 - castle : -34}`).join('') + `M${masts.at(-1)?.[0] ?? 0} ${masts.at(-1)?.[1] ?? 0}L${front + 20} ${-high - 26}`, 1.4),
    ...masts.flatMap((one) => rigged(one, rig)),
    wash(hull, shape, 3), wash(band, stripe), black(ports), line(`M${back} ${-high - 8 - castle}Q${back + 20} ${-high - 4 - castle} ${back + 40} ${-high - 6 - castle * 0.6}L${back + 44} ${-high + 2}H${front - 44}Q${front - 22} ${-high + 2} ${front + 4} ${-high - 8}`, 2.8),
    ...(castle > 6 ? [wash(W.glow, `M${back + 9} ${-high - castle + 2}h7v8h-7ZM${back + 22} ${-high - castle + 3}h7v8h-7Z`, 1.8)] : []),
    ...(still ? [wash(W.foam, dash([back + 10, 13], [front - 14, 13], 2.2))] : [wake(back + 8, front - 12)]),
  ];
}

export const brigantine = (): Drawing => ship({ hull: W.bark, band: W.cream, masts: [[-24, -86, 17], [26, -92, 17]], flag: W.red });
export const corvette = (): Drawing => ship({ hull: W.red, band: W.gold, masts: [[-40, -80, 14], [0, -94, 16], [38, -84, 14]], flag: W.red });
export const frigate = (): Drawing => ship({ hull: W.navy, band: W.cream, masts: [[-42, -96, 17], [2, -112, 19], [44, -98, 16]], flag: W.gold, decks: 2 });
export const galleon = (): Drawing => ship({ hull: W.wood, band: W.gold, masts: [[-30, -96, 22], [28, -104, 22]], flag: W.red, emblem: 'cross', decks: 2, castle: 22 });
export const merchant = (): Drawing => ship({ hull: W.gold, band: W.wood, masts: [[2, -96, 32]], flag: W.teal, emblem: 'stripes', castle: 8 });
export const ghostShip = (): Drawing => ship({ hull: W.slate, band: W.iron, masts: [[-24, -92, 19], [28, -98, 19]], flag: W.ghost, sail: W.ghost, torn: true, castle: 10, still: true });
export const flagship = (): Drawing => ship({ hull: W.wine, band: W.gold, masts: [[-48, -112, 20], [2, -134, 24], [52, -116, 20]], flag: W.red, emblem: 'crown', decks: 3, castle: 20 });

/** A gunboat: low, green, with one gun that is too large for her. */
export const gunboat = (): Drawing => [
  line('M-20 -76L-50 -18M-20 -76L40 -16', 1.4), mast(-20, -76), wash(W.wine, 'M-20 -74Q20 -52 26 -24Q4 -30 -20 -26Z', 2.8), wash(W.red, 'M-20 -72Q-6 -50 -10 -27L-20 -26Z'), pennant(-20, -75, W.gold, 18),
  line('M-36 -10L-44 16M-18 -8L-24 18M0 -8L-4 18', 3.6), wash(W.moss, 'M-58 -24Q0 -10 56 -22Q52 4 36 11H-38Q-54 4 -58 -24Z', 3), wash(W.gold, 'M-56 -17Q0 -3 54 -15L53 -9Q0 3 -54 -10Z'),
  wash(W.iron, 'M6 -34Q0 -26 8 -20L66 -34Q74 -40 66 -48Z', 2.8), wash(W.gold, 'M28 -40l8 -2l4 14l-8 2Z', 2), black(disc(67, -41, 3.6, 7)), wake(-50, 44),
];

/** Fire over everything, on a hull that no crew steers. */
export const flames = (fill: string = W.fire): Drawing => [
  wash(fill, 'M-50 -14Q-62 -38 -44 -54Q-42 -42 -34 -40Q-40 -70 -18 -92Q-18 -70 -6 -62Q-4 -88 16 -104Q14 -76 28 -66Q38 -74 38 -88Q56 -64 48 -42Q58 -44 60 -54Q72 -30 60 -12Z', 3),
  wash(W.gold, 'M-32 -14Q-40 -34 -24 -50Q-20 -36 -8 -36Q-8 -58 10 -74Q10 -52 22 -42Q32 -44 34 -56Q46 -34 38 -14Z'), wash(W.glow, 'M-10 -14Q-12 -28 4 -42Q6 -30 16 -28Q26 -24 22 -14Z'),
];
export const fireship = (): Drawing => [...flames(), line('M-26 -80V-20M24 -78V-20M-38 -58H-12M12 -56H38', 3.6), black('M-64 -22Q0 -8 66 -24Q62 4 46 11H-44Q-58 4 -64 -22Z'), wash(W.fire, dash([-48, -8], [-10, -3], 2) + dash([10, -3], [48, -8], 2))];

/** What is left of a ship: masts that stand out of the water, a plank or two. */
export const sunken = (flag: string = W.red): Drawing => [
  line('M-12 4L-22 -56M-36 -36L-6 -42', 4), wash(W.sail, 'M-35 -35L-8 -41L-10 -16L-18 -22L-24 -12Z', 2.4), pennant(-22, -56, flag, 16),
  wash(W.bark, 'M-2 5Q14 -14 40 -34Q46 -14 38 5Z', 2.8), wash(W.gold, 'M8 -4Q24 -16 42 -24L42 -17Q26 -9 16 4Z'), line('M40 -34L52 -50', 3.6), black('M26 -2l6 -4l2 5l-6 4Z'), wash(W.foam, sweep([[-34, 5], [-10, 2], [14, 7], [44, 4]], 5)), wash(W.wood, 'M48 2l18 -4l2 5l-17 4Z', 2),
];
export const floatingBarrel: Drawing = [wash(W.wood, 'M-12 2Q-15 -8 -9 -13Q2 -16 11 -10Q14 -4 12 3Z', 2.4), line('M-5 -14Q-9 -6 -7 2M6 -13Q9 -6 7 2', 2), wash(W.foam, dash([-18, 3], [18, 3], 2.2))];
