// Chapter 7: good advice, a look, a fair count, and a sudden departure.
import { black, disc, line, wash, W } from '../../drawing/pen';
import { cloud, deck, gulls, mastUp, rain, sea, sky, sun, waves } from '../grounds';
import { flutteringHen, hen } from '../hen';
import { put, type Drawing } from '../layers';
import { kraken, tentacle } from '../monsters';
import { keeper, mate, sump, tick, widow } from '../people';
import { cannon, cliff, pan, shout, speech } from '../things';
import { ellen, floatingBarrel } from '../vessels';

const musket: Drawing = [line('M-14 10L34 -22', 5), line('M-14 10L2 0', 7, W.wood)];

const mindTheArms: Drawing = [
  ...sky(W.slate, W.grey, 60), put(62, 112, cliff(W.iron), { size: 0.9 }), put(266, 112, cliff(W.iron), { size: 0.9, flip: true }), ...sea(108), ...deck(144),
  put(150, 62, [wash(W.paper, 'M-44 8Q-60 -12 -40 -26Q-30 -48 -4 -42Q26 -52 40 -32Q62 -22 48 0Q30 14 -44 8Z', 2.6), wash(W.paper, disc(2, 20, 5) + disc(2, 32, 3), 2), put(2, 6, keeper({ mood: 'sly', hands: [[-16, -30], [24, -62]] }), { size: 0.46 })]),
  put(76, 204, mate(0, { hands: [[-12, -34], [22, -42]], held: musket }), { size: 1.25 }), put(152, 206, mate(3, { hands: [[-12, -34], [22, -42]], held: musket }), { size: 1.25 }), put(232, 204, sump({ mood: 'angry', hands: [[-12, -34], [26, -44]], held: musket }), { size: 1.25 }),
];

const theEye: Drawing = [
  ...sky(W.slate, W.deep, 40), ...sea(96), put(120, 124, kraken(), { size: 1.5 }), ...tentacle([[250, 150], [286, 120], [292, 70], [266, 40], [248, 60]], 20), ...tentacle([[10, 150], [-16, 110], [0, 64], [26, 60]], 18), ...waves(130, undefined, 8),
  ...deck(176), put(246, 196, hen('cross'), { size: 1.35, flip: true }), line('M190 134l-14 -8M196 148l-18 0', 2.4),
];

const itIsFair: Drawing = [
  ...sky(W.slate, W.grey, 50), ...sea(90), ...tentacle([[28, 130], [10, 90], [34, 50], [58, 70]], 14), ...tentacle([[150, 130], [164, 84], [146, 50], [122, 56]], 14), ...tentacle([[196, 130], [186, 90], [204, 62], [196, 36]], 13), ...tentacle([[296, 130], [312, 86], [290, 46], [300, 20]], 13), ...waves(112, undefined, 6), ...deck(140),
  put(92, 206, tick({ mood: 'glad', hands: [[-30, -60], [36, -66]] }), { size: 1.55 }), put(238, 206, widow({ mood: 'sly', hands: [[-14, -36], [26, -62]] }), { size: 1.4 }),
  put(252, 62, speech([line('M-7 -24a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', 3.4, W.gold), wash(W.paper, 'M-3 -37h6l2 4l-5 5l-5 -5Z', 1.8)], 22, 28)),
];

const helpsItself: Drawing = [
  ...sky(W.slate, W.grey, 44), rain(W.foam), ...sea(84), ...waves(104, undefined, 7), ...deck(136), ...mastUp(24, 140, 13),
  ...tentacle([[330, 150], [290, 112], [240, 122], [214, 90], [186, 52], [150, 60], [146, 86]], 28), put(150, 78, cannon, { size: 1.15, turn: -18 }), ...tentacle([[128, 62], [146, 46], [170, 58], [168, 78]], 12),
  put(60, 206, mate(1, { hands: [[-28, -72], [28, -74]] }), { size: 1.2 }), put(232, 206, tick({ mood: 'afraid', hands: [[-26, -70], [24, -72]] }), { size: 1.2, flip: true }), put(140, 200, [line('M-44 -6H30M-38 2H20', 2.4), wash(W.bark, 'M-30 -8h44v6h-44Z', 2)]), shout(96, 96), put(292, 196, flutteringHen, { size: 0.9, flip: true }),
];

export const STORY = [mindTheArms, theEye, itIsFair, helpsItself] as const;

export const WON: Drawing = [
  ...sky(W.sky, W.cream, 64), sun(260, 60, 26, W.gold), ...cloud(120, 30, 1), ...sea(96), gulls([180, 40, 0.8], [206, 52, 0.6]), put(86, 140, kraken('closing'), { size: 0.86 }), ...tentacle([[170, 140], [176, 112], [160, 96], [150, 108]], 12), ...tentacle([[14, 140], [2, 110], [18, 92], [28, 104]], 12), ...waves(130), line('M60 128q-6 -8 0 -14M110 126q6 -8 0 -14', 2, W.foam),
  ...deck(160), put(210, 206, sump({ mood: 'laughing', hands: [[-24, -56], [30, -56]] }), { size: 1.4 }), put(250, 146, pan, { size: 1.1 }), line('M238 112q-5 -7 0 -13M254 112q-5 -7 0 -13M270 112q-5 -7 0 -13', 2.4), put(150, 206, tick({ mood: 'laughing', hands: [[-24, -74], [22, -70]] }), { size: 1.1 }), put(60, 196, hen('proud'), { size: 1.1 }),
];

export const LOST: Drawing = [
  ...sky(W.grey, W.cream, 70), ...cloud(70, 34, 1), ...cloud(262, 30, 0.9), ...sea(100), put(-28, 0, [put(238, 132, ellen({ sails: 'torn' }), { size: 0.7, turn: 62 }), ...tentacle([[196, 160], [180, 120], [204, 86], [240, 84], [262, 100], [244, 116]], 18), ...tentacle([[300, 160], [316, 116], [296, 76], [262, 62], [246, 76]], 18)]), ...waves(132, undefined, 7),
  wash(W.wood, 'M40 168L150 160L153 170L42 179Z', 2.8), line('M60 170L140 164', 1.6, W.bark), put(96, 164, hen('cross'), { size: 1.35 }), put(150, 96, speech([black('M-14 -32h6l-2 14h-3ZM-13 -15h4v4h-4ZM4 -32h6l-2 14h-3ZM5 -15h4v4h-4Z')], 20, 28)), put(32, 190, floatingBarrel), ...waves(186),
];
