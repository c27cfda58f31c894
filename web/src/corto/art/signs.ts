// The signs of the rules, each drawn around (0, 0) and about 20 wide, bold enough for a square of the board.
import { burst } from './bursts';
import type { CardFacts, Verb } from './cards';
import { CLOTH } from './cloth';
import type { Size } from './pictures';
import { black, curve, disc, line, placed, wash, INK, PAPER, type Mark } from './marks';

const coin = (fill: string): Mark => wash(fill, disc(0, 0, 10), 1.8);
const tinyCard = (x: number, y: number, fill: string): Mark =>
  wash(fill, `M${x - 3.6} ${y - 5}L${x + 3.6} ${y - 5}L${x + 3.6} ${y + 5}L${x - 3.6} ${y + 5}Z`, 1.4);
const arrow = (d: string): Mark[] => [line(d, 2.2)];

/** A friend of Corto: the ring from his ear. */
const FRIEND: readonly Mark[] = [
  coin('#1f3d52'),
  line(disc(0, 1.6, 4.8), 3.2, '#f6c445'),
  wash('#f6c445', disc(0, -5, 2)),
  wash('#fff3c4', disc(-3.2, -1.4, 1.1)),
];

const ACE: readonly Mark[] = [
  wash(PAPER, 'M-8 -10L8 -10L8 10L-8 10Z', 1.8),
  black(
    'M0 -7.5C-3 -3.5 -6 -2 -6 1.5C-6 4.5 -2.5 5 -1 2.8L-2.5 7.5L2.5 7.5L1 2.8C2.5 5 6 4.5 6 1.5C6 -2 3 -3.5 0 -7.5Z',
  ),
];

/** White: a marker comes. */
const PLUS: readonly Mark[] = [
  coin(PAPER),
  wash(INK, 'M-2 -6.4L2 -6.4L2 -2L6.4 -2L6.4 2L2 2L2 6.4L-2 6.4L-2 2L-6.4 2L-6.4 -2L-2 -2Z'),
];
/** Black: a blow. */
const HIT: readonly Mark[] = [
  wash('#f2b33d', burst({ x: 0, y: 0, rx: 12, spikes: 9 }), 1.8),
  wash('#c8431d', burst({ x: 0, y: 0, rx: 6.6, spikes: 7, seed: 2 })),
];

const VERBS: Readonly<Record<Verb, readonly Mark[]>> = {
  exchange: [
    coin(PAPER),
    ...arrow('M-6 -2.6C-3 -6 3 -6 6 -2.6M6.4 -6L6.4 -2.2L2.4 -2.2M6 2.6C3 6 -3 6 -6 2.6M-6.4 6L-6.4 2.2L-2.4 2.2'),
  ],
  shift: [
    coin(PAPER),
    wash(CLOTH.red, disc(-5, 3.4, 2.6), 1),
    wash('#ffffff', disc(5, 3.4, 2.6), 1.2),
    ...arrow('M-5 -1.6C-3 -6.4 3 -6.4 5 -2.4M5.6 -6L5.4 -2L1.6 -2.6'),
  ],
  anywhere: [
    coin(PAPER),
    ...arrow(
      'M0 -7L0 7M-7 0L7 0M-2.4 -4.8L0 -7.2L2.4 -4.8M-2.4 4.8L0 7.2L2.4 4.8M-4.8 -2.4L-7.2 0L-4.8 2.4M4.8 -2.4L7.2 0L4.8 2.4',
    ),
  ],
  'draw-more': [
    coin(PAPER),
    tinyCard(-4, 0, CLOTH.sand),
    tinyCard(-0.4, 0, CLOTH.sky),
    wash(CLOTH.red, 'M4.4 -4L7 -4L7 -1.3L9.7 -1.3L9.7 1.3L7 1.3L7 4L4.4 4L4.4 1.3L1.7 1.3L1.7 -1.3L4.4 -1.3Z', 1.2),
  ],
  recover: [coin(PAPER), tinyCard(0, 2.6, CLOTH.sand), ...arrow('M0 4L0 -7M-3 -4.2L0 -7.4L3 -4.2')],
  guard: [
    coin(PAPER),
    wash(
      CLOTH.sea,
      curve(
        [
          [-6, -5],
          [0, -7],
          [6, -5],
          [5.6, 1],
          [0, 7.4],
          [-5.6, 1],
        ],
        true,
      ),
      1.6,
    ),
    line('M-2.6 -0.6L-0.4 2L3.2 -2.8', 1.8, PAPER),
  ],
};

/** One chevron for every step that a figurine may take. */
const reach = (steps: number): Mark[] => {
  const tall = steps > 3 ? 10 : 6;
  const plate = wash(INK, `M-14 ${-tall}L10 ${-tall}L10 ${tall}L-14 ${tall}Z`, 3);
  return [
    plate,
    ...Array.from({ length: steps }, (_, step) => {
      const [x, y] = [(step % 3) * 7.2 - 10, steps > 3 ? Math.floor(step / 3) * 9 - 4.5 : 0];
      return wash(
        '#f6c445',
        `M${x - 2} ${y - 4}L${x + 1.6} ${y - 4}L${x + 5.4} ${y}L${x + 1.6} ${y + 4}L${x - 2} ${y + 4}L${x + 1.6} ${y}Z`,
      );
    }),
  ];
};

/** What the card does, one list of marks per sign, in the order of reading. */
function actions(card: CardFacts): readonly (readonly Mark[])[] {
  if (card.verb !== undefined) return [VERBS[card.verb]];
  if (card.who !== undefined) return [reach(card.vehicle === true ? 6 : 3)];
  if (card.border === 'both') return [PLUS, HIT];
  return Array.from({ length: card.times ?? 1 }, () => (card.border === 'black' ? HIT : PLUS));
}

/** The signs of cards by themselves, for a legend. */
export const CARD_SIGNS = {
  white: PLUS,
  black: HIT,
  friend: FRIEND,
  ace: ACE,
  steps: reach(3),
  'many-steps': reach(6),
  ...VERBS,
} as const;

const signAt = (marks: readonly Mark[], x: number, y: number, size: number): Mark[] =>
  placed(marks, { x, y, sx: size });

/** Triangles in the middle of the four edges: this card reaches along its row and its column. */
const longRange = (size: number): Mark[] => {
  const point = (x: number, y: number, dx: number, dy: number): string => {
    const [half, tall] = [6.4 * size, 8 * size];
    return `M${x - dy * half} ${y - dx * half}L${x + dx * tall} ${y + dy * tall}L${x + dy * half} ${y + dx * half}Z`;
  };
  const tall = 8 * size;
  return [
    wash(
      '#e0572c',
      [
        point(50, 1 + tall, 0, -1),
        point(50, 135 - tall, 0, 1),
        point(1 + tall, 68, -1, 0),
        point(99 - tall, 68, 1, 0),
      ].join(''),
      2,
    ),
  ];
};

/** All signs of a card. On the board they are few and bold; in the hand the actions stand in a row over the caption. */
export function signsOf(card: CardFacts, size: Size, caption: number): Mark[] {
  const onBoard = size === 'panel' || size === 'board';
  const [scale, y] = size === 'panel' ? [1.25, 116] : size === 'board' ? [1.1, caption - 11] : [0.9, caption - 9];
  return [
    ...(card.long === true ? longRange(size === 'panel' ? 1.45 : onBoard ? 1.2 : 1) : []),
    ...(card.friend === true ? signAt(FRIEND, onBoard ? 16 : 13, y, scale) : []),
    ...(card.ace === true ? signAt(ACE, 99 - 12 * scale, 12 * scale + 3, scale) : []),
    ...(onBoard
      ? []
      : actions(card).flatMap((marks, index, all) => signAt(marks, 87 - (all.length - 1 - index) * 20, y, scale))),
  ];
}
