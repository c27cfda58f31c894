// Six ways to travel twice as far, each on a sheet of 100 by 100, with two passengers who do not get on.
import { CLOTH } from '../cloth';
import { black, brush, curve, disc, line, placed, tufts, wash, PAPER, type Mark } from '../marks';
import { GOLD, IRON, shine, WOOD, type Picture } from './things';

const on = (scene: number, ...marks: readonly Mark[]): Picture => ({ scene, marks });

/** A white cap and a beard under fur, seen from far off. */
const riders = (x: number, y: number): Mark[] =>
  placed(
    [
      black(curve([[-6, 12], [-5, 3], [0, 1], [5, 3], [6, 12]], true)), wash('#e0b07e', disc(0, -3, 3.6, 4.4), 1.4),
      wash(PAPER, curve([[-6, -6], [-4, -11], [5, -11], [6, -7]], true), 1.5), black(brush([[-5, -6], [0, -6], [7, -5]], 2.2)),
      wash(CLOTH.rust, curve([[9, 13], [9, 4], [15, 1], [22, 4], [23, 13]], true), 1.4), wash('#f6dfc2', disc(15.4, -2, 3.6, 4), 1.4),
      black(curve([[11.4, -1], [15.4, 2], [19.4, -1], [18, 8], [15, 11], [12, 7]], true)),
      wash(CLOTH.brown, tufts([[10, -4], [11, -10], [16, -12], [21, -9], [21, -4]], 1.6), 1.4),
    ],
    { x, y },
  );
const waves = (fill: string, y: number): Mark[] => [
  wash(fill, tufts([[-12, y], [4, y - 2], [22, y + 1], [42, y - 2], [62, y + 1], [82, y - 2], [112, y], [112, 116], [-12, 116]], 2.6), 1.8),
  wash(PAPER, brush([[6, y + 8], [20, y + 6], [34, y + 9]], 2.2) + brush([[52, y + 12], [68, y + 9], [86, y + 12]], 2.2)),
];
const wheel = (x: number, y: number, size: number): Mark[] => [
  black(disc(x, y, size)), wash('#cdbb92', disc(x, y, size * 0.62), 1),
  line(`M${x - size * 0.6} ${y}L${x + size * 0.6} ${y}M${x} ${y - size * 0.6}L${x} ${y + size * 0.6}`, 1.6), black(disc(x, y, size * 0.2)),
];
const smoke = (x: number, y: number): Mark => wash('#e9e4d6', tufts([
  [x, y], [x - 4, y - 8], [x + 6, y - 16], [x + 20, y - 18], [x + 34, y - 14], [x + 26, y - 6], [x + 12, y - 3],
], 4), 1.8);

export const VEHICLES: Readonly<Record<string, Picture>> = {
  A20: on(
    3, line('M60 8L60 30M60 8L66 8', 3.4), ...riders(40, 36), wash('#5f7078', 'M34 44L70 44L74 66L28 66Z', 2.4), black('M34 44L44 44L40 66L28 66Z'),
    wash('#7c8d94', curve([[-4, 74], [6, 64], [40, 61], [80, 62], [102, 70], [98, 84], [10, 86]], true), 2.6),
    black(curve([[-4, 74], [20, 78], [70, 78], [100, 74], [98, 84], [10, 86]], true)), shine([[12, 68], [40, 65], [70, 66]]),
    line('M50 52L56 52', 3, PAPER), ...waves('#2f8190', 82),
  ),
  B20: on(
    1, line('M34 6L34 70M66 2L66 70', 3.6, WOOD), wash(PAPER, 'M32 8C20 28 10 44 -2 60C10 62 22 62 32 60Z', 2.2),
    wash(PAPER, 'M37 14C50 18 58 30 60 58C52 62 44 62 37 60Z', 2.2), wash('#e9d7ac', 'M69 8C84 14 94 34 98 58C88 62 78 62 69 60Z', 2.2),
    black('M26 18L32 8L32 60L24 61ZM92 32L98 58L90 60Z'), wash(CLOTH.red, 'M66 0L82 4L66 9Z', 1.4), ...riders(44, 62),
    wash('#4a2f1d', curve([[-2, 68], [30, 72], [70, 72], [102, 64], [94, 84], [70, 90], [20, 90]], true), 2.6), line('M8 77L92 74', 2.4, GOLD),
    ...waves('#2c6a78', 86),
  ),
  C20: on(
    2, ...riders(12, 44), wash(CLOTH.olive, 'M34 30C34 24 38 22 44 22L92 22C96 22 98 25 98 30L98 74L34 74Z', 2.6),
    black('M34 30L42 24L42 74L34 74Z'), wash('#3e7a4a', disc(70, 44, 14), 2),
    wash(PAPER, 'M66 34L74 34L74 40L80 40L80 48L74 48L74 54L66 54L66 48L60 48L60 40L66 40Z', 1.2), wash('#6f7248', 'M2 56L34 52L34 76L0 76Z', 2.5),
    wash('#f4cf66', disc(4, 62, 5), 2), line('M-2 78L98 78', 3.4), ...wheel(18, 80, 13), ...wheel(80, 80, 13),
    wash('#ffffff90', brush([[4, 96], [40, 98], [96, 95]], 3)),
  ),
  D20: on(
    3, wash('#f0e2bd', 'M20 26L84 26L88 34L16 34Z', 2.2), line('M24 34L24 60M80 34L80 60M54 34L54 46', 2.4),
    wash(IRON, 'M62 8L72 8L72 62L62 62Z', 2.3), black('M62 8L66 8L66 62L62 62Z'), wash(CLOTH.red, 'M62 14L72 14L72 20L62 20Z', 1.2), smoke(66, 8),
    ...riders(32, 50), wash(CLOTH.white, curve([[-2, 60], [30, 64], [70, 64], [102, 56], [92, 82], [14, 84]], true), 2.6),
    black(curve([[4, 72], [50, 76], [97, 70], [92, 82], [14, 84]], true)), ...waves('#8a7a46', 80),
  ),
  E20: on(
    0, ...riders(50, 32), wash('#e2d2a4', 'M2 20L86 12L88 19L4 28Z', 2.3), line('M22 27L26 54M66 20L70 50M30 26L62 50M62 20L32 53', 2),
    wash(CLOTH.red, curve([[4, 52], [12, 40], [40, 36], [70, 40], [98, 50], [96, 56], [60, 64], [20, 64]], true), 2.6),
    black(curve([[4, 54], [30, 58], [70, 56], [97, 52], [60, 64], [20, 64]], true)), wash('#e2d2a4', 'M6 62L88 52L92 60L8 70Z', 2.4),
    wash(CLOTH.red, 'M84 48L98 26L104 28L102 52Z', 2.2), wash(IRON, disc(6, 52, 6), 2), line('M4 28L8 76', 3, '#ffffffc0'),
    black(brush([[3, 24], [6, 40], [5, 52]], 3) + brush([[5, 52], [7, 66], [5, 80]], 3)), line('M34 66L30 80M48 64L52 80', 2.4), ...wheel(30, 82, 7),
    ...wheel(53, 81, 7),
  ),
  F20: on(
    2, smoke(42, 10), wash('#2b2c33', 'M38 10L50 10L51 46L37 46Z', 2), wash(CLOTH.red, 'M38 18L50 18L50 26L38 26Z', 1.2),
    line('M14 14L14 60M86 18L86 60M14 16L38 44M86 20L60 44', 2), wash(PAPER, 'M22 44L80 44L82 62L20 62Z', 2.4),
    black([26, 36, 46, 68].map((x) => `M${x} 49L${x + 5} 49L${x + 5} 56L${x} 56Z`).join('')), ...riders(58, 36),
    wash('#4b5d5e', curve([[-4, 58], [30, 62], [70, 62], [104, 54], [94, 84], [10, 86]], true), 2.6),
    black(curve([[4, 74], [50, 78], [98, 72], [94, 84], [10, 86]], true)), wash('#b9552e', 'M34 84C34 56 68 56 68 84Z', 2.4),
    line('M51 64L51 82M42 68L46 82M60 68L56 82', 1.8), line('M2 64L96 60', 1.8, GOLD), ...waves('#5b4a78', 82),
  ),
};
