// Hair, beards and moustaches for the head of faces.ts. Each style has a part behind the neck and a part over the skull.
import { HAIR, type HairColour } from '../cloth';
import type { Skull } from './faces';
import { black, bow, brush, curve, placed, tufts, wash, INK, type Mark, type Point } from '../marks';

export interface Locks {
  readonly behind: readonly Mark[];
  readonly over: readonly Mark[];
}

type Style = (fill: string, shine: string) => Locks;

// From the right temple over the crown and the nape to the sideburn: every short cut starts from this.
const CROWN: readonly Point[] = [[18.6, -9], [20, -19], [14.5, -30], [2, -34.6], [-12, -33], [-20.5, -25], [-23.4, -10], [-21, 4], [-17, 9]];
const BURN: readonly Point[] = [[-13.6, 5], [-11.6, -4], [-10, -13]];
const gleam = (shine: string, ...bows: readonly (readonly Point[])[]): Mark => wash(shine, bows.map((points) => brush(points, 1.5)).join(''));
const short = (hairline: readonly Point[]): string => curve([...CROWN, ...BURN, ...hairline], true);
const TOP_GLEAM: readonly Point[] = [[-14, -24], [-7, -30], [2, -32]];

const STYLES = {
  crop: (fill, shine) => ({ behind: [], over: [wash(fill, short([[-4, -19], [6, -20.4], [14, -18.4], [17, -14]]), 1.4), gleam(shine, TOP_GLEAM)] }),
  parted: (fill, shine) => ({
    behind: [],
    over: [
      wash(fill, curve([
        [18.8, -8], [21.5, -19], [16, -32], [3, -38.4], [-10, -35], [-20.5, -26], [-23.4, -10], [-21, 4], [-17, 9], ...BURN, [-8, -18], [-5.5, -24],
        [2, -20], [10, -15.6], [16.6, -14.6],
      ], true), 1.5),
      gleam(shine, [[-4, -25], [3, -32.4], [12, -29]], [[-1, -23], [6, -28], [14, -24]], [[-17, -20], [-14, -27], [-9, -31]]),
    ],
  }),
  slick: (fill, shine) => ({
    behind: [],
    over: [
      wash(fill, short([[-5, -20], [2, -22.6], [7, -18.4], [12, -23], [17, -17]]), 1.4),
      gleam(shine, [[-17, -10], [-14, -22], [-4, -30]], [[-13, -14], [-9, -23], [2, -29.6]], [[-19, -4], [-18, -16], [-11, -28]]),
    ],
  }),
  curls: (fill, shine) => ({
    behind: [],
    over: [
      wash(fill, tufts([...bow(0, -14, 21, 22, 15, -200, 15), [-17, 3], [-13, -4], [-10, -13], [-3, -18], [5, -19], [12, -18], [17, -13]], 3.4), 1.5),
      gleam(shine, [[-12, -24], [-8, -28], [-4, -25]], [[2, -26], [6, -30], [11, -26]], [[-18, -14], [-16, -19], [-12, -17]]),
    ],
  }),
  crown: (fill, shine) => ({
    behind: [wash(fill, tufts(bow(-2, -12, 27, 25, 20, -205, 17), 3.6), 1.6)],
    over: [
      wash(fill, tufts([...bow(-1, -13, 24, 24, 10, -195, 14), [-17, 0], [-12, -8], [-9, -16], [0, -20], [9, -20], [16, -15]], 3.2)),
      gleam(shine, [[-16, -24], [-11, -30], [-5, -29]], [[0, -30], [6, -33], [12, -29]], [[-21, -12], [-20, -18], [-16, -20]]),
    ],
  }),
  wavy: (fill, shine) => ({
    behind: [wash(fill, curve([
      [20, -8], [22, 8], [19, 22], [25, 36], [18, 50], [6, 46], [-10, 52], [-26, 56], [-34, 44], [-27, 28], [-31, 12], [-26, -8], [-20, -26],
      [0, -36], [16, -28],
    ], true), 1.8)],
    over: [
      wash(fill, curve([
        [19.4, -2], [23, -14], [18, -30], [4, -37], [-11, -35], [-22, -26], [-26, -8], [-25, 12], [-19, 26], [-15.5, 10], [-12, -2], [-11, -13],
        [-2, -20], [7, -26], [13, -20], [16.4, -12],
      ], true), 1.5),
      gleam(shine, [[5, -27], [-6, -24], [-14, -12], [-15, 2]], [[4, -32], [-10, -28], [-20, -14], [-20.5, 6]], [[9, -31], [16, -26], [18, -17]]),
    ],
  }),
  straight: (fill, shine) => ({
    behind: [wash(fill, curve([
      [19, -10], [20, 12], [19, 34], [20, 50], [2, 48], [-22, 54], [-26, 30], [-25, 0], [-20, -26], [0, -36], [16, -28],
    ], true), 1.8)],
    over: [
      wash(fill, curve([
        [18.8, 0], [21, -14], [16, -29], [4, -35], [-11, -33.5], [-20.5, -25], [-24.5, -8], [-25, 14], [-24, 34], [-16, 32], [-14.6, 10],
        [-12.4, -4], [-9, -14], [2, -22], [8, -27], [12, -20], [15.4, -9],
      ], true), 1.5),
      gleam(shine, [[6, -29], [-6, -25], [-15, -12], [-17, 8], [-18, 24]], [[3, -33], [-12, -27], [-20, -10], [-21, 12]]),
    ],
  }),
  bob: (fill, shine) => ({
    behind: [wash(fill, curve([[19, -10], [21, 8], [17, 20], [-2, 17], [-23, 22], [-27, 6], [-24, -14], [-14, -32], [8, -34]], true), 1.6)],
    over: [
      wash(fill, curve([
        [19.6, 8], [21.6, -8], [18, -26], [4, -35.6], [-11, -34], [-21, -25], [-26, -6], [-26, 12], [-20, 19], [-11.5, 15.6], [-13, 4], [-10.6, -9],
        [-2, -13.4], [8, -14], [15.6, -12.4], [17, -3],
      ], true), 1.5),
      gleam(shine, [[-18, -18], [-9, -26.6], [4, -27], [14, -23]], [[-20, -12], [-11, -21.6], [2, -22], [13, -19]]),
    ],
  }),
  bun: (fill, shine) => ({
    behind: [wash(fill, tufts(bow(-22, -24, 11, 10, 0, 330, 9), 2), 1.6)],
    over: [
      wash(fill, curve([
        [18.6, -8], [21, -18], [15, -31.4], [2, -36.4], [-12, -34], [-21, -25], [-23.6, -11], [-20, 0], [-15, 4], [-13, -6], [-9, -16], [-1, -20.4],
        [8, -21.8], [14, -18.4], [17, -12],
      ], true), 1.5),
      gleam(shine, [[-1, -23], [-10, -22], [-17, -14]], [[6, -26], [-6, -28], [-17, -22]], [[10, -24], [14, -23], [17, -17]]),
    ],
  }),
  braids: (fill, shine) => ({
    behind: [],
    over: [
      wash(fill, curve([
        [19, -4], [21, -16], [15, -30], [3, -35.4], [-12, -33.6], [-21, -24], [-24, -9], [-23, 8], [-16, 12], [-13, -3], [-9, -15], [2, -22],
        [7, -28], [11, -21], [15.6, -11],
      ], true), 1.5),
      ...[0, 1, 2, 3, 4].flatMap((knot) => [
        wash(fill, curve([
          [-21 - knot * 0.8, 8 + knot * 9], [-15 - knot * 0.8, 11 + knot * 9], [-16.6 - knot, 18 + knot * 9], [-23 - knot, 17.6 + knot * 9],
          [-25 - knot, 12 + knot * 9],
        ], true), 1.3),
        gleam(shine, [[-22 - knot, 12 + knot * 9], [-19.6 - knot, 14.4 + knot * 9], [-18 - knot, 17 + knot * 9]]),
      ]),
      gleam(shine, [[5, -29], [-7, -24], [-16, -11]], [[2, -33], [-12, -27], [-20, -11]]),
    ],
  }),
  wild: (fill, shine) => ({
    behind: [wash(fill, tufts([[19, -8], ...bow(-1, -12, 25, 25, -5, -180, 9), [-28, 4], [-27, 18], [-18, 22]], -7), 1.4)],
    over: [
      wash(fill, tufts([
        [18.6, -9], [18, -24], [5, -33], [-9, -33], [-19, -26], [-23, -10], [-22, 6], [-15, 8], [-12, -6], [-8, -15], [0, -19], [8, -20], [15, -16],
      ], -3.6)),
      gleam(shine, [[-14, -20], [-9, -29], [-2, -33]], [[2, -27], [8, -31], [13, -30]]),
    ],
  }),
  sides: (fill) => ({ behind: [], over: [wash(fill, tufts([[-12.6, 5], [-11.4, -6], [-14, -16], [-20, -20], [-25, -10], [-24, 4], [-18, 11]], 2), 1.4)] }),
  locks: (fill, shine) => ({
    behind: [wash(fill, tufts([
      [20, 2], [22, 22], [17, 36], [8, 30], [-10, 38], [-20, 44], [-31, 38], [-30, 16], [-27, -8], [-16, -32], [8, -34],
    ], -3), 1.6)],
    over: [
      wash(fill, tufts([
        [19.4, 10], [21, -12], [14, -31], [0, -36], [-14, -33], [-24, -20], [-27, 4], [-27, 26], [-17, 24], [-13, 2], [-9, -14], [0, -20], [8, -21],
        [15.6, -14],
      ], -2.2), 1.4),
      gleam(
        shine, [[4, -26], [-10, -22], [-17, -6], [-18, 16]], [[0, -32], [-16, -25], [-22, -8], [-23, 18]], [[10, -29], [15, -24], [17.6, -16]],
        [[-12, -18], [-16, -8], [-16, 4]],
      ),
    ],
  }),
} as const satisfies Record<string, Style>;

export type HairStyle = keyof typeof STYLES;
export type HairName = readonly [HairStyle, HairColour];

const SHINES: Readonly<Record<HairColour, string>> = {
  ink: '#5c6675', brown: '#8d6440', auburn: '#cf7f45', fair: '#f4dc9a', grey: '#d6d3c8', white: '#bdb7a6', red: '#e59350',
};

export function hair(skull: Skull, [style, colour]: HairName): Locks {
  const locks = STYLES[style](HAIR[colour], SHINES[colour]);
  const where = { sx: skull.w / 18.5, sy: 1 };
  return { behind: placed(locks.behind, where), over: placed(locks.over, where) };
}

// --- Beards --------------------------------------------------------------------------------------------------------

type Growth = (skull: Skull, fill: string) => Mark[];

/** Cheek to cheek along the upper edge of a full beard, from right to left. */
const upperEdge = ({ mouth, w }: Skull): Point[] => [
  [w - 2.6, 8], [mouth + 6.4, 12.4], [mouth + 0.6, 12.6], [mouth - 8, 14.2], [-4.5, 11], [-11.5, 1],
];
const lips = ({ mouth }: Skull): Mark[] => [
  wash('#c07a62', curve([[mouth - 4.4, 17.2], [mouth, 16.6], [mouth + 3.2, 17], [mouth, 19.6]], true)),
  black(brush([[mouth - 5, 17], [mouth - 0.6, 16.9], [mouth + 4, 16.6]], 1.6)),
];
const strands = (fill: string, ...bows: readonly (readonly Point[])[]): Mark => wash(fill === HAIR.ink || fill === HAIR.brown ? '#66707c' : INK, bows.map((points) => brush(points, 1.1)).join(''));

const BEARDS = {
  full: (skull, fill) => [
    wash(fill, curve([
      ...upperEdge(skull), [-15, 10], [-11.5, 21], [skull.chinX - 7, skull.chin + 4], [skull.chinX + 2, skull.chin + 6.4],
      [skull.chinX + 8, skull.chin + 1], [skull.w - 3.4, 16],
    ], true), 1.4),
    strands(fill, [[-6, 17], [-3, 24], [3, 30]], [[skull.chinX, 24], [skull.chinX + 1, 28], [skull.chinX + 2, 33]], [[-10, 12], [-8, 19], [-4, 25]]),
    ...lips(skull),
  ],
  long: (skull, fill) => [
    wash(fill, tufts([
      ...upperEdge(skull), [-15, 10], [-14, 26], [-10, 42], [-2, 58], [skull.chinX, 66], [skull.chinX + 8, 56], [15, 40], [17, 26],
      [skull.w - 2.4, 16],
    ], 1.4), 1.5),
    strands(fill, [[-8, 18], [-6, 32], [0, 48]], [[0, 26], [2, 40], [5, 56]], [[11, 24], [12, 36], [9, 50]], [[6, 24], [7, 34], [7, 44]]),
    ...lips(skull),
  ],
  forked: (skull, fill) => [
    wash(fill, tufts([
      ...upperEdge(skull), [-16, 10], [-17, 26], [-12, 44], [-7, 52], [-1, 38], [skull.chinX - 1, 34], [9, 44], [14, 50], [17, 34],
      [skull.w - 1, 18],
    ], -2.2), 1.4),
    strands(fill, [[-9, 18], [-9, 30], [-7, 44]], [[-3, 24], [-3, 32], [-5, 40]], [[12, 22], [13, 32], [13, 44]]),
    ...lips(skull),
  ],
  goatee: (skull, fill) => [
    wash(fill, curve([
      [skull.mouth - 4.4, 20.4], [skull.mouth, 21.4], [skull.mouth + 3.8, 20], [skull.chinX + 5, skull.chin], [skull.chinX + 1, skull.chin + 8],
      [skull.chinX - 4.4, skull.chin],
    ], true), 1.3),
    strands(fill, [[skull.chinX - 1, 24], [skull.chinX, 28], [skull.chinX + 1, 33]]),
  ],
  pointed: (skull, fill) => [
    wash(fill, curve([
      [skull.w - 3, 12], [skull.mouth + 6, 19], [skull.mouth, 21.4], [skull.mouth - 7, 19.4], [-7, 15], [-12, 4], [-13.4, 13], [-8, 22],
      [skull.chinX - 4, skull.chin + 3], [skull.chinX + 2, skull.chin + 13], [skull.chinX + 5, skull.chin + 2], [skull.w - 4, 19],
    ], true), 1.4),
    strands(fill, [[skull.chinX - 2, 25], [skull.chinX, 31], [skull.chinX + 2, 38]], [[-8, 17], [-5, 22], [-1, 27]]),
  ],
  burns: (skull, fill) => [
    wash(fill, tufts([[-13.4, -2], [-9.6, -1], [-6.4, 8], [-4.4, 15], [-7, 19.4], [-11.6, 17], [-14.6, 8]], 1.3), 1.2),
    wash(fill, tufts([[skull.w - 0.4, 5], [skull.w - 3.4, 10], [skull.w - 4, 16], [skull.w - 2, 12]], 1)),
  ],
  curtain: (skull, fill) => [wash(fill, tufts([
    [skull.w - 1, 8], [skull.w - 3, 15], [skull.chinX + 5, 23.4], [skull.chinX - 3, 25], [-6, 20], [-11.6, 8], [-13, -2], [-16.4, 6], [-13, 20],
    [skull.chinX - 7, skull.chin + 5], [skull.chinX + 5, skull.chin + 5], [skull.w - 1, 19],
  ], 1.5), 1.3)],
  stubble: ({ mouth, chinX, chin, w }) => [
    wash('#2b2c3338', curve([
      [w - 2.6, 9], [mouth + 6, 13], [mouth, 12.6], [mouth - 8, 14], [-6, 12], [-12, 3], [-12, 14], [chinX - 6, chin - 0.6], [chinX + 4, chin - 0.6],
      [w - 4, 18],
    ], true)),
    black(Array.from({ length: 14 }, (_, dot) => {
      const [x, y] = [-7 + ((dot * 0.618) % 1) * (w + 3), 17 + ((dot * 0.755) % 1) * 7];
      return brush([[x, y], [x + 0.3, y + 0.5], [x + 0.5, y + 1.1]], 0.8);
    }).join('')),
  ],
} as const satisfies Record<string, Growth>;

const MOUSTACHES = {
  thin: ({ mouth: x }, fill) => [wash(fill, brush([[x - 6.6, 15.2], [x - 2.6, 13.4], [x + 0.8, 14]], 2) + brush([[x + 0.8, 14], [x + 3, 13.2], [x + 5.6, 14.6]], 2))],
  handlebar: ({ mouth: x }, fill) => [wash(fill, brush([[x + 0.6, 13.4], [x - 4, 15.6], [x - 9, 15.4], [x - 12.6, 10.4]], 4.6) + brush([[x + 0.6, 13.4], [x + 4, 15.2], [x + 7, 14.6], [x + 9, 10.6]], 4), 0.8)],
  walrus: ({ mouth: x }, fill) => [
    wash(fill, tufts([
      [x - 0.4, 11.6], [x + 4.4, 12.4], [x + 7.2, 18.6], [x + 2.4, 18], [x - 0.6, 18.8], [x - 4, 18], [x - 9.6, 19.6], [x - 6, 13],
    ], 1.2), 1.2),
    strands(fill, [[x - 4, 14], [x - 6, 16], [x - 7, 18.4]], [[x + 2, 13.4], [x + 3.4, 15.4], [x + 4, 17.6]]),
  ],
  drooping: ({ mouth: x }, fill) => [wash(fill, brush([[x + 0.6, 12.8], [x - 5.6, 14.4], [x - 8.4, 19], [x - 8.6, 28]], 3.4) + brush([[x + 0.6, 12.8], [x + 5, 14], [x + 6.4, 19], [x + 6.2, 27]], 3), 0.8)],
  brush: ({ mouth: x }, fill) => [wash(fill, curve([
    [x - 6.4, 15.8], [x - 4, 12.8], [x + 0.4, 12.2], [x + 4, 12.6], [x + 5.4, 15.4], [x, 15.8],
  ], true), 1)],
} as const satisfies Record<string, Growth>;

export type BeardName = keyof typeof BEARDS;
export type MoustacheName = keyof typeof MOUSTACHES;

export const beard = (skull: Skull, name: BeardName, colour: HairColour): Mark[] => BEARDS[name](skull, HAIR[colour]);
export const moustache = (skull: Skull, name: MoustacheName, colour: HairColour): Mark[] => MOUSTACHES[name](skull, HAIR[colour]);
