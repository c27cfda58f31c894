// The standing figures and the pieces of the six quests, as marks. Figures on 30 by 44, pieces on 40 by 40.
import { LOOKS } from './adventures';
import { CLOTH } from './cloth';
import { black, bow, brush, curve, disc, hatch, line, tufts, wash, PAPER, type Mark } from './marks';
import type { Who } from './cards';

const GOLD = CLOTH.gold;
const base = (fill: string): Mark => wash(fill, disc(15, 40.6, 10, 2.8), 1.3);

export const FIGURES: Readonly<Record<Exclude<Who, 'both'>, readonly Mark[]>> = {
  corto: [
    base(CLOTH.sea), wash(PAPER, 'M11.5 30L18.5 30L19.5 40L16 40L15 33L14 40L10.5 40Z', 1.1),
    black('M9.6 38.4L14.2 38.4L14.2 41L8.4 41ZM15.8 38.4L20.4 38.4L21.6 41L15.8 41Z'),
    wash('#26364f', curve([
      [10, 15.6], [15, 14], [20, 15.6], [22.4, 24], [23, 36.4], [17.4, 37.6], [15.4, 30], [13, 37.6], [7, 36.4], [7.6, 24],
    ], true), 1.3),
    black('M7 36.4L7.6 24L9.4 17L10.6 26L9.6 37Z'), wash(PAPER, 'M12.6 14.4L15.2 20.4L17.8 14.4Z', 0.9), line('M15.2 20.4L15.4 30', 0.8),
    wash(GOLD, disc(12.4, 23, 0.8) + disc(12.4, 26.6, 0.8) + disc(18.4, 23, 0.8) + disc(18.4, 26.6, 0.8)),
    wash('#e0b07e', curve([[11.6, 7.4], [18.6, 7.4], [18.8, 11], [16, 15], [12.8, 13.6]], true), 1.2), black('M11.4 7.4L13 7.4L13 12.6L11.8 11.6Z'),
    black(brush([[14.6, 9.6], [16, 9.2], [17.8, 9.7]], 1.1)),
    wash(PAPER, curve([[9.8, 6], [10.4, 2.4], [15, 0.8], [20.4, 2.2], [20.6, 5.6]], true), 1.3),
    black('M10.4 5.4L19.8 5.4L22.6 8.2L17.6 7.2L10.6 7.6Z'),
  ],
  rasputin: [
    base(CLOTH.rust), black('M7.6 36.6L14 36.6L14 41L6.6 41ZM16 36.6L22.4 36.6L23.4 41L16 41Z'),
    wash('#9a4326', curve([
      [7, 17], [11, 14.4], [19, 14.4], [23, 17], [26.6, 25], [23.6, 29], [24.6, 36.8], [15, 38.4], [5.4, 36.8], [6.4, 29], [3.4, 25],
    ], true), 1.3),
    black('M5.4 36.8L6.4 29L3.4 25L7 17L8.4 26L8 37.4Z'),
    wash(CLOTH.brown, tufts([[5.4, 35], [10, 36.6], [15, 37], [20, 36.6], [24.6, 35], [24.8, 38.4], [15, 40], [5.2, 38.4]], 1), 1),
    wash(GOLD, 'M6.6 27.4L23.4 27.4L23.4 30L6.6 30Z', 0.9),
    wash('#f6dfc2', curve([[11, 8], [19, 8], [19, 12], [15, 15], [11, 12]], true), 1.2),
    black(tufts([[10.6, 10.4], [13.4, 12], [16.6, 12], [19.4, 10.4], [20.4, 15], [18.6, 20.4], [15, 25], [11.4, 20.4], [9.6, 15]], 1)),
    black(brush([[11.6, 9.4], [13, 8.8], [14.4, 9.6]], 1.2) + brush([[15.8, 9.6], [17.2, 8.8], [18.6, 9.4]], 1.2)),
    wash(CLOTH.brown, tufts([[9, 7.6], [8.6, 3.4], [11.4, 0.6], [15, 0], [18.6, 0.6], [21.4, 3.4], [21, 7.6], [15, 8.2]], 1.4), 1.3),
    wash(CLOTH.sand, hatch([11, 3], [18, 3], [1, 2.4], 4, 0.9)),
  ],
};

export type PieceKind = 'vessel' | 'aces' | 'tile' | 'ingot' | 'crow' | 'leopard' | 'train' | 'carriage' | 'seal' | 'gold';

const tile = (fill: string): Mark => wash(fill, 'M5 3L35 3Q37 3 37 5L37 35Q37 37 35 37L5 37Q3 37 3 35L3 5Q3 3 5 3Z', 2);
const wheels = (...xs: readonly number[]): Mark[] => [
  black(xs.map((x) => disc(x, 32, 4)).join('')), wash('#cdbb92', xs.map((x) => disc(x, 32, 1.8)).join('')),
];
const ace = (x: number, y: number, lean: number): Mark => wash(PAPER, `M${x} ${y}L${x + lean} ${y - 20}L${x + 12 + lean} ${y - 20 + lean * 0.4}L${x + 12} ${y + lean * 0.4}Z`, 1.5);

export const PIECES: Readonly<Record<PieceKind, readonly Mark[]>> = {
  vessel: [
    wash(PAPER, 'M18 3C12 12 7 19 3 25L18 25Z', 1.6), wash('#e9d7ac', 'M22 6C30 11 34 18 36 25L22 25Z', 1.6), line('M20 1L20 28', 2),
    wash(CLOTH.red, 'M20 1L28 3.5L20 6Z', 1), wash('#4a2f1d', curve([[1, 27], [20, 29], [39, 26], [35, 34], [28, 36], [9, 36]], true), 1.7),
    line('M7 31L34 30', 1.3, GOLD),
  ],
  aces: [
    ...[0, 1, 2, 3].map((card) => ace(1.5 + card * 7.6, 36 - Math.abs(card - 1.5) * -1, (card - 1.5) * 2)),
    wash(CLOTH.red, 'M5.6 18L8.6 22.6L5.6 27.2L2.6 22.6ZM21 27C18 23.6 16.6 22 17.4 19.6C18.4 18 20.4 18.6 21 20C21.8 18.6 23.8 18.2 24.6 19.8C25.2 22.2 23.8 23.8 21 27Z'),
    black(`${disc(13, 19.5, 2)}${disc(11.2, 22.6, 2)}${disc(14.8, 22.6, 2)}M13 21L14.2 27L11.8 27ZM32 17C29.4 20.6 27.4 21.8 27.8 24.4C28.4 26.4 30.6 26 31.2 24.8L30 28.4L34.4 28.4L33 24.8C33.8 26 36 26.2 36.4 24.2C36.6 21.8 34.6 20.6 32 17Z`),
  ],
  tile: [
    tile(LOOKS.C.accent), line('M8 8L32 8L32 32L8 32Z', 1.4, '#b9c7a6'),
    wash('#dfe6cf', LOOKS.C.emblem.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) * 0.8 + 20} ${Number(y) * 0.8 + 20}`)),
  ],
  ingot: [
    wash('#f6cf5a', 'M10 12L26 8L36 14L20 19Z', 1.7), wash(GOLD, 'M10 12L20 19L17 32L3 23Z', 1.7), wash('#c98a22', 'M20 19L36 14L38 26L17 32Z', 1.7),
    wash('#fff3c4', brush([[14, 13], [20, 11.4], [26, 10.4]], 1.8)), black(brush([[23, 24], [28, 22.6], [33, 21]], 1.6)),
  ],
  crow: [
    black(curve([[4, 31], [9, 20], [18, 14], [22, 8], [28, 6.4], [33, 9], [32, 15], [31, 23], [25, 30], [16, 31]], true)),
    black('M32 8.5L40 11L32 12.5Z'), wash('#6d7480', brush([[27, 17], [23, 24], [13, 29]], 1.8) + brush([[22, 18], [17, 24], [9, 28.5]], 1.4)),
    wash('#f6c445', disc(28.6, 10, 1.5)), line('M20 30L19 37M24 30L24 37', 1.8),
  ],
  leopard: [
    wash('#e2aa3b', disc(9, 10, 5.5), 1.6), wash('#e2aa3b', disc(31, 10, 5.5), 1.6), black(disc(9, 10, 2.4) + disc(31, 10, 2.4)),
    wash('#efbf55', curve([[6, 19], [10, 9], [20, 6.5], [30, 9], [34, 19], [31, 29], [20, 36], [9, 29]], true), 1.8),
    wash(PAPER, curve([[12, 27], [20, 23], [28, 27], [25, 33], [20, 35], [15, 33]], true)),
    wash('#8fae4a', disc(13.5, 19, 3.2, 2.6) + disc(26.5, 19, 3.2, 2.6), 1.2),
    black(disc(14, 19, 1, 2) + disc(26, 19, 1, 2) + 'M17 24L23 24L20 28Z' + [[14, 12], [20, 10], [26, 12], [9, 22], [31, 22], [10, 16], [30, 16], [20, 15]].map(([x = 0, y = 0]) => brush([[x - 1.6, y + 0.6], [x, y - 1.4], [x + 1.6, y + 0.6]], 1.8)).join('')),
    line('M20 28L20 31', 1.2),
  ],
  train: [
    wash('#e9e4d6', tufts([[8, 8], [4, 3], [12, 0], [22, 1], [20, 6], [13, 8]], 2), 1.3), black('M6 8L14 8L13 16L7 16Z'),
    wash('#3c4a53', 'M3 16L24 16L24 29L3 29Z', 1.7), black('M3 24L24 24L24 29L3 29Z'),
    wash(CLOTH.red, 'M23 9L38 9L38 12L37 12L37 29L24 29L24 12L23 12Z', 1.7), wash('#cfe0e6', 'M27 14L34 14L34 20L27 20Z', 1.2),
    wash('#f4cf66', disc(4, 20, 2.6), 1.2), line('M1 30L39 30', 2.2, GOLD), black('M3 29L0 35L7 33Z'), ...wheels(11, 20.5, 31),
  ],
  carriage: [
    wash('#5d6a72', 'M3 11Q20 6 37 11L37 14L3 14Z', 1.6), wash(CLOTH.wine, 'M4 14L36 14L36 29L4 29Z', 1.7),
    wash('#f7dd9a', 'M8 17L14 17L14 23L8 23ZM17 17L23 17L23 23L17 23ZM26 17L32 17L32 23L26 23Z', 1.1), line('M2 29.5L38 29.5', 2, GOLD),
    ...wheels(11, 29),
  ],
  seal: [wash('#f4e8c8', 'M12 22L6 38L13 35L17 39L20 26ZM28 22L34 38L27 35L23 39L20 26Z', 1.4)],
  gold: [
    wash('#c98a22', 'M5 36L5 22L35 22L35 36Z', 1.7),
    wash('#f6cf5a', curve([[8, 22], [6, 15], [13, 8], [20, 1], [27, 8], [34, 15], [32, 22]], true), 1.7),
    wash('#fff3c4', brush([[12, 18], [13, 12], [18, 7]], 1.8)), black('M16 36L16 30C16 27 18 25.6 20 24.4C22 25.6 24 27 24 30L24 36Z'),
    line('M9 27L12 27M28 27L31 27M9 31L12 31M28 31L31 31', 1.5),
  ],
};

/** The player's seal: wax in the player's colour on two ribbons, branded with the player's own shape. */
export const wax = (fill: string, edge: string): Mark[] => [
  wash(fill, tufts(bow(20, 18, 13, 13, 0, 330, 12), 2.4), 1.8), line(disc(20, 18, 10), 1.5, edge),
];
export const pips = (count: number): Mark[] => [wash('#f6cf5a', Array.from({ length: count }, (_, pip) => disc(20 + (pip - (count - 1) / 2) * 8, 4.5, 3.2)).join(''), 1.4)];
