// The people of the story: one build with many coats, faces that show a mood, and hands that reach where the panel wants them.
// A person stands on 0 0, is about 96 high and looks to the right.
import type { Point } from '../geometry';
import { black, dash, disc, line, wash, W, type Mark } from '../drawing/pen';
import { FACES } from '../crew/faces';
import { put, recoloured, type Drawing, type Group } from './layers';

export type Mood = 'glad' | 'laughing' | 'sad' | 'angry' | 'afraid' | 'calm' | 'asleep' | 'sly';

export interface Pose {
  readonly mood?: Mood;
  /** Where the hands are: the one behind the body, and the one before it. */
  readonly hands?: readonly [Point, Point];
  /** What the hand in front holds, drawn around 0 0. */
  readonly held?: Drawing;
}

interface Build extends Pose {
  readonly skin?: string;
  readonly coat: string;
  readonly sleeve?: string;
  readonly legs?: string;
  readonly feet?: string;
  readonly body: Drawing;
  readonly head: Drawing;
}

const DOWN: readonly [Point, Point] = [[-17, -28], [16, -28]];

/** A limb of one sweep: ink below, cloth above. */
function limb(from: Point, to: Point, bend: Point, weight: number, cloth: string): readonly Mark[] {
  const d = `M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`;
  return [line(d, weight + 4.4), line(d, weight, cloth)];
}

function arm(shoulder: Point, hand: Point, cloth: string, skin: string): readonly Mark[] {
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]];
  const side = shoulder[0] < 0 ? -1 : 1;
  const elbow: Point = [(shoulder[0] + hand[0]) / 2 + side * (dy > -10 ? 5 : 3), (shoulder[1] + hand[1]) / 2 + 9 - Math.min(6, Math.abs(dx) / 6)];
  return [...limb(shoulder, hand, elbow, 7.4, cloth), wash(skin, disc(hand[0], hand[1], 4.8), 2.4)];
}

/** A whole person from their parts, the farther arm behind the body. */
export function person({ skin = W.skin, coat, sleeve = coat, legs = W.navy, feet = W.ink, body, head, hands = DOWN, held = [] }: Build): Drawing {
  return [
    ...limb([-7, -26], [-8, -3], [-8, -14], 8, legs), ...limb([7, -26], [8, -3], [8, -14], 8, legs),
    wash(feet, 'M-14 1Q-14 -6 -7 -6Q-2 -6 -1 1ZM3 1Q3 -6 9 -6Q16 -6 18 1Z', 2.4),
    ...arm([-12, -55], hands[0], sleeve, skin),
    ...body,
    put(0, -73, head),
    ...arm([12, -55], hands[1], sleeve, skin), ...(held.length === 0 ? [] : [put(hands[1][0], hands[1][1], held)]),
  ];
}

const SKULL = 'M-14 -5Q-15 12 -1 15.500Q13 14 14 -3Q12 -15 0 -15Q-13 -15 -14 -5Z';

const EYES: Readonly<Record<Mood, readonly Mark[]>> = {
  glad: [black(disc(-2, -1, 1.9, 2.2) + disc(8, -1, 1.9, 2.2)), line('M-5.500 -6.500Q-2 -8.500 1 -6.500M5 -6.500Q8 -8.500 11.500 -6.500', 1.8)],
  laughing: [line('M-5 0Q-2 -4 1 0M5 0Q8 -4 11 0', 2.2), line('M-6 -7.500Q-2 -9.500 1 -7.500M5 -7.500Q8 -9.500 12 -7.500', 1.8)],
  sad: [black(disc(-2, 0, 1.9, 2.1) + disc(8, 0, 1.9, 2.1)), line('M-6 -4L0 -7M6 -7L12 -4', 2)],
  angry: [black(disc(-2, 0, 1.9, 2.1) + disc(8, 0, 1.9, 2.1)), line('M-6.500 -7L1 -4M5 -4L12 -7', 2.4)],
  afraid: [wash(W.paper, disc(-2, -1, 4, 4.6) + disc(8, -1, 4, 4.6), 1.8), black(disc(-1, -1, 1.5) + disc(9, -1, 1.5)), line('M-7 -8L0 -9.500M6 -9.500L13 -8', 1.9)],
  calm: [black(disc(-2, 0, 1.9) + disc(8, 0, 1.9)), line('M-6 -5.500H1M5 -5.500H12', 1.9)],
  asleep: [line('M-5 0Q-2 3 1 0M5 0Q8 3 11 0', 2)],
  sly: [line('M-5 -1.500H1M5 -1.500H11', 2), black(disc(-1, 0, 1.7) + disc(9, 0, 1.7)), line('M-6 -5L1 -4M5 -5Q8 -8.500 12 -7', 2)],
};
const MOUTHS: Readonly<Record<Mood, Mark>> = {
  glad: line('M-2 8.500Q4 12.500 9 7.500', 2),
  laughing: wash(W.wine, 'M-3 7Q4 9 10 6Q9 13 3 13Q-2 12 -3 7Z', 1.8),
  sad: line('M-1 11Q4 7.500 8 11', 2),
  angry: line('M-2 10Q2 8 5 9.500T10 9', 2.2),
  afraid: wash(W.wine, disc(4, 10, 2.8, 3.4), 1.8),
  calm: line('M-1 9.500H8', 2),
  asleep: wash(W.wine, disc(4, 9.500, 2, 1.6), 1.6),
  sly: line('M-1 10Q6 11 10 7', 2),
};

const NOSE = 'M3 -1Q8 3 7 5.500Q4 7 1.500 5.500';
export function face(mood: Mood, skin: string = W.skin, nose: string = NOSE): readonly Mark[] {
  return [wash(skin, SKULL, 2.8), wash(W.rose, disc(-6, 6, 3, 2.2) + disc(11, 5.500, 2, 2)), ...EYES[mood], wash(skin, nose), line(nose, 1.9), MOUTHS[mood]];
}

/** A coat to the hips. */
const JACKET = 'M-15 -56Q0 -62 15 -56Q18 -38 15 -20Q0 -15 -15 -20Q-18 -38 -15 -56Z';
const STOUT = 'M-15 -56Q0 -62 15 -56Q25 -36 20 -18Q0 -11 -20 -18Q-25 -36 -15 -56Z';
const GOWN = 'M-12 -56Q0 -61 12 -56Q14 -44 12 -38Q22 -16 25 1Q0 6 -25 1Q-22 -16 -12 -38Q-14 -44 -12 -56Z';

/** Barnaby Sump, the cook: white hat, great moustache, apron. */
export function sump({ mood = 'glad', ...pose }: Pose = {}): Drawing {
  const head = [
    ...face(mood),
    wash(W.bark, 'M-7 8Q-2 4 3.500 7Q9 4 15 8Q12 13.500 3.500 10.500Q-4 14 -7 8Z', 2), 
    wash(W.paper, 'M-15 -8Q-16 -13 -14 -16Q-24 -18 -21 -26Q-17 -33 -9 -29Q-4 -36 3 -34Q11 -36 14 -29Q22 -31 23 -24Q24 -17 14 -16Q16 -12 15 -8Q0 -13 -15 -8Z', 2.8), line('M-8 -16V-22M1 -17V-24M9 -16V-22', 1.8, W.shade), line('M-14 -16Q0 -20 14 -16', 1.8),
  ];
  const body = [wash(W.teal, STOUT, 2.8), wash(W.paper, 'M-11 -50Q0 -46 12 -50L14 -40Q21 -26 17 -13Q0 -6 -14 -13Q-18 -26 -12 -40Z', 2.2), line('M-22 -33Q0 -27 22 -33', 2.4), wash(W.red, disc(8, -22, 2.4, 1.6) + disc(-6, -26, 1.8, 1.4))];
  return person({ ...pose, coat: W.teal, legs: W.bark, feet: W.ink, body, head });
}

/** Tick, the ship's boy; a head smaller than everybody. */
export function tick({ mood = 'glad', ...pose }: Pose = {}): Drawing {
  const head = [
    ...face(mood), wash(W.plank, disc(-6, 4, 0.9) + disc(-4, 6.500, 0.9) + disc(-8, 7, 0.9) + disc(11, 3, 0.9) + disc(12, 5.500, 0.9)),
    wash(W.fire, 'M-15 0Q-20 -10 -14 -14L-17 -19L-9 -17L-8 -23L-2 -18L3 -24L5 -18L12 -20L11 -14Q17 -11 14 -3Q12 -9 6 -10L4 -7L0 -11L-5 -6L-8 -9Q-12 -6 -12 0L-13 4Z', 2.6),
  ];
  const stripes = 'M-16 -47Q0 -43 16 -47M-16.500 -38Q0 -34 16.500 -38M-16 -29Q0 -25 16 -29';
  const body = [wash(W.paper, JACKET, 2.8), line(stripes, 4, W.navy), line(JACKET, 0.1), wash(W.red, 'M-11 -58Q0 -52 12 -58Q13 -53 8 -51L11 -42L3 -49Q-8 -50 -11 -58Z', 2.2)];
  return [put(0, 0, person({ ...pose, coat: W.paper, legs: W.teal, feet: W.skin, body, head }), { size: 0.8 })];
}

/** Don Hilario Pontevera, the Governor: two-cornered hat with a plume, lace, thin moustache. */
export function governor({ mood = 'angry', hatless = false, ...pose }: Pose & { readonly hatless?: boolean } = {}): Drawing {
  const head = [
    ...face(mood, W.skin, 'M4 -2Q13 4 14 6.500Q8 9 2.500 6.500'),
    black('M3.500 8.500Q-3 6.500 -10 10Q-4 11 3.500 9.500Q11 11 17 8Q10 6 3.500 8.500ZM0 13H8L4 23Z'),
    ...(hatless ? [wash(W.grey, 'M-15 2Q-20 -6 -14 -8Q-18 -2 -12 0Q-15 8 -15 2ZM12 -6Q18 -6 16 1Q15 -3 12 -2Z', 2), line('M-5 -14Q0 -18 6 -14', 1.6)] : bicorne()),
    wash(W.grey, 'M-14 -4Q-20 -2 -18 5Q-20 12 -14 12Q-12 4 -12 -4Z', 2.2),
  ];
  const body = [
    wash(W.wine, 'M-15 -56Q0 -62 15 -56Q18 -38 16 -24L23 -8Q12 -3 4 -8L0 -22L-5 -8Q-13 -3 -23 -8L-16 -24Q-18 -38 -15 -56Z', 2.8),
    wash(W.cream, 'M-5 -56Q0 -50 6 -56L5 -26Q1 -22 -4 -26Z', 2.2), black(disc(1, -46, 1.3) + disc(1, -38, 1.3) + disc(1, -30, 1.3)),
    wash(W.gold, 'M-21 -55Q-16 -62 -9 -57L-10 -51H-20ZM21 -55Q16 -62 9 -57L10 -51H20Z', 2.4), line('M-19 -51V-47M-15 -51V-47M19 -51V-47M15 -51V-47', 1.6, W.gold),
    wash(W.paper, 'M-8 -60Q0 -54 9 -60Q12 -54 7 -52Q9 -47 3 -46Q1 -43 -3 -46Q-8 -46 -6 -52Q-11 -54 -8 -60Z', 2.2),
    line('M15 -54L17 -28', 2.2, W.gold), line('M-15 -54L-17 -28', 2.2, W.gold),
  ];
  return person({ ...pose, coat: W.wine, legs: W.cream, feet: W.ink, body, head });
}

function bicorne(): readonly Mark[] {
  return [
    wash(W.paper, 'M-10 -20Q-24 -30 -34 -22Q-30 -20 -32 -15Q-27 -16 -26 -11Q-18 -16 -10 -14Z', 2.2), line('M-12 -17Q-22 -23 -29 -19', 1.4, W.shade),
    wash(W.ink, 'M-24 -8Q-20 -25 0 -28Q20 -25 25 -7Q12 -13 0 -12Q-12 -13 -24 -8Z', 2.4), line('M-22 -9Q-12 -15 0 -14Q12 -15 23 -8.500', 2.2, W.gold), wash(W.red, disc(8, -19, 3.6), 1.6), wash(W.gold, disc(8, -19, 1.5)),
  ];
}

/** Widow Tarrow, the sailmaker, in black with a needle. */
export function widow({ mood = 'calm', ...pose }: Pose = {}): Drawing {
  const head = [
    wash(W.ink, 'M-16 -2Q-22 10 -18 22H16Q20 10 15 -2Z', 2),
    ...face(mood), line('M-11 3L-8 5M13 2L11 4', 1.4), wash(W.grey, 'M-14 -3Q-12 -12 -1 -11Q10 -12 14 -2Q8 -7 -1 -6Q-9 -7 -14 -3Z', 2),
    wash(W.ink, 'M-18 2Q-22 -20 0 -22Q22 -20 18 2Q17 -11 0 -12Q-16 -11 -18 2Z', 2.2), wash(W.plum, 'M-17 -8Q0 -17 17 -8L17 -4Q0 -13 -17 -4Z'), wash(W.rose, disc(12, -13, 3.2), 1.6),
  ];
  const body = [wash(W.iron, GOWN, 2.8), wash(W.paper, 'M-7 -58Q0 -52 7 -58L4 -48Q0 -45 -4 -48Z', 2), line('M-8 -34Q-14 -16 -15 -2M8 -34Q14 -16 15 -2M0 -34V0', 1.8)];
  return person({ ...pose, coat: W.iron, legs: W.iron, body, head });
}

/** One of the Quill sisters: `gown` tells the letters from the numbers. */
export function quill(gown: string, { mood = 'calm', ...pose }: Pose = {}): Drawing {
  const head = [
    wash(W.bark, disc(-9, -12, 9), 2.4),
    ...face(mood), line(`${disc(-2, -0.5, 4.6)}${disc(8.500, -0.5, 4.2)}M2.600 -0.500H4.500`, 1.6),
    wash(W.bark, 'M-15 2Q-18 -14 -4 -17Q10 -19 14 -5Q6 -8 0 -12Q-6 -6 -12 -4Q-12 0 -15 2Z', 2.4),
    wash(W.paper, 'M-12 -14Q-24 -26 -22 -38Q-14 -36 -9 -18Z', 2.2), line('M-11 -15Q-18 -26 -21 -35', 1.4),
  ];
  const body = [wash(gown, GOWN, 2.8), wash(W.paper, 'M-9 -58Q0 -50 9 -58Q10 -52 5 -50Q0 -47 -5 -50Q-10 -52 -9 -58Z', 2), line('M-7 -34Q-13 -16 -14 -2M7 -34Q13 -16 14 -2', 1.8), line('M-12 -38Q0 -34 12 -38', 2.6, W.gold)];
  return person({ ...pose, coat: gown, legs: gown, body, head });
}

/** The keeper of the lighthouse: oilskins, and a beard as long as his watch. */
export function keeper({ mood = 'laughing', ...pose }: Pose = {}): Drawing {
  const head = [
    ...face(mood), wash(W.foam, 'M-14 2Q-8 7 -2 5Q3.500 8 9 5Q14 4 14 0Q18 22 6 34Q0 40 -5 33Q-17 20 -14 2Z', 2.6), wash(W.wine, 'M0 9.500Q4 11.500 8 9Q7 13.500 3.500 13Q1 13 0 9.500Z', 1.6), line('M-6 16Q-4 24 -3 29M4 19Q4 26 2 31', 1.5, W.grey),
    wash(W.gold, 'M-24 1Q-20 -18 0 -21Q16 -20 19 -7Q8 -11 -4 -9Q-16 -8 -24 1Z', 2.8), line('M-16 -8Q-4 -14 14 -11', 1.8),
  ];
  const body = [wash(W.gold, 'M-15 -56Q0 -62 15 -56Q19 -32 21 -8Q0 -2 -21 -8Q-19 -32 -15 -56Z', 2.8), line('M2 -54V-8', 2), black(disc(6, -42, 1.6) + disc(6, -30, 1.6) + disc(6, -18, 1.6))];
  return person({ ...pose, coat: W.gold, legs: W.slate, body, head });
}

/** A soldier of the Governor: helmet, breastplate, pike. */
export function guard({ mood = 'angry', ...pose }: Pose = {}): Drawing {
  const head = [
    ...face(mood), black('M-4 7.500Q4 5 12 8Q4 9.500 -4 7.500Z'),
    wash(W.grey, 'M-17 -4Q-15 -18 0 -24Q15 -18 17 -4Q0 -10 -17 -4Z', 2.6), wash(W.slate, 'M-24 -2Q-12 -9 0 -8.500Q12 -9 24 -2Q12 -4 0 -3.500Q-12 -4 -24 -2Z', 2.2), line('M0 -24Q6 -16 3 -10', 2, W.paper),
  ];
  const body = [wash(W.red, JACKET, 2.8), wash(W.grey, 'M-13 -56Q0 -60 13 -56Q15 -40 9 -32Q0 -27 -9 -32Q-15 -40 -13 -56Z', 2.4), line('M0 -56V-31', 1.8, W.paper), line('M-16 -24Q0 -19 16 -24', 3, W.bark)];
  return person({ ...pose, coat: W.red, legs: W.gold, body, head });
}

/** One of the four sailors whose faces stand beside the timers. */
export function mate(which: 0 | 1 | 2 | 3, pose: Pose = {}): Drawing {
  const colour = `var(--w-sailor-${which})`;
  const body = [wash(W.cream, JACKET, 2.8), wash(colour, 'M-15 -56Q-8 -60 -5 -58L-6 -19Q-12 -18 -15 -20Q-18 -38 -15 -56ZM15 -56Q9 -60 6 -58L7 -18Q12 -18 15 -20Q18 -38 15 -56Z', 2.2), line('M-16 -23Q0 -18 16 -23', 3, W.bark)];
  return person({ ...pose, coat: colour, skin: which === 3 ? W.wood : W.skin, legs: W.slate, body, head: [put(-18, -21, FACES[which](colour), { size: 0.76 })] });
}

/** The admiral of the King. */
export function admiral({ mood = 'calm', ...pose }: Pose = {}): Drawing {
  const head = [...face(mood), wash(W.paper, 'M-16 6Q-22 -2 -17 -8Q-20 -16 -12 -16Q0 -20 12 -16Q17 -10 14 -4Q6 -10 -4 -8Q-10 -4 -9 4Q-9 12 -16 6Z', 2.4), ...bicorne().slice(2)];
  const body = [wash(W.navy, STOUT, 2.8), wash(W.paper, 'M-5 -56Q0 -50 6 -56L8 -16Q1 -13 -6 -16Z', 2.2), wash(W.gold, 'M-21 -55Q-16 -62 -9 -57L-10 -51H-20ZM21 -55Q16 -62 9 -57L10 -51H20Z', 2.4), line('M-14 -40L16 -24', 4, W.red), wash(W.gold, disc(-9, -36, 3.4), 1.6)];
  return person({ ...pose, coat: W.navy, legs: W.paper, body, head });
}

/** A pale sailor who drowned a hundred years ago. */
export function drowned({ mood = 'calm', hat = true, ...pose }: Pose & { readonly hat?: boolean } = {}): Drawing {
  const head = [
    wash(W.ghost, SKULL, 2.8), black(`${disc(-2, -1, 3.6, 4.2)}${disc(8, -1, 3.4, 4)}M3 4L5 7.500H1.500Z`), wash(W.foam, disc(-1.5, -1, 1.2) + disc(8.5, -1, 1.2)),
    line(mood === 'glad' ? 'M-4 10Q3 15 10 9M-1 10V13M3 11V14M7 10.500V13' : 'M-4 11H10M-1 9V13M3 9V13M7 9V13', 1.8),
    ...(hat ? [wash(W.slate, 'M-22 -6Q-18 -22 0 -24Q18 -22 22 -6Q10 -12 0 -11Q-10 -12 -22 -6Z', 2.4), line('M-18 -9Q0 -18 18 -9', 1.6, W.ghost)] : [wash(W.moss, 'M-14 -8Q-18 2 -20 12Q-12 8 -11 -4ZM-6 -15Q4 -20 12 -12Q4 -10 -6 -15Z', 2)]),
  ];
  const body = [wash(W.slate, 'M-15 -56Q0 -62 15 -56Q18 -38 16 -20L10 -12L5 -20L0 -11L-6 -20L-11 -12L-15 -20Q-18 -38 -15 -56Z', 2.8), line('M-8 -46Q0 -42 8 -46M-8 -38Q0 -34 8 -38M0 -50V-28', 2.2, W.ghost)];
  return person({ ...pose, skin: W.ghost, coat: W.slate, legs: W.iron, feet: W.slate, body, head });
}

const PALE: Readonly<Record<string, string>> = { [W.skin]: W.ghost, [W.wood]: W.ghost, [W.rose]: W.sea, [W.ink]: W.ink, [W.paper]: W.foam, [W.cream]: W.foam, [W.fire]: W.grey };
/** A sailor, once they serve with the drowned. */
export const pale = (drawing: Drawing): Drawing => recoloured(drawing, (fill) => PALE[fill] ?? W.slate);

/** A person, small against the light: a figure far away. */
export const silhouette = (height: number): Group =>
  put(0, 0, [black(`${disc(0, -20, 3.4)}M-5 -15Q0 -18 5 -15L4 -7H-4ZM-4 -8H-0.500L-1 0H-4ZM0.500 -8H4L4 0H1Z`)], { size: height / 24 });

export const frost = (x: number, y: number): Mark => wash(W.foam, dash([x - 6, y], [x + 6, y], 1.4) + dash([x - 3, y - 5], [x + 3, y + 5], 1.4) + dash([x + 3, y - 5], [x - 3, y + 5], 1.4));
