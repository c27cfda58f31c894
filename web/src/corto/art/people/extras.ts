// The small things that make a face a person: glasses, a pipe, a scar, an earring, and what a hand holds up beside it.
import { CLOTH } from '../cloth';
import { earX, type Skull } from './faces';
import { black, bow, brush, curve, disc, hatch, line, placed, tufts, wash, PAPER, type Mark } from '../marks';

type Extra = (skull: Skull, held: Held) => Mark[];

/** Whose hand it is: the skin, and the sleeve. */
export interface Held {
  readonly skin: string;
  readonly sleeve: string;
}

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

const EXTRAS = {
  glasses: ({ nearEye, farEye, w, side }) => {
    const far = 3.6 + 2.4 * (1 - side);
    return [
      wash('#ffffffb0', brush([[nearEye - 4, -1], [nearEye - 3, -4.4], [nearEye, -6]], 1.5) + brush([[farEye - far * 0.6, -1], [farEye - far * 0.4, -4.4], [farEye, -6]], 1.3)),
      line(`${disc(nearEye, -1.4, 6.2)}${disc(farEye, -1.4, far, 6)}M${nearEye - 6} -2L${-w * 0.66} -3.4M${nearEye + 6} -2.4L${farEye - far} -2.4`, 1.5),
    ];
  },
  monocle: ({ farEye, w }) => [line(disc(farEye - 0.4, -1, 5, 6.2), 1.7, GOLD), line(`M${farEye + 3} 4Q${w + 4} 22 14 44`, 1)],
  patch: ({ farEye, w }) => [
    black(curve([[farEye - 5, -7], [farEye + 4.8, -7.4], [farEye + 3.6, 3], [farEye - 2, 5], [farEye - 5.4, 1]], true)),
    line(`M${farEye - 4} -5L-12 -21M${farEye + 3} -5L${w} -9`, 1.8),
  ],
  pipe: ({ mouth: x }) => [
    black(brush([[x + 1, 18.4], [x + 9, 21], [x + 16, 22.6]], 2.8)),
    wash(WOOD, curve([[x + 13, 16], [x + 20, 16], [x + 20, 24], [x + 16.4, 27], [x + 13.4, 24]], true), 1.6),
    wash('#ffffffcc', brush([[x + 16, 13], [x + 20, 7], [x + 16, 1], [x + 21, -6]], 2.6)),
  ],
  cigarette: ({ mouth: x }) => [
    wash(PAPER, `M${x + 2} 17.2L${x + 14} 20L${x + 13.6} 22.6L${x + 1.6} 19.6Z`, 1.2), wash('#d8492a', disc(x + 14, 21.4, 1.6)),
    wash('#ffffffcc', brush([[x + 15, 18], [x + 19, 11], [x + 15, 4], [x + 20, -5]], 2.2)),
  ],
  cigar: ({ mouth: x }) => [
    wash(WOOD, `M${x + 2} 16L${x + 17} 18.6L${x + 16} 23L${x + 1} 20Z`, 1.4), wash('#d8492a', disc(x + 16.6, 20.8, 2.2), 0.8),
    wash('#ffffffcc', brush([[x + 18, 16], [x + 22, 9], [x + 17, 2], [x + 22, -8]], 3)),
  ],
  earring: (skull) => [line(disc(earX(skull), 9.6, 3), 1.8, GOLD)],
  bigEarrings: (skull) => [line(disc(earX(skull), 11.8, 5), 2.2, GOLD)],
  scar: ({ nearEye }) => [black(brush([[nearEye - 6, -13], [nearEye - 2.6, -2], [nearEye - 4, 9]], 1.5) + hatch([nearEye - 6, -8], [nearEye - 4.4, 6], [4, -0.4], 4, 0.9))],
  freckles: ({ nearEye, farEye }) => [wash('#a8643c', [[-3, 5], [0, 6.6], [3, 5], [-1, 8.6]].map(([x = 0, y = 0]) => disc(nearEye + x, y, 0.75) + disc(farEye + x * 0.5, y - 0.4, 0.65)).join(''))],
  horns: () => [
    wash('#d9c291', curve([[-9, -30], [-15, -40], [-12, -50], [-7, -42], [-2, -33]], true), 1.6),
    wash('#d9c291', curve([[6, -33], [11, -42], [19, -47], [17, -38], [12, -29]], true), 1.6),
    black(hatch([-12, -36], [-9, -44], [4, 1], 3, 1) + hatch([10, -36], [15, -43], [3, 2], 3, 1)),
  ],
  pointedEar: (skull) => {
    const x = earX(skull);
    return [
      wash('#c9a36f', curve([[x + 3, 4], [x + 2, -5], [x - 9, -16], [x - 6, -2], [x - 2, 7]], true), 1.5),
      black(brush([[x, 2], [x - 2, -5], [x - 6, -11]], 1.2)),
    ];
  },
  flower: () => [wash('#d8492a', tufts(bow(-15, -18, 6, 6, 0, 300, 6), 3.4), 1.4), wash(GOLD, disc(-15, -18, 2.4), 0.8)],
  moko: ({ nearEye, farEye, chinX }) => {
    const middle = (nearEye + farEye) / 2;
    return [black(
      brush([[nearEye - 4, 7], [nearEye - 1, 10], [nearEye + 2, 7], [nearEye - 1, 6]], 1.4) + brush([[chinX - 3, 23], [chinX - 1, 25.6], [chinX + 2, 23]], 1.4) +
      brush([[nearEye - 2, -14], [middle, -17], [farEye - 1, -14]], 1.4) + brush([[nearEye - 3, -17], [middle, -20.6], [farEye, -17]], 1.4),
    )];
  },
  necklace: () => [wash(GOLD, bow(3, 36, 17, 18, 165, 15, 9).map(([x, y]) => disc(x, y, 1.9)).join(''), 1)],
  blush: ({ nearEye }) => [wash('#c8431d44', disc(nearEye - 3, 8, 4.4, 3))],
  tear: ({ nearEye }) => [wash('#9fd0dd', curve([[nearEye - 2, 3], [nearEye - 4, 8], [nearEye - 1.4, 10], [nearEye, 7]], true), 0.8)],
  bars: () => [
    line('M-44 -80L-44 96M-17 -80L-17 96M12 -80L12 96M40 -80L40 96', 6.4),
    line('M-45 -80L-45 96M-18 -80L-18 96M11 -80L11 96M39 -80L39 96', 2.6, STEEL), line('M-60 -46L60 -46', 6.4),
  ],
  // Held up beside the face.
  club: (_, held) => [
    wash(WOOD, curve([[26, 66], [30, 30], [26, 6], [33, -8], [43, -4], [42, 10], [37, 30], [35, 66]], true), 2),
    black(hatch([31, -2], [34, 20], [7, 2], 6, 1.2)), ...fist(33, 50, held),
  ],
  keys: () => [
    line(disc(35, 34, 8), 2.4, STEEL), line('M31 41L25 60M25 60L30 61M26 56L31 57M37 42L38 62M38 62L43 61M38 57L43 56', 3.4),
    line('M31 41L25 60M25 60L30 61M26 56L31 57M37 42L38 62M38 62L43 61M38 57L43 56', 1.8, STEEL),
  ],
  pen: (_, held) => [
    wash(PAPER, 'M20 46L44 40L48 66L24 72Z', 1.7), line('M26 50L41 46.5M27 55L42 51.5M28 60L38 57.5', 1.2),
    black(brush([[40, 14], [36, 30], [31, 46]], 3.4)), ...fist(37, 33, held),
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
  rifle: (_, held) => [wash(WOOD, 'M24 76L30 40L36 41L32 78Z', 1.7), wash(STEEL, 'M31 42L38 -28L41.5 -27.5L36 43Z', 1.5), ...fist(33, 52, held)],
  pistol: (_, held) => [wash(STEEL, 'M20 30L42 22L44 28L31 34L32 42L26 44L24 35Z', 1.8), ...fist(28, 44, held)],
  bottle: () => [
    wash('#4f7a4a', 'M28 66L27 38C27 32 31 30 31 25L31 14L38 14L38 25C38 30 42 32 42 38L42 66Z', 1.9),
    wash(PAPER, 'M28 43L41.5 43L41.5 56L28 56Z', 1.1), wash('#cdbb8e', 'M31 10L38 10L38 16L31 16Z', 1.2),
  ],
  glass: (_, held) => [wash('#ffffff99', 'M24 34L42 34L39 58L27 58Z', 1.6), wash('#c8812e', 'M25.4 44L40.6 44L39 58L27 58Z'), ...fist(34, 56, held)],
  fan: () => [
    wash('#c8553a', tufts([[24, 62], [12, 34], [20, 22], [31, 17], [42, 20], [50, 30]], 3), 1.7),
    line('M25 60L16 34M25 60L22 24M25 60L31 19M25 60L40 22M25 60L48 32', 1.2),
  ],
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
  spear: (_, held) => [
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
} as const satisfies Record<string, Extra>;

export type ExtraName = keyof typeof EXTRAS;
export const extra = (skull: Skull, name: ExtraName, held: Held): Mark[] => EXTRAS[name](skull, held);
