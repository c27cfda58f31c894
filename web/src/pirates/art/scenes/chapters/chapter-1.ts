// Broken Chains: the cell, the fish bone, the quay and the bell.
import { black, disc, line, wash, W } from '../../drawing/pen';
import { cloud, deck, glitter, moon, NIGHT, quay, sea, sky, stars, stone, waves } from '../grounds';
import { EGG, henInBasket } from '../hen';
import { put, type Drawing } from '../layers';
import { guard, mate, silhouette, sump, tick } from '../people';
import { barredWindow, bars, barrel, bell, chain, fishBone, pike, prisonTown, shout, straw } from '../things';
import { ellen } from '../vessels';

const TALLY = line('M30 52v18M37 52v18M44 52v18M51 52v18M26 68L55 54M64 52v18M71 52v18M78 52v18M85 52v18M60 68L89 54M98 52v18M105 52v18', 2.2, W.cream);

const cell: Drawing = [
  ...stone(150), TALLY, put(226, 96, barredWindow(W.navy), { size: 1.25 }), wash(W.glow, disc(238, 68, 5)),
  wash(W.halo, 'M200 92L110 200H210L252 92Z'),
  put(66, 172, straw), put(70, 172, mate(1, { hands: [[-14, -30], [12, -32]] }), { size: 1.05 }), put(128, 178, mate(2, { hands: [[-18, -30], [14, -40]] }), { size: 1.05 }), put(250, 184, straw, { flip: true }),
  put(190, 120, [wash(W.paper, 'M-28 -2Q-40 -22 -20 -32Q-10 -50 12 -42Q36 -46 38 -24Q46 -6 26 2Q4 10 -28 -2Z', 2.6), wash(W.paper, disc(-38, 8, 5) + disc(-50, 14, 3), 2), put(4, 0, barrel, { size: 0.62, turn: 8 }), line('M24 -36l8 -6M-14 -30l-6 -6', 2)]),
];

const fishbone: Drawing = [
  ...stone(158), wash(W.halo, disc(214, 90, 90)),
  wash(W.ink, 'M150 -60H330V158H150Z'), wash(W.bark, 'M156 -60H330V158H156Z'), line('M190 -60V158M226 -60V158M262 -60V158', 2),
  wash(W.iron, 'M156 84h58v46h-58Z', 3), wash(W.gold, disc(186, 106, 13), 2.4), black('M183 101a3.400 3.400 0 1 1 6 0l2.500 12h-11Z'),
  put(96, 196, sump({ mood: 'sly', hands: [[-20, -30], [52, -56]], held: [put(16, 0, fishBone, { flip: true })] }), { size: 1.5 }),
  put(38, 70, [wash(W.paper, 'M-30 -18Q-30 -30 -16 -30H34Q46 -30 46 -18V-6Q46 6 34 6H26L30 18L14 6H-16Q-30 6 -30 -6Z', 2.6), black('M-18 -16l5 8h-10ZM-5 -12l4 -6l1 5l6 -1l-4 4l4 4l-6 -1l-2 5l-2 -5l-5 1l4 -4ZM14 -18h3l-1 9h-2ZM14 -7h3v3h-3ZM24 -12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z'), line('M25 -16l8 8', 2)]),
];

const atTheQuay: Drawing = [
  ...sky(W.navy, W.deeper, 96), stars(40, 90), ...moon(266, 40, 17, W.navy), ...sea(118, NIGHT), glitter(266, 124, W.glow, 26, 4), put(-10, 120, prisonTown(true), { size: 0.8 }),
  put(170, 136, ellen({ sails: 'furled', still: true })),
  put(132, 62, [wash(W.paper, 'M0 -9H40V9H0L-8 0Z', 2.4), line('M4 -3H34M4 3H26', 2), line('M-8 0Q-18 -4 -22 -10', 1.4)]),
  ...quay(150), line('M60 150v-16M252 150v-16', 8), line('M60 140Q88 150 100 138M252 140Q238 152 230 136', 2),
  put(96, 186, tick({ mood: 'sly', hands: [[-20, -44], [28, -40]] }), { size: 1.05 }), put(130, 176, henInBasket(), { size: 0.95 }), shout(156, 136),
];

const alarm: Drawing = [
  ...sky(W.deeper, W.navy, 84), stars(30, 70), ...sea(132, NIGHT), put(40, 140, prisonTown(true), { size: 1.15 }), 
  wash(W.halo, disc(98, 34, 44)), line('M44 6H112', 6), line('M98 6V14', 3), put(98, 46, bell, { size: 1.15 }),
  ...quay(156), ...[10, 40, 72, 104].map((x, place) => put(x, 158 + (place % 2) * 5, [silhouette(34), line('M6 0V-44', 1.8)])), wash(W.fire, disc(24, 118, 3) + disc(88, 116, 3)),
  put(212, 196, mate(0, { hands: [[-26, -44], [30, -62]] }), { size: 1.15 }), put(262, 194, sump({ mood: 'afraid', hands: [[-22, -60], [26, -58]] }), { size: 1.15 }), put(166, 198, tick({ mood: 'afraid', hands: [[-24, -50], [26, -66]] }), { size: 1.1 }),
];

export const STORY = [cell, fishbone, atTheQuay, alarm] as const;

export const WON: Drawing = [
  ...sky(W.sky, W.rose, 84), wash(W.fire, disc(262, 104, 34)), ...cloud(92, 38, 1), ...cloud(250, 52, 0.8), ...sea(112), glitter(262, 118, W.fire, 34, 5), put(52, 114, prisonTown(false), { size: 0.62 }),
  ...chain([-30, 118], [96, 124], 6), line('M96 124l6 10M102 116l8 -6', 2.6), put(204, 134, ellen(), { size: 0.9 }), ...waves(140),
  ...deck(176), put(66, 192, henInBasket('proud'), { size: 1.35 }), put(118, 192, EGG, { size: 1.3 }), line('M104 168l-5 -7M118 163v-9M132 168l5 -7', 2.4),
];

export const LOST: Drawing = [
  ...stone(146), TALLY, put(250, 92, barredWindow(W.rose), { size: 1.2 }),
  put(70, 174, straw), put(66, 174, mate(1, { hands: [[-14, -28], [14, -28]] })), put(116, 180, sump({ mood: 'sad', hands: [[-26, -38], [30, -44]] }), { size: 1.1 }), put(172, 176, tick({ mood: 'sad' })), put(214, 178, mate(3, { hands: [[-14, -30], [14, -28]] })),
  ...bars([-20, 34, 92, 146, 194, 240], -60, 260), put(284, 204, [put(-20, -40, pike), ...guard({ mood: 'sly', hands: [[-18, -36], [22, -58]], held: [put(10, -4, fishBone, { flip: true, turn: -30 })] })], { size: 1.25, flip: true }),
];
