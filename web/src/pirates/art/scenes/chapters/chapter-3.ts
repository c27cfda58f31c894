// Chapter 3: one onion, soup that is only described, a smile on a sail, and good manners.
import { black, disc, line, wash, W } from '../../drawing/pen';
import { cabin, cloud, deck, gulls, mastUp, sea, sky, sun, waves } from '../grounds';
import { hen } from '../hen';
import { put, type Drawing } from '../layers';
import { mate, sump, tick } from '../people';
import { bowl, candle, cello, chart, crate, ham, ladle, lanternLit, onion, pot, speech, spoon, straw, table } from '../things';
import { corvette, frigate, merchant, ship } from '../vessels';

const theHold: Drawing = [
  ...cabin(150, W.iron), wash(W.halo, 'M140 -60H196L250 152H70Z'), line('M160 152m-46 0a46 9 0 1 0 92 0a46 9 0 1 0 -92 0', 2, W.glow),
  put(160, 152, onion, { size: 1.5 }), line('M204 128q10 12 0 24M218 120q16 20 0 40M116 128q-10 12 0 24M102 120q-16 20 0 40', 2.2, W.cream),
  put(270, 196, sump({ mood: 'laughing', hands: [[-22, -76], [24, -78]] }), { size: 1.3, flip: true }), wash(W.plank, 'M10 40h44v8h-44ZM20 60h44v8h-44Z', 2.2), line('M24 48q8 8 16 0M36 68q8 8 16 0', 1.8, W.foam),
];

const describedSoup: Drawing = [
  ...cabin(152), put(160, 34, lanternLit), put(164, 186, table(120)), put(96, 154, bowl), put(150, 154, bowl), put(206, 154, bowl),
  put(54, 186, mate(1, { hands: [[-10, -30], [30, -34]], held: spoon }), { size: 1.1 }), 
  put(262, 190, sump({ mood: 'laughing', hands: [[-26, -84], [34, -78]] }), { size: 1.25, flip: true }),
  put(176, 96, [wash(W.paper, 'M-42 8Q-60 -10 -40 -24Q-34 -46 -8 -40Q10 -54 30 -40Q58 -38 52 -14Q60 6 36 12Q0 20 -42 8Z', 2.6), wash(W.paper, disc(40, 22, 5) + disc(50, 32, 3), 2), put(2, 4, pot(W.fire), { size: 0.8 }), line('M-8 -24q-4 -6 0 -11M4 -26q-4 -6 0 -11M16 -24q-4 -6 0 -11', 2)]),
  put(98, 186, tick({ mood: 'sad', hands: [[-16, -30], [18, -40]] })), put(164, 186, [line('M-112 -28H112', 8), line('M-112 -28H112', 4, W.wood)]),
];

const honestFace: Drawing = [
  ...sky(W.sky, W.cream, 64), sun(70, 60, 26, W.gold), ...cloud(254, 30, 1), ...sea(104), gulls([110, 44, 0.9], [136, 56, 0.6]),
  put(40, 112, corvette(), { size: 0.34 }), put(286, 112, frigate(), { size: 0.36, flip: true }), put(82, 116, frigate(), { size: 0.3 }), put(240, 117, corvette(), { size: 0.3, flip: true }),
  put(158, 150, ship({ hull: W.gold, band: W.wood, masts: [[2, -96, 32]], flag: W.teal, castle: 8 }), { size: 1.12 }), put(170, 92, [black(disc(-12, -6, 3, 4) + disc(10, -6, 3, 4)), line('M-16 4Q0 18 14 4', 3.4), wash(W.rose, disc(-20, 3, 4, 3) + disc(19, 3, 4, 3))]), ...waves(160),
];

const goodMorning: Drawing = [
  ...sky(W.cream, W.sky, 60), ...cloud(60, 28, 0.8), ...sea(96), put(250, 118, merchant(), { size: 1.05, flip: true }), ...waves(126), 
  ...deck(158), ...mastUp(18, 160, 12),
  put(76, 204, mate(0, { hands: [[-18, -28], [34, -78]], held: [put(2, -2, [wash(W.bark, 'M-14 2Q-10 -10 0 -11Q10 -10 14 2Q0 -4 -14 2Z', 2.2)])] }), { size: 1.3 }), put(132, 204, tick({ mood: 'sly', hands: [[-18, -30], [8, -30]] }), { size: 1.2 }),
  put(128, 78, speech([wash(W.gold, disc(0, -28, 7), 2), line('M0 -40v-3M-11 -28h-3M11 -28h3M-8 -36l-2 -2M8 -36l2 -2', 2)], 26, 28)),
];

export const STORY = [theHold, describedSoup, honestFace, goodMorning] as const;

export const WON: Drawing = [
  ...cabin(148), put(60, 36, lanternLit, { size: 1.2 }), put(36, 176, crate), put(36, 146, ham, { size: 1.2 }), put(84, 182, cello, { size: 1.15 }), put(126, 178, candle), put(138, 180, candle, { size: 0.8 }), put(282, 190, straw, { size: 1.1 }), put(276, 184, hen('cross', true), { size: 1.2, flip: true }),
  put(196, 200, tick({ mood: 'laughing', hands: [[-30, -74], [30, -74]] }), { size: 1.4 }), put(196, 88, chart({ torn: true }), { size: 1.35 }),
];

export const LOST: Drawing = [
  ...cabin(150, W.iron), wash(W.halo, disc(164, 140, 70)), put(164, 166, table(46)), put(164, 134, hen('calm'), { size: 1.5 }),
  put(40, 196, mate(1, { hands: [[-16, -28], [16, -46]], held: [put(0, -4, spoon)] }), { size: 1.25 }), put(88, 200, tick({ mood: 'sad', hands: [[-14, -26], [14, -40]] }), { size: 1.2 }), put(284, 198, sump({ mood: 'sly', hands: [[-18, -30], [22, -56]], held: ladle }), { size: 1.25, flip: true }), put(236, 200, mate(3, { hands: [[-14, -28], [14, -42]] }), { size: 1.15, flip: true }),
];
