// What lies behind the people: four views of each adventure on a sheet of 100 by 136, quiet in the middle where the head will be.
import { LOOKS, type Adventure, type Washes } from './adventures';
import { black, brush, curve, disc, hatch, line, placed, tufts, wash, INK, PAPER, type Mark, type Point } from './marks';

type Scene = (washes: Washes) => Mark[];

const sheet = (fill: string): Mark => wash(fill, 'M0 0L100 0L100 136L0 136Z');
const band = (fill: string, ...edge: readonly Point[]): Mark => wash(fill, `${curve([[-4, 140], [-4, edge[0]?.[1] ?? 90], ...edge, [104, edge.at(-1)?.[1] ?? 90], [104, 140]])}Z`);
const ripple = (y: number, count: number, fill: string = INK): Mark =>
  wash(fill, Array.from({ length: count }, (_, index) => {
    const x = ((index * 0.618 + 0.1) % 1) * 100;
    const down = y + (index * 34) / count;
    return brush([[x - 7, down], [x, down + 1], [x + 8, down]], 1.3);
  }).join(''));
const cloud = (x: number, y: number, size: number, fill: string = PAPER): Mark => wash(fill, tufts([[x - 14 * size, y], [x - 8 * size, y - 5 * size], [x, y - 8 * size], [x + 9 * size, y - 5 * size], [x + 15 * size, y]], 3 * size));

const palm = (x: number, foot: number, top: number, lean: number): Mark[] => [
  black(brush([[x, foot], [x + lean * 0.3, (foot + top * 2) / 3], [x + lean, top]], 4.4)),
  black([[-17, 3], [-14, -7], [-4, -12], [9, -10], [16, -2], [13, 8], [-10, 10]].map(([dx = 0, dy = 0]) => brush([[x + lean, top], [x + lean + dx * 0.55, top + dy * 0.9 - 4], [x + lean + dx, top + dy + 3]], 4)).join('')),
];
const birch = (x: number, width: number): Mark[] => [
  wash(PAPER, `M${x} 140L${x + 1} -4L${x + width} -4L${x + width + 1} 140Z`, 1.6),
  black([12, 34, 41, 66, 88, 97, 118].map((y, knot) => brush([[x + (knot % 2) * 2, y], [x + width * 0.5, y + 1.6], [x + width * 0.9, y + 0.6]], 2.2)).join('')),
];
const rain = black(hatch([4, 6], [96, 14], [-5, 20], 9, 0.9) + hatch([12, 50], [104, 44], [-5, 20], 8, 0.9) + hatch([6, 92], [98, 96], [-5, 18], 7, 0.9));
const stone = (x: number, y: number, width: number, height: number, fill: string): Mark[] => [
  wash(fill, curve([
    [x, y], [x + width * 0.06, y - height * 0.7], [x + width * 0.4, y - height], [x + width * 0.85, y - height * 0.9], [x + width, y - height * 0.3],
    [x + width * 1.05, y],
  ], true), 1.8),
  black(`M${x} ${y}L${x + width * 0.1} ${y - height * 0.7}L${x + width * 0.32} ${y - height * 0.9}L${x + width * 0.3} ${y}Z`),
];
const dome = (x: number, y: number, size: number, fill: string): Mark[] => [
  wash(fill, curve([
    [x - size, y], [x - size * 1.12, y - size * 0.8], [x - size * 0.5, y - size * 1.6], [x, y - size * 2.2], [x + size * 0.5, y - size * 1.6],
    [x + size * 1.12, y - size * 0.8], [x + size, y],
  ], true), 1.6),
  black(brush([[x, y - size * 2.1], [x + 0.3, y - size * 2.5], [x, y - size * 2.9]], 1.6)),
];
const minaret = (x: number, top: number, fill: string): Mark[] =>
  placed(
    [
      wash(fill, 'M-4 80L-3 12L-5 12L-5 9L-3 9L-2.5 3L0 -7L2.5 3L3 9L5 9L5 12L3 12L4 80Z', 1.5),
      black('M-3 80L-2.5 13L-0.6 13L-0.8 80Z'),
    ],
    { x, y: top },
  );
/** A mountain with its shadow side in black, drawn between 0 and 1 and then stretched. */
const peak = (x: number, top: number, foot: number, half: number, fill: string): Mark[] =>
  placed(
    [
      wash(fill, 'M-1 1L-0.5 0.44L-0.3 0.4L0 0L0.34 0.3L0.6 0.62L1 1Z', 1.4),
      black('M0 0L0.34 0.3L0.6 0.62L1 1L0.4 1L0.3 0.66L0.1 0.5L0.16 0.26Z'),
    ],
    { x, y: top, sx: half, sy: foot - top },
  );
const stars = wash(PAPER, [[22, 14], [70, 10], [88, 26], [34, 34], [80, 48], [14, 52], [58, 20], [90, 66]].map(([x = 0, y = 0], star) => disc(x, y, 0.8 + (star % 3) * 0.35)).join(''));

const SCENES: Readonly<Record<Adventure, readonly [Scene, Scene, Scene, Scene]>> = {
  A: [
    ({ sky, far, near, glow }) => [
      sheet(sky), wash(glow, disc(76, 40, 17)), wash(far, 'M0 82L100 82L100 140L0 140Z'), band(near, [20, 104], [50, 100], [80, 105]), ripple(86, 9),
      ...palm(10, 96, 34, 6),
    ],
    ({ sky, far, near }) => [
      sheet('#8fc0bd'), cloud(76, 30, 1.3), cloud(18, 52, 0.9), wash(sky, disc(82, 74, 4)), band(far, [30, 84], [70, 78]),
      wash(near, 'M0 92L100 92L100 140L0 140Z'), ...peak(82, 56, 92, 26, '#5a7f6a'), ripple(97, 8, PAPER),
    ],
    ({ sky, far, near, glow }) => [
      sheet(sky), wash(glow, disc(22, 34, 12)), band(far, [30, 92], [70, 88]), ...palm(88, 110, 30, -4), ...palm(98, 118, 52, -8),
      band(near, [30, 112], [60, 108], [90, 112]),
    ],
    ({ sky, far, near }) => [
      sheet('#cfe0d0'), wash(sky, 'M0 56L100 56L100 88L0 88Z'), wash(far, 'M0 84L100 84L100 140L0 140Z'),
      wash(PAPER, 'M78 26L78 82L56 80Q68 56 78 26ZM82 34L98 80L82 82Z', 1.5), black('M50 84L102 84L98 92L58 92Z'), ripple(94, 9),
      wash(near, 'M0 118L100 118L100 140L0 140Z'),
    ],
  ],
  B: [
    ({ sky, far, near, glow }) => [
      sheet(sky), wash(glow, disc(78, 34, 15)), band(far, [16, 82], [34, 58], [48, 84]), band(near, [40, 104], [80, 98]), ...palm(90, 122, 44, -3),
    ],
    ({ far, near, glow }) => [
      sheet('#35516b'), stars, wash(glow, disc(76, 32, 13)), wash('#35516b', disc(70, 28, 12)),
      band('#24394d', [10, 78], [26, 50], [40, 80], [70, 86]), wash('#2c6a78', 'M0 94L100 94L100 140L0 140Z'), ripple(98, 8, far),
      band(near, [50, 124]),
    ],
    ({ sky, near, far }) => [
      sheet(sky), wash(far, 'M0 60L100 46L100 140L0 140Z'),
      ...[[2, 30, -1], [98, 24, 1], [0, 74, -1], [101, 76, 1], [98, 112, 1], [2, 116, -1]].map(([x = 0, y = 0, way = 1]) => wash(way === 1 ? near : '#46693c', curve([[x, y + 14], [x - way * 10, y + 2], [x - way * 26, y - 6], [x - way * 20, y - 16], [x - way * 6, y - 14], [x, y - 8]], true), 1.7)),
      black(brush([[0, 34], [12, 26], [24, 22]], 1.4) + brush([[100, 28], [88, 20], [77, 16]], 1.4) + brush([[100, 80], [88, 72], [78, 68]], 1.4) + brush([[0, 78], [12, 70], [24, 66]], 1.4)),
    ],
    ({ sky, far, glow }) => [
      sheet(glow), wash(sky, 'M0 0L34 0L34 136L0 136Z'), wash(far, 'M66 0L100 0L100 136L66 136Z'),
      wash('#3f7f86', 'M72 22L84 22L84 76L72 76ZM86 22L98 22L98 76L86 76Z', 1.7),
      line('M73 30L83 30M73 38L83 38M73 46L83 46M73 54L83 54M73 62L83 62M87 30L97 30M87 38L97 38M87 46L97 46M87 54L97 54M87 62L97 62', 1.2),
      black('M64 8L100 4L100 10L64 14Z'), wash('#64874c', 'M5 40L17 40L17 92L5 92ZM19 40L30 40L30 92L19 92Z', 1.7),
      line('M6 50L16 50M6 58L16 58M6 66L16 66M6 74L16 74M6 82L16 82M20 50L29 50M20 58L29 58M20 66L29 66M20 74L29 74M20 82L29 82', 1.2),
    ],
  ],
  C: [
    ({ sky, far, near, glow }) => [
      sheet(sky), wash(glow, disc(74, 34, 15)), band(far, [20, 86], [60, 76], [90, 84]), ...stone(4, 112, 15, 66, near),
      ...stone(80, 110, 18, 58, near), band(near, [30, 108], [70, 112]),
    ],
    ({ sky, far, near, glow }) => [
      sheet(sky), band(far, [24, 66], [50, 78], [84, 60]), wash(glow, 'M0 88L100 94L100 140L0 140Z'),
      wash(near, 'M66 92L68 44L64 44L64 36L69 36L69 40L74 40L74 34L80 34L80 40L85 40L85 34L91 34L91 46L88 46L90 92Z', 1.7),
      black('M66 92L68 44L74 46L73 92ZM80 58L83 58L83 68L80 68Z'), band(near, [40, 108], [80, 102]),
    ],
    ({ far, near, glow }) => [
      sheet('#a9b8b0'), band(far, [30, 80], [70, 72]), wash(glow, 'M0 96L100 90L100 140L0 140Z'), band(near, [40, 116]), rain,
    ],
    ({ sky, near, glow }) => [
      sheet('#3f5852'), stars, wash(glow, disc(28, 34, 15)), wash(sky, disc(33, 38, 3) + disc(24, 28, 2)),
      black(brush([[92, 140], [88, 90], [90, 50], [84, 10]], 11) + brush([[88, 78], [74, 56], [60, 48], [52, 30]], 4.4) + brush([[89, 52], [76, 30], [70, 8]], 4) + brush([[76, 58], [70, 68], [58, 72]], 2.6) + brush([[89, 40], [100, 24], [104, 10]], 4)),
      band(near, [50, 112]),
    ],
  ],
  D: [
    ({ sky, far, near, glow }) => [
      sheet(sky), wash(glow, disc(74, 42, 20)), band(far, [20, 92], [50, 82], [84, 94]), band(near, [30, 108], [64, 116], [90, 104]),
      black(brush([[20, 106], [44, 111], [62, 118], [84, 108]], 1.6)),
    ],
    ({ sky, far, near, glow }) => [
      sheet(sky),
      wash(far, 'M0 96L0 50L8 50L8 42L15 42L15 50L22 50L22 42L29 42L29 50L36 50L36 96ZM62 96L62 56L70 56L70 26L77 26L77 32L83 32L83 26L89 26L89 32L95 32L95 26L102 26L102 96Z', 1.7),
      black('M80 44L84 44L84 56L80 56ZM14 66L18 66L18 76L14 76ZM62 56L70 56L70 26L73 26L73 96L62 96Z'), band(near, [40, 96], [70, 98]),
      wash(glow, disc(48, 24, 7)),
    ],
    ({ glow, near, far }) => [
      sheet('#e89a5c'), wash(glow, disc(26, 46, 19)), band(far, [30, 90], [70, 86]),
      black(brush([[86, 110], [84, 80], [78, 58]], 4) + brush([[84, 82], [92, 66], [94, 54]], 3) + brush([[82, 70], [68, 58], [64, 50]], 2.4)),
      black(tufts([[52, 50], [62, 40], [78, 36], [94, 38], [106, 48], [94, 52], [78, 50], [64, 53]], 3)), band(near, [40, 108], [80, 112]),
    ],
    ({ sky, far, near }) => [
      sheet('#9cc4c4'), cloud(80, 24, 0.8), ...peak(84, 36, 96, 30, sky), ...peak(20, 52, 96, 28, sky), band(far, [40, 92], [80, 96]),
      band(near, [30, 114]),
    ],
  ],
  E: [
    ({ sky, far, near, glow }) => [
      sheet(sky), wash(glow, disc(74, 36, 12)), band(near, [20, 84], [60, 78], [90, 84]), band(far, [30, 94], [70, 98]), ...birch(5, 8),
      ...birch(88, 7), ...birch(24, 4),
    ],
    ({ sky, far, near }) => [
      sheet('#8397a6'), wash(sky, tufts([[48, 62], [62, 44], [78, 26], [100, 10], [104, 40], [88, 52], [66, 66]], 6)),
      black('M54 92L54 72L60 72L60 64L66 64L66 72L80 72L80 58L98 58L104 58L104 92Z'), wash(PAPER, 'M84 62L92 62L92 70L84 70Z'),
      black(disc(62, 92, 6) + disc(78, 92, 6) + disc(94, 92, 6)), wash('#b83a2b', 'M54 78L104 78L104 81L54 81Z'), band(far, [40, 98], [70, 97]),
      line('M0 102L100 100', 1.6), wash(near, 'M0 128L100 124L100 140L0 140Z'),
    ],
    ({ sky, far, near, glow }) => [
      sheet(sky), wash(glow, 'M58 60C66 58 70 52 72 46L102 46L102 60ZM64 84C70 82 74 76 76 70L102 70L102 84Z', 1.8),
      wash('#f0e2c0', 'M76 60L102 60L102 70L76 70ZM72 84L102 84L102 104L72 104Z', 1.5),
      black('M84 88L92 88L92 104L84 104ZM58 60L102 56L102 60ZM64 84L102 80L102 84Z'), band(near, [20, 78], [40, 84], [56, 92]),
      band(far, [40, 104], [70, 106]), flakes(),
    ],
    ({ far, near, glow }) => [
      sheet('#4d6579'), flakes(), wash(glow, disc(22, 36, 9)), ...peak(82, 38, 94, 34, near), ...peak(14, 58, 94, 30, near),
      band(far, [40, 92], [80, 88]),
    ],
  ],
  F: [
    ({ sky, far, near, glow }) => [
      sheet(sky), wash(glow, disc(26, 40, 12)), ...dome(78, 84, 14, '#3f7f86'), ...minaret(95, 30, far),
      wash(far, 'M58 84L104 84L104 100L58 100Z', 1.5), ...minaret(8, 62, far), band(near, [40, 104], [80, 100]),
    ],
    ({ sky, far, near, glow }) => [
      sheet(glow), ...peak(82, 30, 94, 36, sky), ...peak(16, 54, 94, 30, sky), band(far, [30, 88], [70, 92]), band(near, [50, 114]),
    ],
    ({ sky, near, glow }) => [
      sheet('#3d3557'), stars, wash(glow, disc(78, 30, 12)), wash('#3d3557', disc(73, 26, 11)), band(near, [20, 92], [60, 84]),
      black('M2 92C2 84 6 84 8 80C9 76 12 76 13 80C15 84 19 82 21 76L24 74L27 76L25 79L24 86L21 88L21 98L19 98L18 90L8 90L7 98L5 98L4 90Z'),
      wash(sky, 'M0 118L100 112L100 140L0 140Z'),
    ],
    ({ sky, far, near, glow }) => [
      sheet(far), wash(glow, 'M62 104L62 40C62 26 72 16 80 10C88 16 98 26 98 40L98 104Z', 2), wash(sky, 'M62 70L98 62L98 104L62 104Z'),
      wash(near, 'M4 44L22 44L22 80L4 80Z', 1.8), line('M9 44L9 80M14.5 44L14.5 80M20 44L20 80', 2),
      wash('#00000022', `${hatch([8, 12], [54, 18], [10, 0], 4, 1.6)}${hatch([6, 96], [48, 92], [10, 0], 4, 1.6)}`),
      band(near, [40, 106], [80, 104]),
    ],
  ],
};

function flakes(): Mark {
  return wash(PAPER, Array.from(
    { length: 22 }, (_, flake) => disc(((flake * 0.618) % 1) * 100, ((flake * 0.755) % 1) * 120, 1 + (flake % 3) * 0.4),
  ).join(''));
}

export const scene = (adventure: Adventure, view: number): Mark[] => SCENES[adventure][view % 4]?.(LOOKS[adventure].washes) ?? [];
