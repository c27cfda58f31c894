// The tokens of the box, each a small picture within 20 units of the middle.
import content from '../../../../../src/saltsea/content/pirates/tokens.json';
import { black, dash, disc, line, sweep, wash, W, type Mark } from '../drawing/pen';

export const TOKEN_IDS: readonly string[] = content.tokens.map(({ id }) => id);

const PICTURES: Readonly<Record<string, readonly Mark[]>> = {
  loot: [
    wash(W.gold, disc(-7, -7, 5), 2),
    wash(W.gold, disc(5, -8, 5), 2),
    wash(W.gold, disc(-1, -10, 5), 2),
    wash(W.wood, 'M-15 -3H15V14H-15Z', 2.8),
    wash(W.bark, 'M-15 -3H15V4H-15Z'),
    wash(W.wood, 'M-17 -14Q-15 -20 0 -20Q15 -20 17 -14L15 -10Q0 -14 -15 -10Z', 2.6),
    wash(W.gold, 'M-4 -1H4V8H-4Z', 2.2),
    black(disc(0, 3, 1.6)),
    line('M-10 -3V14M10 -3V14', 2, W.gold),
  ],
  map: [
    wash(W.cream, 'M-16 -14L-9 -17L-2 -13L6 -17L10 -12L8 -6L14 -1L10 5L13 12L4 16L-3 12L-11 16L-17 10L-14 0Z', 2.8),
    line('M-11 8Q-6 2 -4 -3T4 -7', 2.4, W.wood),
    line('M3 -1L10 7M10 -1L3 7', 3.6, W.red),
    wash(W.sea, 'M-13 -11Q-8 -13 -6 -9Q-9 -5 -13 -6Z'),
  ],
  prisoner: [
    wash(W.iron, 'M-16 -17H16V17H-16Z', 2.8),
    wash(W.skin, 'M-9 -3Q-9 11 0 12Q9 11 9 -3Q7 -11 0 -11Q-7 -11 -9 -3Z', 2),
    wash(W.bark, 'M-9 -4Q-8 -14 0 -14Q8 -14 9 -4Q0 -9 -9 -4Z', 2),
    black(disc(-3.6, 1, 1.6) + disc(3.6, 1, 1.6)),
    line('M-3 8Q0 6 3 8', 1.8),
    line('M-10 -17V17M0 -17V-11M0 12V17M10 -17V17', 5.4),
    line('M-10 -17V17M10 -17V17', 2.4, W.grey),
  ],
  powder: [
    wash(W.wood, 'M-12 -13Q0 -17 12 -13Q17 0 12 14Q0 18 -12 14Q-17 0 -12 -13Z', 2.8),
    line('M-14 -7Q0 -11 14 -7M-14 8Q0 12 14 8', 3.2, W.gold),
    wash(W.bark, disc(0, -13.5, 11.5, 3.6), 2),
    black('M0 -5Q6 -5 6 1Q6 3 4 4V7H-4V4Q-6 3 -6 1Q-6 -5 0 -5Z'),
    wash(W.wood, disc(-2.4, 1, 1.4) + disc(2.4, 1, 1.4)),
    line('M3 -14Q8 -22 13 -17', 2.2),
    wash(W.fire, disc(14, -17, 3.4), 1.6),
  ],
  fire: [
    wash(
      W.fire,
      'M-11 12Q-19 2 -11 -8Q-9 -1 -5 -1Q-9 -12 2 -20Q1 -11 8 -6Q11 -9 10 -13Q19 -2 12 11Q6 18 0 18Q-6 18 -11 12Z',
      2.8,
    ),
    wash(W.glow, 'M-5 11Q-8 4 -1 -2Q1 4 5 4Q8 10 3 14Q-2 16 -5 11Z'),
  ],
  curse: [
    wash(W.plum, disc(0, 0, 18), 2.4),
    wash(W.ghost, 'M-11 -2Q-11 -14 0 -14Q11 -14 11 -2Q11 4 7 7V14H-7V7Q-11 4 -11 -2Z', 2.6),
    black(disc(-4.6, -1, 3.4, 4) + disc(4.6, -1, 3.4, 4) + 'M0 3L2.2 7H-2.2Z'),
    line('M-3 10V14M0 10V14M3 10V14', 1.6),
    wash(
      W.ghost,
      sweep(
        [
          [-17, 6],
          [-12, 13],
          [-14, 17],
        ],
        3,
      ) +
        sweep(
          [
            [16, -10],
            [13, -15],
            [16, -18],
          ],
          3,
        ),
    ),
  ],
  lantern: [
    wash('var(--w-halo)', disc(0, 2, 19)),
    wash(W.glow, 'M-9 -8H9L11 11H-11Z', 2.8),
    line('M-3.6 -8L-4.4 11M3.6 -8L4.4 11', 1.8),
    wash(W.fire, 'M-3 8Q-5 2 0 -4Q5 2 3 8Z', 1.4),
    wash(W.gold, 'M-11 -8Q0 -20 11 -8Z', 2.6),
    wash(W.gold, 'M-13 11H13V16H-13Z', 2.6),
    line('M-4 -16Q0 -22 4 -16', 2.4),
  ],
  'bow-chaser': [
    wash(W.wine, 'M-17 6H17L13 17H-13Z', 2.8),
    wash(W.iron, disc(0, -2, 15), 3),
    wash(W.gold, disc(0, -2, 11.5), 2),
    black(disc(0, -2, 8)),
    wash(W.slate, disc(-3, -5, 2.4)),
    wash(W.bark, disc(-13, 14, 5), 2.4),
    wash(W.bark, disc(13, 14, 5), 2.4),
  ],
  hull: [
    wash(W.slate, 'M-15 -14Q0 -20 15 -14Q16 8 0 19Q-16 8 -15 -14Z', 3),
    wash(W.wood, 'M-11 -11Q0 -15 11 -11Q12 5 0 13.5Q-12 5 -11 -11Z', 2),
    line('M-11 -4H11M-10.5 3H10.5', 2),
    black(dash([-5, -8], [4, -8], 1.2) + dash([-4, 7], [3, 7], 1.2)),
    wash(W.gold, disc(-11.5, -13, 1.8) + disc(11.5, -13, 1.8) + disc(0, 15.5, 1.8)),
  ],
};

export function tokenPicture(id: string): readonly Mark[] {
  const found = PICTURES[id.replace(/^token\./, '')];
  if (found === undefined) throw new RangeError(`no picture of ${id}`);
  return found;
}
