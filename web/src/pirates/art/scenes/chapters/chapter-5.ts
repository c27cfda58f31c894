// Chapter 5: signs on a wall, two doors, two who do not speak, and a cello in payment.
import { disc, line, wash, W } from '../../drawing/pen';
import { cabin, cloud, gulls, sea, sky, stone, waves } from '../grounds';
import { put, type Drawing } from '../layers';
import { governor, guard, mate, person, quill, tick } from '../people';
import { barredWindow, cannon, cello, chart, door, fortress, isle, pike, sweat, table } from '../things';

/** Signs of the cipher, letters to the left and numbers to the right. */
const SIGNS = 'M0 0l6 9h-12ZM22 0h9v9h-9ZM46 4a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z';

const theCipher: Drawing = [
  ...cabin(150, W.plum), put(160, 40, chart({ cipher: true }), { size: 1.5 }), put(160, 190, table(70)),
  put(80, 194, quill(W.teal, { mood: 'glad', hands: [[-16, -36], [34, -54]] }), { size: 1.4 }), put(240, 194, quill(W.red, { mood: 'glad', hands: [[-16, -36], [34, -54]] }), { size: 1.4, flip: true }),
  wash(W.paper, 'M126 148h30v10h-30ZM164 148h32v10h-32Z', 2.2), put(18, 40, [wash(W.cream, SIGNS)], { size: 0.9 }), put(262, 30, [line('M0 0v11M8 0h6l-6 11h6M22 0h6v5h-6M22 11h6v-6', 2.4, W.cream)], { size: 1.3 }),
];

const theGuests: Drawing = [
  ...sky(W.sky, W.cream, 60), ...cloud(160, 28, 0.9), ...sea(98), put(244, 112, fortress, { size: 0.92 }), ...waves(116), put(70, 130, isle(1), { size: 1.1 }), put(56, 122, door(true), { size: 0.62 }), gulls([150, 50, 0.8]),
  put(250, 178, isle(0.9), { size: 1.2 }), put(232, 168, door(true), { size: 0.66 }), put(272, 170, [put(12, -30, pike, { size: 0.8 }), ...guard()], { size: 0.5 }), put(100, 124, [put(12, -30, pike, { size: 0.8 }), ...guard()], { size: 0.46 }),
  line('M196 74l-30 14M196 84l-36 22', 2), wash(W.iron, disc(160, 92, 3.600) + disc(150, 110, 3.600), 1.6),
];

const sinceEaster: Drawing = [
  wash(W.teal, 'M-300 -260H160V480H-300Z'), wash(W.rose, 'M160 -260H620V480H160Z'), wash(W.ink, 'M157 -260h6v740h-6Z'),
  put(96, 226, quill(W.teal, { mood: 'angry', hands: [[-10, -42], [10, -42]] }), { size: 2, flip: true }), put(226, 226, quill(W.red, { mood: 'angry', hands: [[-10, -42], [10, -42]] }), { size: 2 }),
  put(24, 36, [line('M0 0l10 12M10 0L0 12', 3)]), put(282, 36, [line('M0 0l10 12M10 0L0 12', 3)]), put(160, 190, [wash(W.paper, 'M0 -24Q14 -20 14 -6Q12 6 0 6Q-12 6 -14 -6Q-14 -20 0 -24Z', 2.6), wash(W.red, 'M-13 -10Q0 -5 13 -10L13 -5Q0 0 -13 -5Z'), line('M-10 -16l4 3l4 -3l4 3l4 -3', 1.6)]),
];

/** The smith of no name. */
const smith: Drawing = person({
  coat: W.bark, sleeve: W.skin, legs: W.iron, hands: [[-20, -30], [28, -60]],
  body: [wash(W.bark, 'M-15 -56Q0 -62 15 -56Q25 -36 20 -10Q0 -4 -20 -10Q-25 -36 -15 -56Z', 2.8), line('M-12 -48V-58M12 -48V-58', 3, W.plank)],
  head: [wash(W.skin, 'M-14 -5Q-15 12 -1 15.500Q13 14 14 -3Q12 -15 0 -15Q-13 -15 -14 -5Z', 2.8), wash(W.ink, 'M-15 2Q-8 6 3 5Q12 6 15 1Q16 24 2 26Q-14 24 -15 2Z', 2), line('M-5 -3h6M5 -3h6', 2), wash(W.wine, 'M-1 10Q4 14 9 10Z', 1.4), line('M-8 -14Q0 -18 8 -14', 2)],
});

const theBargain: Drawing = [
  ...sky(W.sky, W.rose, 50), ...sea(80), put(40, 92, fortress, { size: 0.5 }), wash(W.wine, 'M220 -260H620V480H220Z'), wash(W.fire, disc(290, 104, 30)), wash(W.gold, disc(290, 108, 18)), wash(W.iron, 'M252 124H330V200H252Z', 2.8), wash(W.sand, 'M-300 146H620V480H-300Z', 2.8),
  put(160, 182, cannon, { size: 1.25 }), put(74, 202, mate(0, { hands: [[-18, -30], [30, -48]] }), { size: 1.35 }), put(112, 196, cello, { size: 1.05, turn: 14 }), put(236, 202, smith, { size: 1.35, flip: true }), sweat(40, 78), line('M200 60q8 -10 16 0M120 54q8 -10 16 0', 2.4),
];

export const STORY = [theCipher, theGuests, sinceEaster, theBargain] as const;

export const WON: Drawing = [
  ...sky(W.navy, W.deeper, 84), wash(W.halo, disc(178, 54, 34)), wash(W.halo, disc(178, 54, 18)), wash(W.glow, disc(178, 54, 6)), ...sea(104), ...waves(128), put(46, 108, fortress, { size: 0.34 }),
  wash(W.red, 'M-60 150Q60 172 300 150L340 138L324 230H-60Z', 3), wash(W.cream, 'M-60 176Q100 196 330 170L328 180Q100 206 -60 188Z'), line('M-60 150Q60 172 300 150L340 138', 5), line('M-60 150Q60 172 300 150L340 138', 2.2, W.gold),
  put(42, 164, quill(W.teal, { mood: 'angry', hands: [[-10, -42], [10, -42]] }), { size: 1.15, flip: true }), put(284, 160, quill(W.red, { mood: 'angry', hands: [[-10, -42], [10, -42]] }), { size: 1.15 }),
  put(164, 168, tick({ mood: 'laughing', hands: [[-26, -40], [28, -72]], held: [put(6, -6, [wash(W.paper, 'M-8 -10H10V6H-8Z', 2), line('M-4 -5H6M-4 0H4', 1.4)])] }), { size: 1.2, turn: 8 }), line('M128 140h-22M124 152h-28M128 164h-20', 2.4, W.foam),
];

export const LOST: Drawing = [
  ...stone(152, W.grey), put(256, 154, door(true), { size: 1.35 }), wash(W.red, 'M-300 152H620V166H-300Z'), line('M-300 166H620', 2),
  put(60, 96, barredWindow(W.slate), { size: 1.3 }), line('M40 62H80M40 74H80M52 62V74M68 50V62', 1.6, W.iron),
  put(170, 204, governor({ mood: 'glad', hands: [[-44, -58], [46, -60]] }), { size: 1.45, flip: true }), put(62, 204, mate(1, { hands: [[-14, -28], [14, -28]] }), { size: 1.15 }), put(104, 206, tick({ mood: 'sad' }), { size: 1.15 }),
];
