// Chapter 10: tears, an orchestra, one gap in the rocks, and a tail.
import { black, disc, line, wash, W } from '../../drawing/pen';
import { cloud, deck, full, glitter, gulls, sea, sky, stone, sun, waves } from '../grounds';
import { EGG, hen } from '../hen';
import { put, type Drawing } from '../layers';
import { admiral, governor, mate, person, sump, tick } from '../people';
import { barredWindow, bars, cello, hatNest, notes, pot, splash, straw } from '../things';
import { ellen, flagship } from '../vessels';

/** The King, who has heard of the silver at last. */
const king: Drawing = person({
  coat: W.red, legs: W.paper, hands: [[-24, -34], [24, -34]],
  body: [wash(W.red, 'M-15 -56Q0 -62 15 -56Q26 -30 28 -4Q0 4 -28 -4Q-26 -30 -15 -56Z', 2.8), wash(W.paper, 'M-15 -57Q0 -50 15 -57L18 -46Q0 -38 -18 -46Z', 2.2), black('M-9 -50l2 4M0 -47v4M9 -50l-2 4'), line('M0 -42V-2', 4, W.gold)],
  head: [wash(W.skin, 'M-14 -5Q-15 12 -1 15.500Q13 14 14 -3Q12 -15 0 -15Q-13 -15 -14 -5Z', 2.8), black(disc(-4, -1, 1.900) + disc(6, -1, 1.900)), line('M-9 -6.500L-1 -4M2 -4L11 -6.500', 2.4), wash(W.bark, 'M-13 5Q0 1 13 5Q14 26 0 30Q-14 26 -13 5Z', 2.2), line('M-3 9Q1 7 5 9', 2), wash(W.gold, 'M-15 -10L-18 -30L-8 -20L0 -34L8 -20L18 -30L15 -10Q0 -16 -15 -10Z', 2.6), wash(W.red, disc(0, -19, 2.6) + disc(-10, -16, 2) + disc(10, -16, 2))],
});

const inTears: Drawing = [
  wash(W.cream, full(-260, 150)), line('M30 -260V150M290 -260V150', 12, W.sand), line('M30 -260V150M290 -260V150', 2), wash(W.plum, 'M150 -260H270V20Q210 60 150 20Z', 2.8), wash(W.rose, full(150, 480)), line('M-300 150H620', 2.8), wash(W.red, 'M100 150H260L300 480H40Z', 2.2),
  wash(W.gold, 'M176 30Q210 10 246 30V168H176Z', 3), wash(W.wine, 'M186 40Q211 26 236 40V120H186Z', 2), put(211, 172, king, { size: 1.35 }), put(96, 206, governor({ mood: 'sad', hatless: true, hands: [[-14, -54], [22, -62]] }), { size: 1.25, turn: 8 }), wash(W.sea, 'M126 112q5 8 0 11q-5 -3 0 -11ZM110 120q5 8 0 11q-5 -3 0 -11ZM134 130q5 8 0 11q-5 -3 0 -11ZM120 142q5 8 0 11q-5 -3 0 -11Z', 1.8), put(52, 194, hatNest, { size: 0.7 }),
];

const paciencia: Drawing = [
  ...sky(W.gold, W.sky, 60), sun(160, 84, 60), ...cloud(46, 26, 0.8), ...sea(112), put(158, 156, flagship(), { size: 0.98 }), notes(250, 60, 1), notes(276, 40, 0.8), notes(40, 66, 0.8), 
  put(94, 108, governor({ hands: [[-22, -58], [30, -70]] }), { size: 0.5 }), put(120, 114, admiral({}), { size: 0.5 }), ...waves(156), glitter(160, 164, W.fire, 40, 3),
];

const theGap: Drawing = [
  ...sky(W.cream, W.sky, 60), sun(160, 78, 30, W.gold), gulls([70, 40, 0.8], [250, 34, 0.8]), ...sea(98), glitter(160, 104, W.gold, 24, 4), put(160, 112, flagship(), { size: 0.3 }), ...waves(124, undefined, 7),
  black('M-300 126L-60 112L-30 86L-6 110L20 84L44 120L70 100L92 132L122 122L134 150L60 176L-300 190Z'), wash(W.slate, 'M-30 86L-22 120L-40 140ZM20 84L26 126L8 140ZM70 100L74 134L58 146Z'), black('M620 122L360 116L336 84L310 112L288 88L262 122L240 104L218 134L194 126L184 152L260 176L620 190Z'), wash(W.slate, 'M336 84L342 124L326 140ZM288 88L292 126L276 140ZM240 104L244 136L228 146Z'), wash(W.foam, 'M130 152Q160 138 188 152Q172 150 160 156Q146 150 130 152Z', 1.6), put(118, 148, splash, { size: 0.5 }), put(206, 150, splash, { size: 0.5 }),
  put(160, 192, ellen({ planks: true, chaser: true }), { size: 0.62 }), ...waves(190, undefined, 6),
];

const theTail: Drawing = [
  ...sky(W.sky, W.cream, 70), ...cloud(80, 26, 0.9), ...sea(112), put(62, 132, flagship(), { size: 0.72 }), put(26, 96, governor({ mood: 'sad', hands: [[-20, -62], [26, -70]] }), { size: 0.46 }), ...waves(140),
  wash(W.red, 'M130 210Q170 150 290 132Q400 120 620 120V480H130Z', 3), wash(W.cream, 'M150 196Q200 166 300 154Q400 144 620 144V156Q400 156 300 168Q210 180 160 210Z'), line('M130 210Q170 150 290 132Q400 120 620 120', 6), line('M130 210Q170 150 290 132Q400 120 620 120', 2.6, W.gold), line('M190 168L92 132', 8), line('M190 168L92 132', 3.4, W.wood),
  put(226, 144, hen('proud'), { size: 2.1 }), line('M160 74l-14 -6M158 88h-15M164 62l-9 -12', 2.8),
];

export const STORY = [inTears, paciencia, theGap, theTail] as const;

export const WON: Drawing = [
  ...sky(W.sky, W.rose, 70), sun(236, 80, 40), ...cloud(96, 28, 1), ...sea(104), glitter(236, 110, W.fire, 40, 4), put(122, 132, flagship(), { size: 0.72, turn: -34 }), ...waves(120), notes(64, 50, 0.8), notes(90, 34, 0.7), put(206, 134, cello, { size: 0.4, turn: 70 }), put(34, 138, [wash(W.gold, 'M-10 0Q-10 -10 0 -10H12V-4H0V0Z', 1.8)]),
  ...deck(162), put(166, 192, hatNest, { size: 1.5 }), put(164, 172, hen('proud', true), { size: 1.35 }), put(166, 192, [wash(W.ink, 'M-38 -22Q-24 -10 0 -10Q24 -10 38 -22Q36 -2 20 3H-20Q-36 -2 -38 -22Z', 2.4), line('M-37 -20Q-24 -7 0 -7Q24 -7 37 -20', 2.6, W.gold), wash(W.red, disc(18, -5, 4.6), 1.6)], { size: 1.5 }), put(228, 194, EGG, { size: 1.2 }), line('M216 168l-4 -8M228 164v-9M240 168l4 -8', 2.4),
  put(40, 206, sump({ mood: 'laughing', hands: [[-20, -70], [24, -76]] }), { size: 1.2 }), put(282, 206, tick({ mood: 'laughing', hands: [[-22, -78], [24, -74]] }), { size: 1.2, flip: true }), put(88, 198, pot(), { size: 0.8 }),
];

export const LOST: Drawing = [
  ...stone(146), put(58, 92, barredWindow(W.sky), { size: 1.2 }), put(280, 60, [wash(W.paper, 'M-30 -34H22V30H-30Z', 2.4), line('M-22 -24H14M-22 -14H14M-22 -4H14M-22 6H4', 1.8), wash(W.red, disc(6, 18, 8), 2)]), put(96, 174, straw), wash(W.halo, disc(160, 176, 60)), put(160, 186, [wash(W.fire, 'M-18 0Q-22 -18 -8 -28Q-6 -18 2 -18Q2 -30 10 -36Q12 -20 18 -14Q24 -6 18 0Z', 2.4), wash(W.gold, 'M-8 0Q-10 -10 0 -16Q8 -10 8 0Z'), line('M-22 2L22 -4M-22 -4L22 2', 5, W.bark)]),
  put(96, 190, mate(3, { hands: [[-14, -28], [22, -40]] }), { size: 1.1 }), put(222, 192, sump({ mood: 'sad', hands: [[-14, -30], [24, -40]] }), { size: 1.15, flip: true }), put(46, 198, tick({ mood: 'sad', hands: [[-14, -28], [16, -36]] }), { size: 1.15 }), ...bars([-30, 14, 70, 128, 182, 262, 316], -60, 260), 
];
