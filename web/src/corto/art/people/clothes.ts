// Shoulders and what is worn on them, before they are lifted to the chin. The neck comes down at x = 0; the shoulders reach from -46 to 46 near y = 55.
import { CLOTH, type ClothName } from '../cloth';
import { SKINS, type SkinName } from './faces';
import { black, bow, brush, curve, disc, hatch, line, placed, tufts, wash, PAPER, type Mark } from '../marks';

type Garment = (first: string, second: string, skin: readonly [string, string]) => Mark[];

const BODY = 'M-50 96C-50 68 -44 55 -28 48C-17 43 -12 41 -10.6 34L13 34C14 41 18 43 28 47C44 54 50 68 51 96Z';
const GOLD = CLOTH.gold;
const body = (fill: string): Mark => wash(fill, BODY, 2.2);
// The side away from the light.
const fold = black('M-50 96C-50 68 -44 55 -32 50C-36 62 -34 80 -37 96Z');
const buttons = (x: number, from: number, count: number): Mark => wash(GOLD, Array.from({ length: count }, (_, index) => disc(x + index * 0.4, from + index * 9, 2)).join(''), 1);
const collar = (fill: string): Mark => wash(fill, 'M-12.4 31C-6 37 8 38 14 31L16 42C8 47 -6 47 -13.6 42Z', 1.7);
const epaulette = (x: number, y: number): Mark[] => [
  wash(GOLD, curve([[x - 9, y + 1], [x - 6, y - 4], [x + 5, y - 5], [x + 9, y], [x + 4, y + 4], [x - 5, y + 5]], true), 1.4),
  line(`M${x - 8} ${y + 3}L${x - 9} ${y + 10}M${x - 4} ${y + 5}L${x - 5} ${y + 12}M${x} ${y + 5}L${x - 1} ${y + 12}M${x + 4} ${y + 4}L${x + 4} ${y + 11}`, 1.8, GOLD),
];
const openNeck = (skin: readonly [string, string]): Mark[] => [wash(skin[0], 'M-12 33L4 62L15 33Z', 1.4), wash(skin[1], 'M-12 33L4 62L-1 40Z')];

const CLOTHES = {
  uniform: (first, second) => [
    body(first), fold, line('M5 46L7 96', 1.3), buttons(11, 52, 5), collar(second), ...epaulette(-35, 54), ...epaulette(37, 53),
  ],
  tunic: (first, second) => [
    body(first), fold, line('M5 46L7 96', 1.3), buttons(6, 54, 4), collar(first),
    wash(second, 'M-12 33L-3 38L-4 44L-13 41ZM15 33L8 38L9 44L15.6 41Z', 1), line('M-34 70L-12 71L-13 84M22 71L40 69', 1.4),
  ],
  belted: (first, second) => [
    body(first), fold, line('M5 46L7 96', 1.2), collar(first), wash(second, 'M-34 53L-26 49L34 96L20 96Z', 1.5), buttons(10, 52, 3),
  ],
  coat: (first, second) => [
    body(first), fold, wash(PAPER, 'M-11 34L5 70L14 34L4 42Z', 1.4), wash(second, 'M1 43L8 43L7 50L10 72L4 78L0 70L3 50Z', 1.2),
    wash(first, 'M-13 35C-20 40 -23 44 -24 49L-14 54L-19 60L4 90L1 62Z', 1.8), wash(first, 'M15 35C21 40 25 44 26 48L18 54L22 60L8 90L7 62Z', 1.8),
  ],
  peacoat: (first, second) => [
    body(first), fold, wash(second, 'M-11 34L4 60L14 34L4 40Z', 1.4), wash(first, 'M-13 33C-24 38 -28 42 -29 49L-12 58L4 84L2 58Z', 1.9),
    wash(first, 'M15 33C24 38 29 42 31 47L18 57L6 84L6 58Z', 1.9),
    buttons(-9, 72, 2), buttons(20, 70, 2),
  ],
  waistcoat: (first, second) => [
    body(PAPER), wash('#00000022', 'M-50 96C-50 68 -44 55 -32 50C-36 62 -34 80 -37 96Z'),
    wash(first, 'M-27 49L-14 44L4 74L16 44L30 49C26 64 26 80 27 96L-24 96C-23 80 -23 64 -27 49Z', 1.7),
    wash(second, 'M-4 41L4 45L13 40L14 48L5 46L-5 49Z', 1.3), buttons(5, 80, 2),
  ],
  sailor: (first, second) => [
    body(PAPER), line('M-44 62Q0 74 46 60M-47 71Q0 84 49 69M-48 80Q0 94 50 78M-34 53Q0 63 36 52', 3.2, first), fold,
    wash(second, 'M-13 34L3 58L15 34C22 38 28 42 32 48L5 72L-30 50C-26 43 -20 38 -13 34Z', 1.8), line('M-24 49L4 66L27 48', 1.2, PAPER),
    wash('#b83a2b', 'M0 60L8 60L12 78L5 74L-1 79Z', 1.3),
  ],
  shirt: (first, second, skin) => [
    body(first), wash('#00000024', 'M-50 96C-50 68 -44 55 -32 50C-36 62 -34 80 -37 96Z'), ...openNeck(skin),
    wash(first, 'M-12 31C-20 36 -22 40 -23 46L-8 56L3 62Z', 1.6), wash(first, 'M15 31C20 36 23 40 25 45L14 55L5 62Z', 1.6), line('M5 62L7 96', 1.2),
    black(brush([[-30, 56], [-24, 68], [-26, 84]], 1.4) + brush([[32, 56], [28, 68], [30, 84]], 1.4)), wash(second, 'M-50 96L-46 74L-38 76L-38 96Z'),
  ],
  robe: (first, second) => [
    body(first), fold, wash(PAPER, 'M-11 34L6 56L14 34Z', 1.2),
    wash(second, 'M15 32C22 36 24 40 24 44C14 60 2 76 -10 96L-22 96C-8 74 6 54 15 32Z', 1.6),
    wash(second, 'M-13 32C-20 36 -22 40 -22 45C-14 54 -6 60 2 66L7 58C-2 52 -8 44 -13 32Z', 1.6),
    black(brush([[-32, 60], [-28, 74], [-30, 92]], 1.6) + brush([[34, 58], [30, 74], [32, 92]], 1.6)),
  ],
  habit: (first, second) => [
    body(first), black('M-50 96C-50 68 -44 55 -34 51C-38 62 -32 74 -36 96Z'),
    wash(first, tufts([[-22, 46], [-10, 36], [4, 44], [16, 35], [28, 45], [18, 56], [2, 62], [-14, 57]], 2.4), 1.8),
    wash(second, 'M-2 60L8 60L7 68L14 68L14 75L7 75L8 92L-1 92L0 75L-7 75L-7 68L-1 68Z', 1.4),
  ],
  cloak: (first, second) => [
    body(second), wash(first, 'M-52 96C-52 66 -46 54 -28 46C-20 42 -14 40 -12 34C-6 42 0 48 2 54C-8 66 -10 80 -12 96Z', 2),
    wash(first, 'M14 34C18 40 24 42 30 46C46 54 52 66 53 96L26 96C26 78 20 64 10 54C12 48 14 42 14 34Z', 2),
    black('M-52 96C-52 66 -46 54 -34 49C-38 62 -32 78 -36 96Z'), wash(GOLD, disc(5, 53, 4.6), 1.6), black(disc(5, 53, 1.8)),
  ],
  fur: (first, second) => [
    body(first), fold, line('M7 62L8 96', 1.3),
    wash(second, tufts([
      [-14, 30], [-28, 40], [-32, 52], [-22, 62], [-6, 64], [6, 72], [16, 63], [30, 56], [32, 44], [24, 36], [16, 30], [12, 44], [3, 52], [-8, 44],
    ], 3), 1.8),
    black(hatch([-24, 42], [-8, 60], [4, 4], 5, 1.1) + hatch([26, 42], [14, 58], [-3, 4], 4, 1.1)),
  ],
  flier: (first, second) => [
    body(first), fold,
    wash('#d8b98a', tufts([[-14, 32], [-28, 42], [-26, 54], [-10, 60], [2, 66], [10, 60], [26, 52], [28, 42], [16, 32], [4, 46]], 2.6), 1.6),
    wash(second, curve([[-12, 32], [2, 40], [15, 31], [17, 39], [8, 47], [-8, 46]], true), 1.5),
    wash(second, curve([[-2, 44], [7, 46], [14, 70], [9, 84], [0, 78], [1, 60]], true), 1.4),
  ],
  dress: (first, second, skin) => [
    wash(skin[0], BODY, 2.1), wash(skin[1], 'M-50 96C-50 68 -44 55 -28 48C-38 60 -36 80 -40 96Z'),
    black(brush([[-8, 50], [0, 52.6], [4, 50]], 1.2) + brush([[14, 51], [9, 53], [6, 51]], 1.2)),
    wash(first, 'M-50 96C-50 80 -46 66 -38 58C-30 68 -18 74 -6 75C0 76 4 72 6 70C8 73 12 76 18 75C28 74 36 66 42 58C48 68 50 82 51 96Z', 2),
    wash(second, brush([[-38, 59], [-22, 72], [-4, 76], [6, 71], [18, 76], [32, 70], [42, 59]], 3)),
  ],
  blouse: (first, second) => [
    body(first), wash('#00000022', 'M-50 96C-50 68 -44 55 -32 50C-36 62 -34 80 -37 96Z'), collar(first),
    wash(first, tufts([[-4, 44], [-10, 56], [-6, 70], [4, 80], [14, 70], [18, 56], [12, 44]], 2.4), 1.5),
    line('M4 48L5 80M-3 50L-1 72M11 50L10 72', 1.1), wash(second, disc(4, 43, 3.6, 4.2), 1.4),
  ],
  shawl: (first, second, skin) => [
    body(second), ...openNeck(skin).slice(0, 1), wash(first, 'M-54 96C-54 64 -44 50 -26 44C-18 42 -14 40 -12 35C-6 52 2 66 12 78L6 96Z', 2),
    wash(first, 'M15 35C18 40 24 42 30 45C46 52 54 66 54 96L30 96C28 84 20 76 10 74C14 62 16 48 15 35Z', 2),
    line('M-42 62Q-24 66 -8 88M-48 74Q-32 78 -20 96M28 52Q36 66 38 90', 1.5, second), line('M-30 50Q-14 58 2 84M20 48Q28 60 28 84', 1.2),
  ],
  burnous: (first, second) => [
    body(first), wash('#00000022', 'M-50 96C-50 68 -44 55 -32 50C-36 62 -34 80 -37 96Z'),
    wash(first, curve([[-16, 36], [-30, 44], [-26, 58], [-6, 64], [10, 62], [28, 54], [30, 43], [17, 34], [4, 47]], true), 1.9),
    black(brush([[-24, 46], [-10, 56], [6, 56]], 1.6) + brush([[26, 46], [18, 54], [8, 56]], 1.6) + brush([[-8, 66], [-14, 80], [-12, 96]], 1.8) + brush([[18, 62], [24, 78], [22, 96]], 1.8)),
    line('M2 64L0 96M10 63L12 96', 2.4, second),
  ],
  bandolier: (first, second, skin) => [
    body(first), fold, ...openNeck(skin), wash(second, 'M-38 55L-29 50L30 96L14 96Z', 1.6),
    wash(GOLD, [0, 1, 2, 3, 4].map((round) => disc(-25 + round * 10, 58 + round * 8, 2.4, 4)).join(''), 1.2),
    wash(first, 'M15 32C20 36 23 40 25 45L15 54L6 60Z', 1.5),
  ],
  cossack: (first, second) => [
    body(first), fold, wash(second, 'M-11 34L4 58L14 34Z', 1.4), line('M-13 36L4 60L16 36M4 60L6 96', 1.5),
    wash(PAPER, [-31, -25, -19, -13].map((x) => `M${x} 66L${x + 4} 66L${x + 4} 80L${x} 80Z`).join('') + [17, 23, 29, 35].map((x) => `M${x} 64L${x + 4} 64L${x + 4} 78L${x} 78Z`).join(''), 1.2),
    wash(GOLD, hatch([-29, 66], [-10, 66], [0, 3], 4, 2) + hatch([19, 64], [38, 64], [0, 3], 4, 2)),
  ],
  sash: (first, second) => [
    body(first), fold, line('M5 46L6 60', 1.3), collar(second), wash(second, 'M-40 56L-30 50L40 92L34 100Z', 1.6),
    wash(GOLD, tufts(bow(24, 66, 6, 6, 0, 315, 8), -3), 1.3), black(disc(24, 66, 2)), ...epaulette(37, 53),
  ],
} as const satisfies Record<string, Garment>;

const LIFT = -6;

export type ClothesStyle = keyof typeof CLOTHES;
export type ClothesName = readonly [ClothesStyle, ClothName, ClothName?];

export const clothes = ([style, first, second = 'black']: ClothesName, skin: SkinName): Mark[] =>
  placed(CLOTHES[style](CLOTH[first], CLOTH[second], SKINS[skin]), { y: LIFT });
