// Chapter 8: heavy sails, a private income, agreement at last, and a garden fence.
import { black, disc, line, wash, W } from '../../drawing/pen';
import { cloud, deck, full, glitter, gulls, sea, sky, stone, sun, waves } from '../grounds';
import { hen } from '../hen';
import { put, type Drawing } from '../layers';
import { governor, mate, quill, sump, tick, widow } from '../people';
import { chest, coins } from '../things';
import { brigantine, ellen, galleon } from '../vessels';

const threeGalleons: Drawing = [
  ...sky(W.sky, W.rose, 70), sun(56, 80, 34), ...cloud(240, 28, 1), ...sea(100), glitter(56, 106, W.fire, 34, 4), put(62, 122, galleon(), { size: 0.56 }), put(160, 134, galleon(), { size: 0.72 }), put(262, 148, galleon(), { size: 0.9 }), ...waves(146, undefined, 10), wash(W.paper, disc(204, 142, 2.600) + disc(214, 138, 2) + disc(112, 132, 2) + disc(236, 156, 2.600), 1.4),
];

const theIncome: Drawing = [
  wash(W.wine, full(-260, 152)), line('M40 -260V152M110 -260V152M180 -260V152M250 -260V152M-40 -260V152M320 -260V152', 3, W.ink), wash(W.plank, full(152, 480)), line('M-300 152H620', 2.8),
  wash(W.gold, 'M210 18H292V92H210Z', 3), wash(W.navy, 'M217 25H285V85H217Z', 2), wash(W.skin, disc(251, 54, 13, 15), 2.4), wash(W.gold, 'M236 46L232 30L243 38L251 27L259 38L270 30L266 46Z', 2.2), wash(W.bark, 'M237 56Q251 78 265 56Q268 76 251 80Q234 76 237 56Z', 2), black(disc(246, 52, 1.800) + disc(256, 52, 1.800)), wash(W.red, 'M228 85Q251 72 274 85Z', 2), wash(W.red, 'M206 44h90v16h-90Z', 2.4), 
  put(72, 190, chest, { size: 1.2 }), put(250, 192, chest, { size: 1.3, flip: true }), put(196, 190, coins, { size: 1.4 }), put(150, 204, governor({ mood: 'sly', hands: [[-40, -30], [12, -78]] }), { size: 1.45 }), line('M176 80l8 -4', 2), 
];

const takeEverything: Drawing = [
  ...sky(W.sky, W.cream, 60), ...cloud(160, 26, 1), ...sea(94), put(160, 108, galleon(), { size: 0.4 }), ...deck(130), put(88, 208, quill(W.teal, { mood: 'sly', hands: [[-16, -36], [40, -66]] }), { size: 1.5 }), put(232, 208, quill(W.red, { mood: 'sly', hands: [[-16, -36], [40, -66]] }), { size: 1.5, flip: true }), line('M152 86l-8 -12M160 82v-15M168 86l8 -12', 2.8, W.red), put(160, 206, tick({ mood: 'afraid' }), { size: 0.9 }),
];

const gardenFence: Drawing = [
  ...sky(W.sky, W.cream, 50), ...cloud(70, 26, 0.8), ...sea(78), put(40, 88, brigantine(), { size: 0.4 }), ...waves(170), 
  wash(W.red, 'M90 40Q200 66 620 52V150Q300 190 150 176Q100 150 90 40Z', 3), wash(W.cream, 'M94 70Q220 94 620 82V94Q220 108 98 84Z'), line('M90 40Q200 66 620 52', 6), line('M90 40Q200 66 620 52', 2.6, W.gold),
  ...[130, 156, 182, 208].map((x) => put(x, 150 + (x - 130) * 0.06, [wash(W.paper, 'M-10 0V-44L0 -54L10 -44V0Z', 2.6), black(disc(0, -34, 1.4) + disc(0, -8, 1.4))])), line('M118 116Q160 122 222 122', 5), line('M118 116Q160 122 222 122', 2.4, W.paper),
  wash(W.wood, 'M206 186h120v8h-120Z', 2.6), line('M220 60V188M310 56V188', 2.4), put(262, 188, widow({ mood: 'calm', hands: [[-16, -34], [26, -58]], held: [line('M-4 10L6 -14', 3, W.bark), wash(W.iron, 'M-4 -20L16 -13L13 -6L-6 -13Z', 2)] }), { size: 1.25, flip: true }), line('M214 96l-8 -8M206 104h-10', 2.4),
];

export const STORY = [threeGalleons, theIncome, takeEverything, gardenFence] as const;

export const WON: Drawing = [
  ...sky(W.sky, W.rose, 70), sun(250, 84, 40), ...cloud(80, 30, 1), ...sea(108), glitter(250, 114, W.fire, 38, 4), gulls([150, 34, 0.8], [120, 46, 0.6]), put(104, 128, ellen({ low: 10, planks: true }), { size: 0.92 }), ...waves(130), 
  ...deck(170), put(236, 196, chest, { size: 1.5 }), put(236, 138, [wash(W.paper, 'M-16 2V-20H16V2Z', 2.4), line('M-16 -20L0 -8L16 -20', 1.8), black(disc(0, -7, 4.600, 4.200)), wash(W.paper, disc(-1.600, -7.500, 1) + disc(1.800, -7.500, 1))], { size: 1.1, turn: -8 }), put(176, 196, coins, { size: 1.3 }), put(296, 206, mate(2, { hands: [[-16, -36], [20, -70]] }), { size: 1.1, flip: true }), put(60, 198, hen('calm'), { size: 1.1 }), put(130, 206, sump({ mood: 'afraid', hands: [[-24, -70], [22, -60]] }), { size: 1.1 }),
];

export const LOST: Drawing = [
  ...stone(130, W.grey), wash(W.red, 'M110 -260H210V60L196 52L180 60L160 50L140 60L124 52L110 60Z', 2.6), wash(W.gold, disc(160, 22, 12), 2.2), wash(W.bark, 'M172 128H248V172H172Z', 2.8), line('M172 138H248M196 138V172M224 138V172', 2), put(210, 128, hen('proud'), { size: 1.15, flip: true }),
  put(40, 204, mate(1, { hands: [[-4, -36], [6, -36]] }), { size: 1.15 }), put(86, 206, tick({ mood: 'sad', hands: [[-6, -36], [6, -36]] }), { size: 1.15 }), line('M32 162a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M78 172a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M42 164Q60 180 78 174', 3),
  put(286, 206, governor({ mood: 'laughing', hands: [[-18, -30], [36, -62]] }), { size: 1.25, flip: true }), put(136, 208, sump({ mood: 'sad', hands: [[-6, -36], [6, -36]] }), { size: 1.1 }), line('M128 170a5 5 0 1 0 12 0a5 5 0 1 0 -12 0M88 174Q108 186 128 174', 3),
];
