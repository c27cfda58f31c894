// What a person holds up beside the head, or has on the shoulder: it tells who they are where a face is only a few pixels.
import { CLOTH } from '../cloth';
import { black, bow, brush, curve, disc, hatch, line, placed, tufts, wash, PAPER, type Mark } from '../marks';

/** Whose hand it is: the skin, and the sleeve. */
export interface Held {
  readonly skin: string;
  readonly sleeve: string;
}

type Prop = (held: Held) => Mark[];

const GOLD = CLOTH.gold;
const WOOD = '#8a5a34';
const STEEL = '#aeb7bb';

/** A fist around something held at (x, y), and the sleeve it comes out of. */
const fist = (x: number, y: number, { skin, sleeve }: Held): Mark[] => [
  wash(sleeve, curve([[x - 6, y + 5], [x + 6, y + 5], [x + 10, y + 34], [x - 12, y + 34]], true), 1.8),
  wash(skin, curve([[x - 6, y - 4], [x + 2, y - 6], [x + 7, y - 2], [x + 6, y + 6], [x - 3, y + 7], [x - 7, y + 2]], true), 1.7),
  line(`M${x - 3} ${y - 4}L${x - 2} ${y + 1}M${x + 1} ${y - 5}L${x + 2} ${y + 1}`, 1.1),
];
const playingCard = (x: number, y: number, lean: number): string => `M${x} ${y}L${x + lean} ${y - 20}L${x + 13 + lean} ${y - 19 + lean * 0.6}L${x + 13} ${y + 1 + lean * 0.6}Z`;

/** Three puffs above something hot. */
const steam = (x: number, y: number): Mark => wash('#ffffffcc', [0, 6].map((beside) => brush([[x + beside, y], [x + beside + 3, y - 6], [x + beside - 1, y - 12], [x + beside + 3, y - 18]], 2.4)).join(''));

const PROPS = {
  keys: () => [
    line(disc(35, 34, 8), 2.4, STEEL), line('M31 41L25 60M25 60L30 61M26 56L31 57M37 42L38 62M38 62L43 61M38 57L43 56', 3.4),
    line('M31 41L25 60M25 60L30 61M26 56L31 57M37 42L38 62M38 62L43 61M38 57L43 56', 1.8, STEEL),
  ],
  pen: () => [
    wash(PAPER, 'M17 28L43 22L50 58L24 64Z', 1.9), line('M23 35L40 31M24.4 42L41.4 38M26 49L36 46.6', 1.8),
    wash('#fdf6e3', curve([[55, -12], [55, 6], [46, 22], [41, 26], [42, 12]], true), 1.8), line('M54 -8L36 42', 2.2), wash('#b83a2b', curve([[55, -12], [54, 0], [48, 6], [48, -2]], true)),
  ],
  cards: () => [0, 1, 2].flatMap((card): Mark[] => { const d = playingCard(22 + card * 7, 58 - card, 2 + card * 3); return [
    wash(PAPER, d, 1.7),
    wash(card === 1 ? '#17181d' : '#b83a2b', curve([
      [29 + card * 8.6, 40], [33 + card * 8.6, 45.4], [29 + card * 8.6, 51], [25 + card * 8.6, 45.4],
    ], true)),
  ]; }),
  dividers: () => [
    line('M34 8L24 54M34 8L44 54', 3.6), line('M34 8L24 54M34 8L44 54', 1.8, GOLD), wash(GOLD, disc(34, 7, 4), 1.6), line('M28 34Q34 31 40 34', 1.8),
  ],
  binoculars: () => [
    black('M14 48L26 42L32 62L18 68Z'), black('M32 41L44 44L43 64L30 62Z'), wash(STEEL, disc(20, 46, 6, 3), 1.4),
    wash(STEEL, disc(38, 43, 6, 3), 1.4),
  ],
  rifle: (held) => [wash(WOOD, 'M24 76L30 40L36 41L32 78Z', 1.7), wash(STEEL, 'M31 42L38 -28L41.5 -27.5L36 43Z', 1.5), ...fist(33, 52, held)],
  pistol: (held) => [wash(STEEL, 'M20 30L42 22L44 28L31 34L32 42L26 44L24 35Z', 1.8), ...fist(28, 44, held)],
  bottle: () => [
    wash('#4f7a4a', 'M28 66L27 38C27 32 31 30 31 25L31 14L38 14L38 25C38 30 42 32 42 38L42 66Z', 1.9),
    wash(PAPER, 'M28 43L41.5 43L41.5 56L28 56Z', 1.1), wash('#cdbb8e', 'M31 10L38 10L38 16L31 16Z', 1.2),
  ],
  glass: (held) => [wash('#ffffff99', 'M24 34L42 34L39 58L27 58Z', 1.6), wash('#c8812e', 'M25.4 44L40.6 44L39 58L27 58Z'), ...fist(34, 56, held)],
  letter: () => [wash(PAPER, 'M18 42L42 36L46 56L22 62Z', 1.8), line('M18 42L34 52L42 36', 1.3), wash('#b83a2b', disc(34, 51, 3.2), 1)],
  staff: () => [wash(WOOD, curve([
    [33, 80], [33, 30], [30, 2], [22, -8], [26, -20], [38, -22], [43, -10], [36, -6], [38, -14], [30, -14], [33, -4], [37, 30], [38, 80],
  ], true), 1.7)],
  raven: () => placed(
    [
      black(curve([[20, 48], [26, 34], [36, 28], [40, 22], [47, 26], [44, 32], [45, 44], [36, 54], [22, 64]], true)),
      wash('#6d7480', brush([[42, 34], [38, 44], [28, 54]], 1.5)), wash(PAPER, disc(42.6, 26.6, 1.1)), black('M45 26L52 28L45 30Z'),
    ],
    { x: -4, y: -2, sx: 0.8 },
  ),
  parrot: () => placed(
    [
      wash('#b83a2b', curve([[24, 44], [28, 28], [38, 22], [45, 27], [44, 38], [38, 50], [32, 66], [27, 66]], true), 1.7),
      wash('#3f7f86', curve([[28, 40], [36, 38], [36, 52], [30, 60]], true), 1.2), wash(PAPER, disc(41, 28, 2.4), 0.9), black(disc(41.4, 28, 1)),
      wash(GOLD, curve([[44, 27], [49, 30], [46, 34], [43.4, 31]], true), 1.2),
    ],
    { x: -2, y: -4, sx: 0.86 },
  ),
  lantern: () => [
    line('M34 10L34 20M28 22Q34 8 40 22', 1.8), wash('#f4cf66', 'M27 24L41 24L43 46L25 46Z', 1.9), wash('#fff3c4', disc(34, 36, 4, 6)),
    black('M25 20L43 20L43 25L25 25ZM24 45L44 45L44 50L24 50Z'),
  ],
  spear: (held) => [
    line('M38 80L34 -20', 4.2), line('M38 80L34 -20', 2.2, WOOD),
    wash(STEEL, curve([[34, -44], [39, -28], [35.6, -16], [32.4, -16], [28, -28]], true), 1.6), ...fist(36.6, 52, held),
  ],
  skull: () => [
    wash('#efe6cf', curve([[22, 34], [26, 22], [38, 20], [46, 29], [45, 40], [41, 43], [40, 51], [28, 52], [27, 44]], true), 1.8),
    black(disc(31, 35, 3.6, 4) + disc(40.4, 34, 3, 3.8) + 'M35 40L37.5 44L34 44Z'), line('M31 47L31 51M34.5 47L34.5 51M38 47L38 51', 1),
  ],
  guitar: () => [
    wash('#b9773c', curve([[18, 70], [20, 54], [28, 50], [30, 44], [38, 42], [46, 50], [46, 62], [38, 74]], true), 1.9), black(disc(33, 58, 4.6)),
    wash(WOOD, 'M38 46L47 8L52 9L43 49Z', 1.6), line('M32 60L49 9M35 60L51 10', 0.8, PAPER),
  ],
  ivory: () => [
    wash('#f4ead0', curve([[14, 66], [34, 50], [42, 28], [40, 4], [47, 24], [47, 46], [36, 66], [22, 76]], true), 1.9),
    black(hatch([26, 60], [44, 34], [4, 3], 4, 1.1)),
  ],
  stamp: () => [wash(WOOD, 'M30 24C30 18 40 18 40 24L38 38L46 42L46 50L24 50L24 42L32 38Z', 1.8), wash('#b83a2b', 'M24 49L46 49L46 54L24 54Z', 1.2)],
  oar: (held) => [
    line('M33 84L37 -8', 5.4), line('M33 84L37 -8', 3, WOOD), wash(WOOD, curve([[37, -50], [44, -38], [43, -16], [37, -4], [31, -16], [31, -38]], true), 1.8),
    black(brush([[37, -44], [37.6, -28], [37, -10]], 1.4)), ...fist(35, 48, held),
  ],
  rope: () => [
    ...[[17, 20], [12, 14.5], [7, 9]].flatMap(([across = 0, down = 0]) => [line(disc(35, 44, across, down), 5.6), line(disc(35, 44, across, down), 3.4, '#dcc08a')]),
    line('M48 56Q54 66 49 84', 5.6), line('M48 56Q54 66 49 84', 3.4, '#dcc08a'), black(hatch([18, 36], [20, 56], [4, 3], 5, 1.1) + hatch([48, 30], [50, 52], [4, 3], 5, 1.1)),
  ],
  tarot: (held) => [
    wash(PAPER, 'M22 6L44 2L50 40L28 44Z', 1.9), wash('#35516b', 'M25 9.4L41.4 6.4L46.4 37L30.4 40Z'), wash(GOLD, tufts(bow(36, 23, 5, 5, 0, 300, 6), -5)),
    ...fist(38, 50, held),
  ],
  pot: (held) => [
    line('M28 32Q12 36 26 54', 5.4), line('M28 32Q12 36 26 54', 2.6, '#5b7f8c'), wash('#5b7f8c', 'M43 36L55 26L53 38L46 48Z', 1.7),
    wash('#5b7f8c', 'M25 60L29 26L43 26L48 60Z', 1.9), wash(STEEL, 'M27 21L45 21L44 27L28 27Z', 1.5), wash(GOLD, disc(36, 18, 3), 1.3),
    wash('#ffffff66', brush([[32, 32], [30.6, 44], [30, 56]], 2.6)), steam(49, 22), ...fist(22, 46, held),
  ],
  cup: (held) => [
    line('M45 36Q55 37 50 45Q47 48 42 47', 4.4), line('M45 36Q55 37 50 45Q47 48 42 47', 2, PAPER), wash(PAPER, disc(34, 53, 16, 4), 1.8),
    wash(PAPER, 'M22 32L47 32C47 46 42 52 34.4 52C27 52 22 46 22 32Z', 1.9), wash('#7d4a2a', disc(34.4, 32.4, 11, 2.8), 1), line('M24 40Q34 44 46 40', 1.6, '#b83a2b'),
    steam(31, 26), ...fist(34, 62, held),
  ],
  scales: (held) => [
    line('M32 80L32 0', 5), line('M32 80L32 0', 2.8, PAPER), line('M15 6L49 6', 5.4), line('M15 6L49 6', 3, PAPER), wash(PAPER, disc(32, 0, 4), 1.5),
    line('M15 6L9 26M15 6L21 26M49 6L43 26M49 6L55 26', 1.4), wash(PAPER, 'M7 26L23 26Q21 35 15 35Q9 35 7 26ZM41 26L57 26Q55 35 49 35Q43 35 41 26Z', 1.7), ...fist(32, 50, held),
  ],
  candle: (held) => [
    wash('#fff3c470', disc(34, 8, 20)), wash(PAPER, 'M28 22L40 22L40 58L28 58Z', 1.9), wash('#f6c445', curve([[34, -8], [40, 6], [38, 15], [30, 15], [28, 6]], true), 1.6),
    wash('#d8492a', curve([[34, 2], [36.6, 9], [34, 14], [31.4, 9]], true)), line('M34 22L34 16', 1.8), ...fist(34, 54, held),
  ],
  telephone: (held) => [
    line('M28 -8Q54 20 30 50', 11), line('M28 -8Q54 20 30 50', 7.4, '#c9853c'), wash(GOLD, curve([[16, -6], [25, -18], [37, -10], [29, 4]], true), 2),
    wash(GOLD, curve([[18, 50], [32, 40], [42, 53], [27, 62]], true), 2), line('M32 60Q46 68 38 84', 2.6), ...fist(43, 24, held),
  ],
  map: (held) => [
    wash('#efe0bd', 'M18 16L46 8L52 44L24 52Z', 1.9), wash('#7fb0ae', 'M24 24Q32 18 44 17L47 36Q38 34 27 42Z'), line('M27 36Q34 26 43 24', 2, '#b83a2b'),
    line('M40 21L45 27M45 20L40 28', 2.2, '#b83a2b'), ...fist(35, 52, held),
  ],
} as const satisfies Record<string, Prop>;

export type PropName = keyof typeof PROPS;
/** A little higher than it is drawn: markers lie over the lower edge of a card. */
const LIFT = -8;

export const isProp = (name: string): name is PropName => name in PROPS;
export const prop = (name: PropName, held: Held): Mark[] => placed(PROPS[name](held), { y: LIFT });
