// The small things that make a face a person: glasses, a pipe, a scar, an earring. What a hand holds is in props.ts.
import { CLOTH } from '../cloth';
import { earX, type Skull } from './faces';
import { isProp, prop, type Held, type PropName } from './props';
import { black, bow, brush, curve, disc, hatch, line, tufts, wash, PAPER, type Mark } from '../marks';

type Extra = (skull: Skull) => Mark[];

const GOLD = CLOTH.gold;
const WOOD = '#8a5a34';
const STEEL = '#aeb7bb';

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
  blush: ({ nearEye }) => [wash('#c8431d44', disc(nearEye - 3, 8, 4.4, 3))],
  tear: ({ nearEye }) => [wash('#9fd0dd', curve([[nearEye - 2, 3], [nearEye - 4, 8], [nearEye - 1.4, 10], [nearEye, 7]], true), 0.8)],
  bars: () => [
    line('M-44 -80L-44 96M-17 -80L-17 96M12 -80L12 96M40 -80L40 96', 6.4),
    line('M-45 -80L-45 96M-18 -80L-18 96M11 -80L11 96M39 -80L39 96', 2.6, STEEL), line('M-60 -46L60 -46', 6.4),
  ],
  // Held up beside the face.
} as const satisfies Record<string, Extra>;

export type ExtraName = keyof typeof EXTRAS | PropName;
export const extra = (skull: Skull, name: ExtraName, held: Held): Mark[] => (isProp(name) ? prop(name, held) : EXTRAS[name](skull));
