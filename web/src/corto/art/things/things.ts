// The 24 objects, each on a sheet of 100 by 100: what a hand holds while a character on the board lends its own.
import { CLOTH } from '../cloth';
import { black, bow, brush, curve, disc, hatch, line, placed, tufts, wash, PAPER, type Mark, type Point } from '../marks';

export const WOOD = '#8f5f36';
export const STEEL = '#c3cccd';
export const IRON = '#7d878d';
export const GOLD = CLOTH.gold;
const RED = CLOTH.red;

export const shine = (...strokes: readonly (readonly Point[])[]): Mark => wash('#ffffffb0', strokes.map((points) => brush(points, 2.4)).join(''));

/** Strokes around a middle, like the spokes of a wheel. */
export function spokes(x: number, y: number, from: number, to: number, count: number, weight: number): string {
  const ring = (reach: number): Point[] => bow(x, y, reach, reach, 0, 360 - 360 / count, count);
  const tips = ring(to);
  return ring(from).map((near, spoke) => {
    const far = tips[spoke] ?? near;
    return brush([near, [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2], far], weight);
  }).join('');
}

const torpedo = (y: number, x: number): Mark[] =>
  placed(
    [
      wash(IRON, 'M0 0C12 -10 46 -11 58 -9L58 9C46 11 12 10 0 0Z', 2.4),
      wash(RED, 'M0 0C5 -4.6 10 -7 15 -8L15 8C10 7 5 4.6 0 0Z', 1.6),
      black('M58 -9L72 -13L70 0L72 13L58 9ZM18 5C34 7 48 7 58 5L58 9C46 11 30 10.6 16 8Z'),
      shine([[20, -5.6], [36, -7], [54, -5.6]]),
    ],
    { x, y },
  );
const drum = (x: number, y: number, size: number, fill: string): Mark[] =>
  placed(
    [
      wash(fill, 'M-15 -20C-14 0 -12 14 -9 26L9 26C12 14 14 0 15 -20Z', 2.4),
      black('M-15 -20C-14 0 -12 14 -9 26L-4 26C-7 10 -8 -4 -8 -20Z'),
      line('M-12 -14L-6 8L0 -14L6 8L12 -14', 1.8, PAPER),
      wash('#f0dfb8', disc(0, -20, 15.6, 6), 2.2),
    ],
    { x, y, sx: size },
  );
const teaGlass = (x: number, y: number): Mark[] =>
  placed(
    [
      wash('#ffffff80', 'M-10 0L-8 16L-10 30L10 30L8 16L10 0Z', 2.2), wash('#b5652a', 'M-9.4 6L-8 16L-10 29L10 29L8 16L9.4 6Z'),
      wash(GOLD, 'M-15 31L15 31L11 36L-11 36Z', 1.8), shine([[-6, 4], [-4.4, 15], [-6, 26]]),
      wash('#ffffffc0', brush([[-2, -4], [3, -11], [-2, -18], [3, -26]], 3)),
    ],
    { x, y, sx: 1.2 },
  );
const lantern = (x: number, y: number, size: number): Mark[] =>
  placed(
    [
      line('M0 -34L0 -18', 1.8), wash('#d8492a', tufts([[-8, -17], [8, -17], [16, -6], [16, 7], [8, 17], [-8, 17], [-16, 7], [-16, -6]], 2), 2.2),
      wash('#f4b04a', disc(2, 0, 6, 13)), line('M-9 -16C-14 0 -14 0 -9 16M9 -16C15 0 15 0 9 16', 1.4),
      black('M-9 -21L9 -21L9 -16L-9 -16ZM-8 17L8 17L8 21L-8 21Z'), line('M0 21L0 34', 3, GOLD),
    ],
    { x, y, sx: size },
  );
const pistol = (flip: 1 | -1): Mark[] => {
  const at = (x: number, y: number): string => `${50 + flip * x} ${y}`;
  return [
    wash(STEEL, `M${at(-6, 58)}L${at(30, 12)}L${at(37, 17)}L${at(6, 64)}Z`, 2.2), black(`M${at(0, 61)}L${at(33, 15)}L${at(37, 17)}L${at(6, 64)}Z`),
    wash(WOOD, `M${at(-8, 54)}L${at(12, 44)}L${at(10, 58)}C${at(0, 66)} ${at(-16, 70)} ${at(-24, 88)}C${at(-30, 90)} ${at(-36, 86)} ${at(-34, 80)}C${at(-28, 66)} ${at(-18, 58)} ${at(-8, 54)}Z`, 2.4),
    wash(GOLD, `M${at(-34, 80)}C${at(-36, 86)} ${at(-30, 90)} ${at(-24, 88)}L${at(-22, 83)}L${at(-32, 77)}Z`, 1.5),
    line(`M${at(2, 62)}C${at(6, 72)} ${at(-6, 74)} ${at(-8, 66)}`, 2.2),
  ];
};
const grenade = (x: number, y: number): Mark[] =>
  placed(
    [
      wash('#5c6a48', curve([[-15, -4], [-9, -18], [9, -18], [15, -4], [12, 16], [0, 22], [-12, 16]], true), 2.4),
      black(curve([[-15, -4], [-10, -16], [-7, 0], [-4, 21], [-12, 16]], true)),
      line('M-13 -8L13 -8M-15 2L15 2M-13 12L13 12M0 -17L0 21M8 -17L8 19', 1.6), wash(IRON, 'M-6 -18L-6 -26L7 -26L18 -8L14 -5L6 -18Z', 2),
      line(disc(-12, -27, 5), 2.2, GOLD),
    ],
    { x, y, sx: 1.15 },
  );

export interface Picture {
  readonly scene: number;
  readonly marks: readonly Mark[];
}
const on = (scene: number, ...marks: readonly Mark[]): Picture => ({ scene, marks });

export const OBJECTS: Readonly<Record<string, Picture>> = {
  A12: on(
    1, black('M58 60C62 44 70 34 84 30C80 40 82 52 88 60Z'), wash(PAPER, brush([[48, 62], [66, 60], [96, 63]], 3)),
    wash(STEEL, curve([[12, 12], [30, 22], [52, 44], [62, 58], [54, 64], [36, 50], [20, 32]], true), 2.4),
    wash('#8d979b', curve([[14, 15], [34, 32], [56, 60], [38, 51], [22, 33]], true)), black(hatch([26, 36], [46, 58], [4, 3], 6, 2)),
    wash(WOOD, curve([[54, 62], [62, 54], [86, 80], [90, 90], [80, 92], [64, 74]], true), 2.4), wash(GOLD, 'M48 66L65 50L69 55L53 71Z', 2),
    black(disc(70, 70, 1.8) + disc(79, 80, 1.8)),
  ),
  A13: on(0, ...torpedo(34, 16), ...torpedo(64, 6), wash(PAPER, disc(88, 46, 3) + disc(94, 38, 2) + disc(84, 76, 3.4) + disc(93, 70, 2.4), 1.2)),
  A14: on(
    3, wash('#8fbf9c', curve([[14, 72], [16, 56], [34, 40], [48, 34], [66, 18], [74, 26], [60, 44], [56, 60], [40, 80], [24, 84]], true), 2.4),
    wash(PAPER, curve([[24, 68], [42, 48], [50, 54], [34, 76]], true), 1.6), line('M31 66L43 53M36 70L47 57', 1.2),
    wash('#b98a52', curve([[64, 18], [74, 8], [84, 17], [74, 27]], true), 2), shine([[18, 68], [22, 56], [34, 45]]),
    wash('#2f8190', tufts([[-10, 84], [6, 78], [24, 82], [44, 77], [64, 82], [86, 77], [110, 84], [110, 110], [-10, 110]], 2.6), 1.8),
    wash(PAPER, brush([[10, 90], [24, 88], [40, 91]], 2) + brush([[56, 92], [70, 89], [88, 92]], 2)),
  ),
  A15: on(
    2, line('M50 4L50 18', 5), wash(GOLD, 'M34 30C34 14 66 14 66 30C67 48 72 60 80 68L80 76L20 76L20 68C28 60 33 48 34 30Z', 2.6),
    black('M34 30C34 20 40 18 44 18C38 34 38 54 30 68L20 70C28 60 33 48 34 30Z'), line('M24 66L76 66M35 32L65 32', 2),
    shine([[60, 26], [62, 44], [68, 58]]), wash(IRON, disc(50, 80, 7), 2), line('M50 86Q56 92 50 97Q58 102 52 110', 3.6, PAPER),
  ),
  B12: on(
    2, wash(STEEL, curve([[10, 22], [20, 8], [48, 30], [70, 60], [62, 66], [34, 48]], true), 2.5),
    wash('#8d979b', curve([[12, 24], [36, 42], [66, 63], [62, 66], [34, 48]], true)), shine([[20, 13], [42, 30], [60, 52]]),
    wash(WOOD, curve([[60, 68], [70, 58], [84, 72], [92, 90], [82, 92], [70, 82]], true), 2.4), black(disc(73, 71, 2) + disc(80, 80, 2)),
    wash(RED, brush([[86, 90], [94, 96], [90, 106]], 4)),
  ),
  B13: on(
    0, wash(STEEL, 'M2 30L64 44L63 50L1 36Z', 2.2), wash(IRON, 'M8 37L52 47L51 52L7 42Z', 1.8),
    wash(WOOD, 'M62 42L74 46L100 66L98 82L72 62L60 56Z', 2.5), line('M62 58C60 68 72 72 76 64', 3), black('M62 42L68 44L66 58L60 56Z'),
    ...[0, 1, 2].map((round) => wash(GOLD, `M${18 + round * 12} ${66 + round * 3}L${24 + round * 12} ${66 + round * 3}L${24 + round * 12} ${82 + round * 3}L${18 + round * 12} ${82 + round * 3}Z`, 1.8)),
    black([0, 1, 2].map((round) => curve([
      [18 + round * 12, 67 + round * 3], [21 + round * 12, 58 + round * 3], [24 + round * 12, 67 + round * 3],
    ], true)).join('')),
  ),
  B14: on(
    3, wash('#5b3a22', 'M26 92L25 48C25 38 33 34 33 24L33 8L45 8L45 24C45 34 53 38 53 48L53 92Z', 2.5),
    wash(PAPER, 'M26 52L52 52L52 76L26 76Z', 1.6), black('M32 70L39 56L46 70ZM36 60L42 60L39 72Z'), wash('#c9a36a', 'M33 3L45 3L45 10L33 10Z', 1.8),
    shine([[48, 36], [50, 50], [49, 88]]), wash('#ffffff90', 'M60 58L88 58L84 92L64 92Z', 2.2), wash('#c8812e', 'M62 72L86 72L84 91L64 91Z'),
    shine([[66, 62], [67, 76], [68, 88]]),
  ),
  B15: on(1, ...drum(36, 52, 1.25, CLOTH.rust), ...drum(70, 62, 1, '#c9973f')),
  C12: on(
    0,
    wash(GOLD, curve([
      [46, 62], [30, 52], [22, 34], [30, 14], [52, 4], [76, 12], [84, 32], [76, 22], [60, 14], [42, 20], [36, 36], [42, 50], [54, 56],
    ], true), 2.4),
    shine([[28, 40], [30, 24], [44, 12]]), wash(WOOD, curve([[44, 60], [52, 54], [66, 84], [62, 96], [54, 92]], true), 2.4),
    wash(CLOTH.moss, curve([[60, 52], [72, 40], [86, 42], [76, 52]], true) + curve([[60, 54], [76, 58], [84, 72], [70, 68]], true) + curve([[58, 56], [62, 70], [56, 80], [54, 66]], true), 1.8),
    wash(PAPER, disc(62, 50, 3.6) + disc(68, 56, 3.4) + disc(60, 58, 3), 1.5),
  ),
  C13: on(2, ...grenade(30, 52), ...grenade(72, 62)),
  C14: on(
    3, wash(STEEL, 'M12 78L76 14L84 22L20 86Z', 2.4), black(disc(36, 62, 3) + disc(44, 54, 3) + disc(52, 46, 3) + disc(60, 38, 3)),
    wash('#3f7a6a', 'M70 20L80 10C84 8 90 14 88 18L78 28Z', 2), shine([[18, 78], [44, 52], [70, 26]]),
    wash(GOLD, disc(24, 30, 5.6, 4.4) + disc(72, 72, 5.6, 4.4), 1.6), line('M29 29L32 10L42 14M77 71L80 52', 2.6),
  ),
  C15: on(
    1, wash(CLOTH.olive, 'M16 44L78 44L84 92L10 92Z', 2.6), black('M16 44L28 44L24 92L10 92Z'), wash('#c6b27a', disc(52, 68, 13), 2),
    black(disc(52, 68, 4)), line('M84 62L96 62L96 52', 3.6),
    wash('#2b2c33', curve([
      [10, 30], [14, 16], [26, 16], [32, 24], [64, 24], [70, 16], [82, 16], [86, 30], [78, 36], [68, 33], [28, 33], [18, 36],
    ], true), 1.6),
    shine([[34, 26], [48, 25.6], [62, 26]]), line('M30 36L34 44M66 36L62 44', 3), line('M14 90Q2 70 12 50Q-4 46 2 30', 2),
  ),
  D12: on(
    0, wash(STEEL, curve([[40, 40], [60, 46], [72, 62], [70, 84], [60, 98], [60, 80], [50, 64], [36, 56]], true), 2.4),
    shine([[50, 48], [63, 62], [65, 82]]), wash(GOLD, curve([[28, 54], [42, 34], [50, 38], [36, 62]], true), 2.2),
    wash('#f0e4c4', curve([[34, 48], [20, 40], [14, 24], [24, 14], [36, 22], [44, 36]], true), 2.4), black(disc(24, 28, 2) + disc(31, 36, 2)),
    wash(RED, disc(39, 47, 3.4), 1.2),
  ),
  D13: on(
    0, wash(IRON, 'M4 36L54 34L54 50L4 46Z', 2.4), line('M12 37L12 46M20 36.6L20 47M28 36L28 48M36 36L36 48M44 35L44 49', 1.8),
    wash('#5d666c', 'M52 28L86 28L92 40L86 58L52 56Z', 2.5), black('M52 44L90 44L86 58L52 56ZM86 32L98 30L98 34L88 38Z'),
    line('M62 56L40 92M66 56L70 94M70 56L96 88', 4.4),
    wash(GOLD, [0, 1, 2, 3, 4].map((round) => `M${56 + round * 4} ${12 + Math.abs(round - 2) * 2}L${59 + round * 4} ${12 + Math.abs(round - 2) * 2}L${59 + round * 4} 28L${56 + round * 4} 28Z`).join(''), 1.4),
    wash('#f2b33d', spokes(4, 41, 8, 18, 7, 3)),
  ),
  D14: on(
    2, line('M26 26Q48 -12 74 24', 4, WOOD),
    wash('#a9713f', curve([[20, 28], [32, 22], [50, 30], [68, 24], [80, 30], [88, 58], [74, 82], [46, 90], [22, 76], [12, 52]], true), 2.6),
    black(curve([[20, 28], [28, 26], [24, 50], [36, 80], [22, 76], [12, 52]], true)), line('M34 30Q50 60 44 86M66 30Q70 56 60 84', 1.6),
    wash(WOOD, 'M70 18L84 10L90 20L78 30Z', 2),
    wash('#7fc0cc', curve([[94, 24], [90, 36], [96, 40], [99, 34]], true) + curve([[88, 8], [84, 0], [92, -2]], true), 1.4),
  ),
  D15: on(3, ...teaGlass(28, 40), ...teaGlass(72, 46)),
  E12: on(
    3, wash(STEEL, 'M46 36L54 36L58 80L50 100L42 80Z', 2.4), black('M50 38L54 36L58 80L50 100Z'), shine([[46, 42], [45, 60], [46, 80]]),
    wash('#2b2c33', 'M44 4C44 -2 56 -2 56 4L54 12L57 32L43 32L46 12Z', 2.2), wash(STEEL, disc(50, 5, 3), 1.2),
    wash(GOLD, 'M36 30L64 30L62 38L38 38Z', 2.2), wash(RED, brush([[60, 34], [74, 40], [70, 54]], 3.4)),
  ),
  E13: on(
    3, line('M20 92L60 62', 6, CLOTH.moss), wash(IRON, 'M-2 22L56 40L52 52L-4 32Z', 2.4), wash('#66737c', 'M0 38L56 54L52 66L-2 48Z', 2.4),
    black('M-4 22L4 23L2 34L-6 32ZM-4 38L4 39L2 50L-6 47Z'), wash(CLOTH.olive, 'M50 26L76 34L72 76L44 66Z', 2.5), wash(WOOD, disc(66, 72, 22), 2.6),
    wash('#e4d3a8', disc(66, 72, 15), 2), line('M66 54L66 90M48 72L84 72M53 59L79 85M79 59L53 85', 3, WOOD), black(disc(66, 72, 5)),
  ),
  E14: on(
    2, wash(GOLD, curve([[30, 36], [34, 26], [66, 26], [70, 36], [72, 56], [60, 72], [40, 72], [28, 56]], true), 2.6),
    black(curve([[30, 36], [36, 28], [36, 50], [42, 71], [40, 72], [28, 56]], true)), shine([[62, 34], [65, 48], [60, 62]]),
    wash(GOLD, 'M42 72L58 72L66 92L34 92Z', 2.3), wash('#c98f2f', 'M42 26L44 14L56 14L58 26Z', 2),
    wash(PAPER, curve([[38, 12], [42, 2], [56, 2], [62, 10], [50, 14]], true), 1.8), line('M62 8Q70 8 68 2', 2),
    line('M28 42Q14 40 16 54M72 42Q86 40 84 54', 3.4), black('M47 58L53 58L53 68L58 70L56 75L47 72Z'),
    wash('#ffffffc0', brush([[48, -2], [54, -10], [48, -18]], 3)),
  ),
  E15: on(0, ...lantern(32, 44, 1.1), ...lantern(72, 58, 0.95)),
  F12: on(
    1, wash(STEEL, curve([[28, 66], [40, 50], [62, 44], [80, 28], [92, 4], [94, 28], [82, 48], [60, 58], [46, 64], [36, 76]], true), 2.5),
    shine([[40, 58], [62, 49], [80, 36]]), wash('#f0e4c4', curve([[26, 66], [36, 76], [24, 90], [8, 98], [2, 90], [14, 82]], true), 2.4),
    wash(GOLD, 'M20 62L30 56L44 74L36 82Z', 2.2), black(disc(18, 84, 2)),
  ),
  F13: on(2, ...pistol(1), ...pistol(-1)),
  F14: on(
    3, wash('#3f7f86', curve([[34, 70], [44, 58], [46, 46], [54, 46], [56, 58], [66, 70], [62, 92], [38, 92]], true), 2.5),
    black(curve([[34, 70], [44, 58], [42, 74], [44, 92], [38, 92]], true)), shine([[58, 66], [61, 76], [58, 86]]),
    wash(GOLD, 'M47 12L53 12L53 46L47 46Z', 2), wash(GOLD, disc(50, 30, 6, 4), 1.8), wash('#b9552e', 'M40 2L60 2L55 13L45 13Z', 2),
    wash('#ffffffc0', brush([[50, -2], [56, -10], [50, -18], [56, -28]], 3.4)), line('M56 52C92 46 96 70 80 74C66 78 74 96 94 90', 3.6, CLOTH.wine),
    wash(GOLD, 'M92 86L104 82L105 88L94 93Z', 1.6),
  ),
  F15: on(
    1, wash('#fff6cf', 'M40 30L-30 -16L-30 34Z'), line('M50 62L28 104M50 62L74 104M50 62L50 100', 5, WOOD), line('M26 34C26 72 74 72 74 34', 5.4),
    wash(GOLD, disc(50, 34, 24, 25), 2.6), wash('#d6ecef', disc(50, 34, 18, 19), 2),
    wash('#ffffffe0', curve([[38, 40], [52, 18], [60, 21], [44, 47]], true)), wash('#fffdf0', spokes(44, 28, 6, 26, 8, 3)),
    black(disc(25, 36, 4) + disc(75, 36, 4)),
  ),
};
