// Excellency, the Governor's hen: white, with a ribbon of rank. She stands on 0 0, is about 46 high and looks to the right.
import { black, disc, line, sweep, wash, W } from '../drawing/pen';
import { put, type Drawing } from './layers';
import { basket } from './things';

export type HenMood = 'calm' | 'asleep' | 'cross' | 'proud';

const BODY = 'M-22 -30Q-30 -34 -30 -42Q-24 -41 -20 -36Q-22 -42 -19 -46Q-13 -41 -11 -33Q-4 -27 3 -30Q6 -36 8 -42Q11 -50 18 -48Q24 -46 23 -39Q21 -30 19 -22Q15 -8 0 -7Q-18 -8 -22 -22Z';
const WING = 'M-15 -25Q-6 -29 4 -24Q2 -15 -6 -14L-9 -17L-11 -14L-14 -18L-17 -17Q-17 -22 -15 -25Z';
const COMB = 'M10 -46Q7 -52 11 -53Q13 -58 17 -54Q21 -58 23 -52Q26 -50 22 -46Q16 -50 10 -46Z';

const EYE: Readonly<Record<HenMood, ReturnType<typeof line>>> = {
  calm: black(disc(18, -41.5, 1.7)),
  proud: black(disc(18.5, -42, 1.7)),
  asleep: line('M15.500 -41Q17.500 -39 19.500 -41', 1.6),
  cross: black('M15.500 -44L20.500 -42Q19 -39 16.500 -40Z'),
};

export function hen(mood: HenMood = 'calm', sitting = false): Drawing {
  const legs = sitting ? [] : [line('M-3 -8V-1M5 -8V-1M-3 -1L-7 0.500M-3 -1L1 0.500M5 -1L1 0.500M5 -1L9.500 0.500', 2.4, W.fire)];
  return [
    ...legs,
    wash(W.red, COMB, 2.2),
    wash(W.gold, 'M22 -43L31 -39.500L22 -36.500Z', 2.2),
    wash(W.paper, BODY, 2.8),
    wash(W.red, 'M20 -37Q25 -35 23 -30Q19 -31 19 -36Z', 1.8),
    wash(W.shade, sweep([[-19, -20], [-10, -11], [4, -10], [14, -16]], 4)),
    wash(W.cream, WING, 2), line('M-26 -39Q-22 -36 -19 -31M-17 -43Q-15 -38 -14 -33', 1.4),
    wash(W.navy, 'M6 -35Q13 -30 22 -32L21 -27.500Q12 -26 4.500 -31Z', 1.8), wash(W.gold, disc(15, -25, 3.2), 1.6),
    EYE[mood],
  ];
}

/** Flat on her back or up in the air: wings out, feathers everywhere. */
export const flutteringHen: Drawing = [
  wash(W.paper, 'M-8 -26Q-26 -40 -34 -34L-28 -30L-36 -26L-27 -24L-32 -18Q-18 -16 -8 -22Z', 2.4), wash(W.paper, 'M10 -28Q24 -48 36 -46L31 -40L40 -38L32 -34L38 -28Q24 -22 12 -24Z', 2.4),
  ...hen('cross'),
  line('M-36 -52l5 4M30 -60l3 -6M-22 -58l2 -6', 2),
];

export const EGG: Drawing = [wash(W.paper, 'M0 -15Q9 -12 9 -4Q8 3 0 3Q-8 3 -9 -4Q-9 -12 0 -15Z', 2.4), wash(W.shade, sweep([[7, -7], [6, -1], [0, 1.5]], 3))];

/** In her basket; only she and its front are seen. */
export const henInBasket = (mood: HenMood = 'calm'): Drawing => [
  ...basket, put(0, -14, hen(mood, true), { size: 0.72 }),
  wash(W.plank, 'M-24 -20H24Q24 -4 18 1H-18Q-24 -4 -24 -20Z', 2.8), line('M-22 -13H22M-21 -6H21M-12 -20L-10 1M0 -20V1M12 -20L10 1', 1.6, W.bark), wash(W.deck, 'M-26 -23H26V-17H-26Z', 2.2),
];
