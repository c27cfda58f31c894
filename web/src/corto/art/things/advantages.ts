// The twelve advantages, each on a sheet of 100 by 100.
import { CLOTH } from '../cloth';
import { black, bow, brush, curve, disc, hatch, line, placed, tufts, wash, PAPER, type Mark } from '../marks';
import { GOLD, shine, spokes, STEEL, WOOD, type Picture } from './things';

const RED = CLOTH.red;
const on = (scene: number, ...marks: readonly Mark[]): Picture => ({ scene, marks });

const hammock = (y: number, fill: string, hair: string): Mark[] => [
  line(`M8 ${y - 12}L26 ${y + 4}M92 ${y - 12}L74 ${y + 4}`, 2.4), wash('#d9a77a', disc(66, y + 1, 7), 1.8),
  wash(hair, curve([[60, y - 3], [66, y - 8], [73, y - 2], [72, y + 5], [68, y - 3]], true), 1.2),
  wash(fill, `M22 ${y}C36 ${y + 8} 62 ${y + 8} 78 ${y}C72 ${y + 20} 60 ${y + 25} 50 ${y + 25}C40 ${y + 25} 28 ${y + 20} 22 ${y}Z`, 2.4),
  black(`M22 ${y}C28 ${y + 20} 40 ${y + 25} 50 ${y + 25}C40 ${y + 20} 32 ${y + 12} 30 ${y + 4}Z`),
];
const card = (x: number, y: number, lean: number, fill: string): Mark => wash(fill, `M${x - 14 + lean} ${y - 22}L${x + 14 + lean} ${y - 22 + lean * 0.5}L${x + 14 - lean} ${y + 22 + lean * 0.5}L${x - 14 - lean} ${y + 22}Z`, 2.3);
const cup = (x: number, y: number, fill: string): Mark[] =>
  placed([wash(fill, 'M-10 -30L10 -30L17 0L-17 0Z', 2.4), black('M-10 -30L-4 -30L-8 0L-17 0Z'), line('M-14 -7L15 -7', 2)], { x, y });
const tent = (x: number, y: number, size: number, fill: string): Mark[] =>
  placed([wash(fill, 'M0 -40L36 0L-34 0Z', 2.4), black('M0 -40L-34 0L-14 0ZM0 -36L10 0L-4 0Z'), line('M0 -40L0 -48', 2.4)], { x, y, sx: size });

export const ADVANTAGES: Readonly<Record<string, Picture>> = {
  A16: on(0, line('M8 0L8 96M92 0L92 96', 6, WOOD), ...hammock(18, CLOTH.cream, '#1b1c22'), ...hammock(62, CLOTH.rust, '#dcb25c')),
  A17: on(
    3,
    wash(WOOD, spokes(50, 50, 26, 46, 8, 9), 1.8),
    wash(WOOD, disc(50, 50, 32), 2.6), wash('#e9d9ae', disc(50, 50, 23), 2.2), line('M50 27L50 73M27 50L73 50M34 34L66 66M66 34L34 66', 4.4, WOOD),
    wash(GOLD, disc(50, 50, 9), 2.2), black(disc(50, 50, 3)), shine([[24, 40], [32, 28], [44, 21]]),
  ),
  B16: on(
    3, ...cup(24, 62, RED), ...cup(76, 62, '#3f7f86'), ...cup(50, 76, GOLD), wash(PAPER, disc(50, 88, 6), 2),
    wash('#00000030', disc(50, 95, 32, 3.4)),
  ),
  B17: on(
    1, wash(WOOD, curve([[10, 34], [16, 14], [50, 6], [84, 14], [90, 34], [84, 44], [16, 44]], true), 2.6),
    wash('#f7d98a', 'M14 44L86 44L82 58L18 58Z', 1.8), wash(GOLD, disc(32, 50, 6) + disc(46, 48, 6) + disc(62, 51, 6) + disc(74, 50, 5), 1.8),
    wash('#9a663a', 'M10 54L90 54L86 94L14 94Z', 2.6), black('M10 54L24 54L24 94L14 94ZM44 54L56 54L56 70L44 70Z'),
    line('M34 54L34 94M68 54L68 94', 3.4, GOLD), wash(GOLD, disc(50, 66, 4), 1.6),
  ),
  C16: on(
    1, wash('#f1e3bd', curve([[30, 104], [50, 84], [34, 70], [52, 58], [48, 48], [56, 48], [64, 58], [52, 70], [74, 84], [72, 104]], true), 2),
    line('M78 14L78 84', 5, WOOD), wash(PAPER, 'M78 16L44 18L38 24L44 31L78 30Z', 2), wash(GOLD, 'M78 34L96 34L102 40L96 46L78 46Z', 2),
    wash(PAPER, 'M78 50L54 52L48 58L54 64L78 62Z', 2), line('M50 24L70 23M84 40L92 40M58 58L72 57', 2),
  ),
  C17: on(
    0, wash('#b9bfa9', curve([[16, 96], [18, 40], [26, 34], [38, 38], [40, 96]], true), 2.6),
    wash('#b9bfa9', curve([[62, 96], [62, 38], [74, 34], [84, 40], [86, 96]], true), 2.6),
    wash('#c7ccb6', curve([[6, 38], [8, 22], [50, 16], [92, 22], [96, 36], [50, 40]], true), 2.6),
    black('M16 96L18 42L25 40L26 96ZM62 96L62 42L69 40L70 96ZM8 36L10 30L50 34L92 30L94 36L50 40Z'),
    black(hatch([30, 50], [34, 86], [4, 2], 4, 1.4) + hatch([76, 50], [80, 86], [4, 2], 4, 1.4)),
    wash(CLOTH.moss, tufts([[6, 96], [30, 90], [50, 94], [70, 90], [96, 96]], 3), 1.4),
  ),
  D16: on(
    2, ...tent(32, 72, 1, '#f0e2bd'), ...tent(72, 90, 0.8, '#c96f3a'),
    black(disc(20, 88, 3, 2) + disc(30, 93, 3, 2) + disc(40, 88, 3, 2) + disc(48, 94, 3, 2)), line('M32 24L44 28L32 31', 2.4, RED),
  ),
  D17: on(
    0, line('M22 -6C26 30 36 40 50 44C64 40 74 30 78 -6', 3.6, WOOD), wash('#3f7f86', disc(50, 66, 29), 2.6), wash(PAPER, disc(50, 66, 20), 2.2),
    wash('#7fc0cc', disc(50, 66, 13), 2), black(disc(50, 66, 7)), wash(PAPER, disc(47, 63, 2.2)), shine([[28, 60], [33, 48], [44, 41]]),
    wash(GOLD, disc(50, 42, 5), 1.8),
  ),
  E16: on(
    3, card(24, 52, -8, '#b83a2b'), card(38, 46, -4, PAPER), card(54, 46, 3, PAPER), card(70, 52, 8, PAPER),
    black('M38 34C32 42 28 44 30 50C32 54 36 53 37 50L35 58L42 58L40 50C42 54 46 53 47 49C48 44 43 42 38 34Z'),
    wash(RED, 'M54 58C48 50 45 47 47 42C49 39 53 40 54 43C56 40 60 40 62 43C63 48 60 51 54 58Z'), wash(RED, 'M72 36L79 48L72 60L65 48Z'),
    wash('#d9a77a', curve([[26, 108], [30, 84], [40, 74], [60, 74], [72, 84], [74, 108]], true), 2.4),
    wash('#d9a77a', curve([[46, 88], [50, 66], [57, 64], [59, 74], [56, 92]], true), 2.2),
    wash('#d9a77a', curve([[28, 90], [24, 74], [30, 70], [35, 76], [36, 92]], true) + curve([[64, 92], [70, 74], [76, 72], [78, 80], [72, 94]], true), 2.2),
    wash(CLOTH.navy, 'M24 98L78 98L82 116L20 116Z', 2.2),
  ),
  E17: on(
    0, wash(WOOD, 'M76 2L82 4L58 66L52 63Z', 2.2), wash(STEEL, curve([[46, 62], [62, 68], [58, 90], [44, 88]], true), 2.4),
    wash(RED, curve([[14, 74], [18, 50], [36, 44], [44, 56], [42, 78]], true), 2.4), wash(GOLD, 'M16 58L42 54L42 62L15 66Z', 1.6),
    black(disc(29, 60, 3)),
    wash(PAPER, tufts([[-6, 78], [14, 70], [30, 76], [48, 82], [68, 74], [88, 80], [108, 74], [108, 106], [-6, 106]], 4), 2.2),
    wash('#a9c0ce', brush([[10, 88], [30, 86], [50, 91]], 3) + brush([[58, 94], [76, 88], [94, 91]], 3)),
  ),
  F16: on(
    2, wash(PAPER, 'M14 18L66 6L84 80L32 94Z', 2.6), line('M26 28L62 20M28 37L64 29M30 46L58 40M34 62L70 54M36 70L64 64', 2),
    wash('#d9b58a', 'M54 26L66 23L70 40L58 43Z', 1.8), black(disc(62, 30, 3.4) + curve([[57, 41], [62, 34], [69, 39]], true)),
    wash(RED, tufts(bow(68, 74, 13, 13, 0, 330, 12), 2.4), 2), line('M62 74L67 79L75 68', 3, PAPER), line(disc(40, 78, 8), 2.2, CLOTH.plum),
  ),
  F17: on(
    3, card(24, 56, -9, '#3d3557'), card(50, 48, 0, PAPER), card(76, 56, 9, '#952a60'), wash(GOLD, tufts(bow(50, 48, 8, 8, 0, 315, 8), -6), 1.6),
    wash('#f7d98a', disc(22, 54, 8), 1.4), wash('#3d3557', disc(26, 52, 7)), wash(PAPER, tufts(bow(77, 56, 4, 4, -90, 198, 5), -7), 1.2),
    black(brush([[18, 92], [50, 98], [82, 92]], 3)),
  ),
};
