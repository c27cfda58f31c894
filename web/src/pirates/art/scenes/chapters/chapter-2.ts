// Chapter 2: a harbour, a ribbon, a person of rank, and a horizon.
import { black, disc, line, wash, W } from '../../drawing/pen';
import { cabin, cloud, deck, glitter, gulls, mastUp, sea, sky, sun, waves } from '../grounds';
import { hen } from '../hen';
import { put, type Drawing } from '../layers';
import { governor, mate, sump, tick } from '../people';
import { chain, cushion, straw, zzz } from '../things';
import { brigantine, corvette, ellen, floatingBarrel, gunboat, sunken } from '../vessels';

const theFleet: Drawing = [
  ...sky(W.sky, W.cream, 60), ...cloud(210, 32, 0.9), ...sea(92), gulls([150, 40, 0.8], [176, 52, 0.6]), put(190, 106, brigantine(), { size: 0.42, flip: true }), put(270, 110, corvette(), { size: 0.46, flip: true }), put(236, 134, gunboat(), { size: 0.6, flip: true }), put(150, 122, sunken(), { size: 0.5 }), ...waves(142),
  wash(W.grey, 'M-300 -260H126V480H-300Z', 3), wash(W.cream, 'M-300 168H126V480H-300Z'), line('M-300 168H126', 3), line('M14 20H70M30 52H100M-10 84H40M60 116H110M10 148H54', 1.6, W.slate),
  wash(W.gold, 'M118 -260h12v740h-12Z', 2.4), put(62, 210, governor({ mood: 'angry', hands: [[-22, -34], [66, -70]] }), { size: 1.55 }),
];

const theRibbon: Drawing = [
  ...sky(W.sea, W.cream, 30), ...sea(58), ...deck(92), ...mastUp(286, 98, 14),
  put(216, 198, hen('proud'), { size: 2.7, flip: true }),
  put(62, 212, tick({ mood: 'afraid', hands: [[-20, -30], [38, -40]] }), { size: 1.85 }),
  put(168, 122, [line('M-6 -2Q-22 16 -30 22', 6), line('M-6 -2Q-22 16 -30 22', 3, W.navy), wash(W.paper, 'M-62 14L-22 20L-26 50L-66 44Z', 2.6), line('M-57 22L-30 26M-58 29L-34 32M-59 36L-33 40', 1.8)]),
];

const aPersonOfRank: Drawing = [
  ...cabin(146), put(70, 66, [wash(W.iron, disc(0, 0, 24), 3), wash(W.sky, disc(0, 0, 18)), wash(W.sea, 'M-17.500 5H17.500Q12 18 0 18Q-12 18 -17.500 5Z'), line('M-18 0H18M0 -18V18', 3)]),
  wash(W.wood, 'M196 118H312V150H196Z', 2.8), wash(W.red, 'M192 104Q250 92 316 104V124H192Z', 2.6), put(254, 108, cushion, { size: 1.1 }), put(250, 104, hen('proud', true), { size: 1.25, flip: true }),
  put(64, 190, mate(1, { hands: [[-16, -26], [14, -50]] }), { size: 1.1, turn: 14 }), put(112, 192, sump({ mood: 'calm', hands: [[-16, -30], [2, -46]] }), { size: 1.1, turn: 16 }), put(158, 194, tick({ mood: 'glad', hands: [[-16, -30], [6, -52]] }), { size: 1.1, turn: 18 }),
  line('M222 60q4 -6 0 -12M252 50v-13M282 60q-4 -6 0 -12', 2.4, W.glow),
];

const hounds: Drawing = [
  ...sky(W.rose, W.sky, 76), sun(160, 92, 44), ...cloud(50, 30, 0.9), ...cloud(274, 44, 0.7), ...sea(96), glitter(160, 102, W.fire, 40, 5),
  put(46, 110, brigantine(), { size: 0.5 }), put(270, 112, brigantine(), { size: 0.5, flip: true }), put(104, 122, corvette(), { size: 0.62 }), put(214, 126, gunboat(), { size: 0.72, flip: true }), put(158, 138, corvette(), { size: 0.82 }),
  ...waves(146, undefined, 7), black('M60 158l8 -16l5 15ZM236 164l9 -18l6 17ZM140 176l10 -20l7 19Z'),
];

export const STORY = [theFleet, theRibbon, aPersonOfRank, hounds] as const;

export const WON: Drawing = [
  ...sky(W.sky, W.cream, 70), sun(70, 76, 22, W.gold), ...cloud(220, 30, 1), ...sea(96), put(40, 118, sunken(), { size: 0.7 }), put(116, 110, sunken(W.gold), { size: 0.55, flip: true }), put(196, 112, sunken(), { size: 0.6 }), put(276, 116, sunken(W.gold), { size: 0.7, flip: true }), put(154, 136, sunken(), { size: 0.9 }), put(244, 140, floatingBarrel), ...waves(142),
  put(290, 104, corvette(), { size: 0.26 }), put(316, 103, corvette(), { size: 0.2 }),
  ...deck(170), put(92, 194, cushion, { size: 1.5 }), put(90, 190, hen('asleep', true), { size: 1.7 }), zzz(138, 78), put(226, 206, tick({ mood: 'laughing', hands: [[-24, -76], [24, -78]] }), { size: 1.2, flip: true }),
];

export const LOST: Drawing = [
  ...sky(W.grey, W.cream, 70), ...cloud(80, 34, 1.1), ...sea(80), put(262, 98, brigantine(), { size: 0.6 }), ...chain([192, 92], [222, 88], 4), put(152, 100, ellen({ sails: 'torn' }), { size: 0.5 }), ...chain([76, 94], [114, 90], 4), put(44, 100, gunboat(), { size: 0.56 }), ...waves(112),
  wash(W.slate, 'M-300 168H620V480H-300Z', 3), line('M-300 178H620', 1.8),
  put(70, 198, straw), put(64, 200, mate(3, { hands: [[-14, -28], [14, -28]] }), { size: 0.86 }), put(112, 202, sump({ mood: 'sad' }), { size: 0.9 }), put(206, 196, cushion, { size: 1.2 }), put(206, 190, hen('proud', true), { size: 1.05, flip: true }), put(278, 206, governor({ mood: 'glad', hands: [[-18, -30], [30, -44]] }), { size: 0.98, flip: true }),
];
