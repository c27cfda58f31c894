// Chapter 6: a light on no chart, coffee by its smell, two spyglasses, and a calendar.
import { black, disc, line, wash, W } from '../../drawing/pen';
import { cloud, full, glitter, mastUp, NIGHT, sea, sky, stars, sun, waves } from '../grounds';
import { hen } from '../hen';
import { put, type Drawing } from '../layers';
import { keeper, mate, tick } from '../people';
import { cliff, cupOfCoffee, door, lanternLit, lighthouse, speech, spyglass, steam } from '../things';
import { brigantine, corvette, ellen, floatingBarrel, gunboat, sunken } from '../vessels';

const theLight: Drawing = [
  ...sky(W.ink, W.deeper, 92), stars(26, 60), put(258, 118, lighthouse(), { size: 0.92 }), ...sea(116, NIGHT), wash(W.ink, 'M186 124Q222 108 300 110H620V134Q300 140 186 124Z', 2), glitter(240, 142, W.glow, 24, 3), put(92, 144, ellen({ lantern: true }), { size: 0.78 }), ...waves(154, NIGHT),
];

/** Two pairs of eyes, and nothing else. */
const eyes = (x: number, y: number): Drawing => [wash(W.paper, disc(x - 7, y, 5.600, 6.400) + disc(x + 7, y, 5.600, 6.400)), black(disc(x - 5, y, 2.400) + disc(x + 9, y, 2.400))];

const theCoffee: Drawing = [
  wash(W.ink, full(-260, 480)), ...eyes(66, 88), ...eyes(232, 74), ...eyes(282, 132), wash(W.halo, disc(150, 150, 62)), wash(W.halo, disc(150, 150, 38)), put(150, 168, cupOfCoffee, { size: 2.2 }), steam(148, 128), line('M86 112q14 8 26 0M250 96q-22 18 -40 16', 2.2, W.slate), line('M40 172h24M250 172h34M206 184h20', 2, W.slate),
];

const inTheTop: Drawing = [
  ...sky(W.deeper, W.navy, 130), stars(46, 150), ...mastUp(160, 320, 15), wash(W.wood, 'M92 140H228L216 192H104Z', 3), line('M90 140H230M98 158H222M102 176H218', 4), line('M124 140L128 192M160 140V192M196 140L192 192', 2.4),
  put(112, 178, mate(3, { hands: [[-16, -36], [26, -70]], held: [put(-2, -2, spyglass)] }), { size: 1.1, flip: true }), put(206, 182, tick({ mood: 'calm', hands: [[-14, -36], [30, -82]], held: [put(-2, 0, spyglass)] }), { size: 1.2 }), wash(W.wood, 'M90 146H230L218 196H102Z', 3), line('M96 164H224M100 180H220', 2.4), line('M124 146L128 196M196 146L192 196', 2),
  put(160, 66, lanternLit, { size: 1.7 }),
];

const theWatch: Drawing = [
  ...sky(W.navy, W.deeper, 120), stars(30, 90), ...sea(128, NIGHT), put(46, 150, sunken(W.grey), { size: 0.9 }), put(104, 154, floatingBarrel, { size: 0.7 }), ...waves(158, NIGHT),
  wash(W.slate, 'M150 -260H620V480H150Z', 3), wash(W.grey, 'M150 -260h16v740h-16Z'), line('M166 30H620M166 90H620M166 150H620M220 30V90M290 90V150M220 150V220M260 -40V30', 2, W.iron),
  wash(W.glow, 'M188 46Q236 16 284 46V150H188Z', 3), put(238, 190, keeper({ mood: 'sad', hands: [[-14, -34], [10, -66]] }), { size: 1.3, flip: true }), wash(W.slate, 'M176 150H300V480H176Z'), line('M220 172V480', 2, W.iron), wash(W.slate, 'M180 150H292V172H180Z', 2.8),
  put(176, 74, [wash(W.paper, 'M-26 -18H18V20H-26Z', 2.4), line('M-20 -10H12M-20 -2H12M-20 6H12M-20 13H2', 1.6), line('M-22 -13l8 7M-12 -13l8 7M-2 -13l8 7M-22 -4l8 7M-12 -4l8 7M-2 -4l8 7M-22 4l8 7M-12 4l8 7', 1.4, W.red)]),
];

export const STORY = [theLight, theCoffee, inTheTop, theWatch] as const;

export const WON: Drawing = [
  ...sky(W.navy, W.deeper, 100), stars(40, 80), ...sea(118, NIGHT), put(58, 136, ellen({ sails: 'furled', lantern: true, still: true }), { size: 0.56 }), ...waves(146, NIGHT),
  wash(W.paper, 'M200 -260H620V480H200Z', 3), wash(W.red, 'M200 20H620V74H200Z'), black('M-300 172Q80 150 620 170V480H-300Z'), put(262, 172, door(false), { size: 1.1 }), wash(W.glow, 'M236 170V88Q262 70 288 88V170Z', 2.4), wash(W.halo, 'M236 170L80 220H340L288 170Z'),
  put(222, 190, keeper({ mood: 'laughing', hands: [[-34, -66], [36, -52]], held: lanternLit }), { size: 1.3, flip: true }), put(84, 194, tick({ mood: 'laughing', hands: [[-18, -30], [22, -60]] }), { size: 1.15 }), put(128, 192, mate(0, { hands: [[-16, -28], [20, -40]] }), { size: 1.15 }), put(40, 192, hen('calm'), { size: 0.9 }),
  put(168, 66, speech([line('M-24 -22Q-14 -40 -4 -24T16 -24M-20 -14H20', 2.4), wash(W.plum, disc(20, -27, 3.400) + disc(-26, -26, 2.400))], 32, 30)),
];

export const LOST: Drawing = [
  ...sky(W.rose, W.sky, 66), sun(160, 100, 52, W.gold), ...cloud(60, 30, 1), ...cloud(268, 40, 0.8), ...sea(104), glitter(160, 110, W.gold, 44, 4), put(38, 114, corvette(), { size: 0.42 }), put(282, 116, brigantine(), { size: 0.5, flip: true }), put(96, 120, gunboat(), { size: 0.5 }), put(228, 122, corvette(), { size: 0.56, flip: true }), ...waves(134),
  put(160, 156, ellen({ sails: 'furled', still: true }), { size: 0.7 }), ...waves(166), put(40, 210, cliff(W.bark), { size: 0.5 }),
];
