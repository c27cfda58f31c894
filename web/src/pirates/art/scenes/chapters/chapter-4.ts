// Chapter 4: a chart, a spade, a sail to mend, and a hole in the sand.
import { black, disc, line, wash, W } from '../../drawing/pen';
import { beach, cloud, deck, gulls, mastUp, sea, sky, sun, waves } from '../grounds';
import { hen } from '../hen';
import { put, type Drawing } from '../layers';
import { guard, governor, mate, sump, tick, widow } from '../people';
import { whirl } from '../monsters';
import { chart, corner, hole, isle, needle, palm, pike, shovel } from '../things';
import { brigantine, ellen } from '../vessels';

const theMiddle: Drawing = [
  wash(W.wood, 'M-300 -260H620V480H-300Z'), line('M-300 30H620M-300 90H620M-300 150H620', 2, W.bark), wash(W.plank, 'M20 60h60v1.600h-60ZM220 120h70v1.600h-70ZM100 170h50v1.600h-50Z'),
  put(160, 100, chart({ torn: true, ink: 1 }), { size: 3.7 }), put(44, 170, hen('cross'), { size: 1.1 }), 
  wash(W.skin, 'M320 60Q276 62 262 72Q254 80 262 84L290 82Q262 90 262 98Q264 104 292 98Q270 108 276 114Q284 116 330 100Z', 2.8), line('M12 26q16 -14 30 0t30 0M18 40h44', 2, W.deck),
  line('M226 32q10 -14 18 -2q2 9 -9 11v7M235 56v1', 4, W.gold),
];

const burying: Drawing = [
  ...sky(W.sky, W.cream, 60), sun(262, 50, 24, W.gold), ...sea(96), put(52, 104, isle(0.5), { size: 0.5 }), put(104, 102, isle(0.5), { size: 0.36 }), put(190, 103, isle(0.5), { size: 0.44 }), put(286, 106, isle(0.6), { size: 0.5 }), ...waves(112), ...beach(128), put(40, 160, palm, { size: 1.5 }),
  put(206, 172, hole, { size: 1.6 }), put(204, 164, corner, { size: 1.4, turn: 20 }),
  put(112, 200, governor({ mood: 'sly', hands: [[-18, -30], [34, -44]], held: [put(4, 0, shovel)] }), { size: 1.35 }),
  put(226, 78, [wash(W.paper, 'M-34 4Q-46 -12 -28 -22Q-20 -38 2 -32Q28 -38 34 -18Q44 0 24 6Q0 12 -34 4Z', 2.6), wash(W.paper, disc(-36, 12, 5) + disc(-46, 20, 3), 2), line('M-22 -12q6 -10 12 -2q2 6 -6 8v4M-16 4v.5M-2 -14q6 -10 12 -2q2 6 -6 8v4M4 2v.5M18 -12q6 -10 12 -2q2 6 -6 8v4M24 4v.5', 2.8)]),
];

const theWidow: Drawing = [
  ...sky(W.rose, W.sky, 60), sun(264, 70, 28), ...sea(90), ...deck(122), ...mastUp(300, 126, 13),
  wash(W.sail, 'M132 118Q200 96 262 128Q316 150 330 214H96Q92 150 132 118Z', 2.8), wash(W.red, 'M168 110Q186 150 178 214H208Q214 150 194 109ZM236 118Q258 156 254 214H284Q282 160 256 124Z'), line('M132 118Q200 96 262 128', 1.6), line('M132 150l6 8M140 146l6 8M148 143l6 8M156 141l6 8', 2.2),
  put(96, 204, widow({ mood: 'sly', hands: [[-14, -40], [34, -44]], held: needle }), { size: 1.5 }),
  line('M-60 -4Q180 40 300 -10M154 16V24M180 15V32M206 13V24', 2), ...[[28, 0], [54, 8], [80, 0]].map(([x = 0, y = 0]) => put(x + 126, 40 + y, [wash(W.gold, disc(0, 0, 15, 18), 2.6), wash(W.cream, disc(0, 0, 11, 14)), black('M-6 12Q-6 3 0 3Q6 3 6 12ZM-4 -3a4 4.500 0 1 1 8 0a4 4.500 0 1 1 -8 0Z'), line('M-10 16L10 -16', 2, W.red)])),
];

const dig: Drawing = [
  ...sky(W.grey, W.cream, 54), ...cloud(70, 26, 1, W.cream), ...sea(84), ...whirl(232, 118, 74), put(214, 102, ellen(), { size: 0.42, turn: 12 }), put(64, 104, brigantine(), { size: 0.34 }), ...beach(146), put(296, 172, palm, { size: 1.1, flip: true }),
  put(92, 190, hole, { size: 1.4 }), put(54, 196, mate(0, { hands: [[-10, -36], [26, -38]], held: [put(4, -2, shovel, { size: 0.9 })] }), { size: 1.15 }), put(146, 198, tick({ mood: 'afraid', hands: [[-20, -40], [34, -64]] }), { size: 1.15 }), line('M184 150l10 -8M188 160l12 -2', 2.4),
];

export const STORY = [theMiddle, burying, theWidow, dig] as const;

export const WON: Drawing = [
  ...sky(W.sky, W.cream, 56), sun(60, 54, 24, W.gold), ...cloud(236, 30, 1), ...sea(84), put(278, 94, isle(0.6), { size: 0.6 }), gulls([120, 40, 0.8], [146, 50, 0.6]), ...deck(120), ...mastUp(20, 124, 12),
  put(160, 112, chart({ cipher: true, ink: 1.4 }), { size: 2.3, turn: 180 }), put(160, 206, tick({ mood: 'laughing', hands: [[-64, -92], [64, -92]] }), { size: 1.3 }), put(60, 204, sump({ mood: 'calm', hands: [[-18, -30], [20, -66]] }), { size: 1.25 }), put(268, 204, widow({ mood: 'sly', hands: [[-16, -36], [14, -40]] }), { size: 1.25, flip: true }),
];

export const LOST: Drawing = [
  ...sky(W.rose, W.sky, 60), sun(250, 56, 34), ...sea(92), put(70, 104, brigantine(), { size: 0.5 }), ...beach(116), put(292, 150, palm, { size: 1.3, flip: true }),
  put(40, 176, hole, { size: 1.1 }), put(112, 160, hole), put(150, 192, hole, { size: 1.2 }), put(218, 158, hole, { size: 0.9 }),
  put(92, 194, mate(2, { hands: [[-22, -78], [22, -80]] }), { size: 1.05 }), put(140, 188, sump({ mood: 'sad', hands: [[-26, -78], [26, -78]] }), { size: 1.05 }), 
  put(206, 200, [put(26, -38, shovel, { size: 1.1 }), ...guard({ mood: 'sly', hands: [[-26, -44], [26, -44]] })], { size: 1.2, flip: true }), put(268, 206, [put(-26, -34, pike), ...guard({ mood: 'angry', hands: [[-18, -30], [20, -40]] })], { size: 1.2, flip: true }), put(234, 152, corner), 
];
