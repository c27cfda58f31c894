// The back of every card: the rose on dark water, and Ellen's skull in its middle.
import { black, dash, disc, line, polygon, wash, W, type Mark } from '../drawing/pen';
import type { Point } from '../geometry';

const tip = (index: number, reach: number): Point => [
  60 + reach * Math.sin((index * Math.PI) / 6),
  80 - reach * Math.cos((index * Math.PI) / 6),
];

const point = (index: number, reach: number, side: number): string =>
  polygon([tip(index, reach), tip(index + side, 17), [60, 80]]);
const star = (side: number): string =>
  [1, 3, 5, 7, 9, 11].map((index) => point(index, 34, side)).join('') +
  [0, 2, 4, 6, 8, 10].map((index) => point(index, 47, side)).join('');

const waves = (y: number): string =>
  [20, 46, 72].map((x) => dash([x + (y % 3) * 4, y], [x + 18 + (y % 3) * 4, y], 2, -3)).join('');

export const BACK: readonly Mark[] = [
  wash(W.deep, 'M13 7H107Q113 7 113 13V147Q113 153 107 153H13Q7 153 7 147V13Q7 7 13 7Z'),
  wash(W.sea, [20, 32, 128, 140].map(waves).join('')),
  line('M14 12H106Q108 12 108 14V146Q108 148 106 148H14Q12 148 12 146V14Q12 12 14 12Z', 2.4, W.gold),
  line(disc(60, 80, 40), 2, W.gold),
  wash(W.foam, star(-1)),
  wash(W.deeper, star(1)),
  black(disc(60, 80, 22)),
  wash(W.paper, 'M47 76Q47 64 60 64Q73 64 73 76Q73 83 68 86V93H52V86Q47 83 47 76Z'),
  black(`${disc(54.5, 77, 3.8, 4.2)}${disc(65.5, 77, 3.8, 4.2)}M60 81L62.5 86H57.5Z`),
  line('M56.5 89V93M60 89V93M63.5 89V93', 1.6),
  wash(W.red, 'M62 66L73 58L75 70ZM62 66L52 57L49 68Z', 2.4),
  wash(W.red, disc(62, 65.5, 3), 2),
];
