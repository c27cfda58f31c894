// The pictograms of the action spaces, in a box of 24 by 24 around the middle: one thick shape each, so that a thumb-sized hole can hold it.
import type { Area } from '../geometry';

export type SpaceKind = Area | 'board' | 'land' | 'salvage';

const spokes = Array.from({ length: 8 }, (_, index) => {
  const [x, y] = [Math.cos((index * Math.PI) / 4), Math.sin((index * Math.PI) / 4)];
  return `M${(x * 3).toFixed(1)} ${(y * 3).toFixed(1)}L${(x * 11.5).toFixed(1)} ${(y * 11.5).toFixed(1)}`;
}).join('');

const CANNON =
  'M-13 -2.5a2.2 2.2 0 1 1 2.7 -2.5Q-9.5 -9 -4 -9L7 -7V-8.5H12V2H7V0.5L-4 3Q-9 3 -10.3 -0.5A2.2 2.2 0 0 1 -13 -2.5Z';
const WHEEL = 'M-8 7a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM-4.8 7a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1 -3.6 0Z';

export interface Sign {
  /** Filled shapes. */
  readonly shape: string;
  /** Lines of a sign, drawn 2.4 thick. */
  readonly lines?: string;
  readonly turn?: string;
}

export const SIGNS: Readonly<Record<SpaceKind, Sign>> = {
  cannonballs: {
    shape:
      'M-11.5 6a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0ZM0.7 6a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0ZM-5.4 -4.5a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0Z',
  },
  'right-cannons': { shape: `${CANNON}${WHEEL}` },
  'left-cannons': { shape: `${CANNON}${WHEEL}`, turn: 'scale(-1 1)' },
  'bow-chaser': { shape: CANNON, lines: 'M-8 8.5H4M-8 -13.5H4', turn: 'translate(2.5 0) rotate(-90)' },
  sails: { shape: 'M-1 -12Q13 -6 11 6H-1ZM-4 -9Q-12 -2 -12 6H-4Z', lines: 'M-11 10H10' },
  helm: {
    shape: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
    lines: `${spokes}M-7.3 0a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0 -14.6 0`,
  },
  lookout: {
    shape: 'M-12 5L-9 1L0 -3.5L2.5 1.5L-7 7.5L-11 8.5ZM2 -4.8L9.5 -9.5L12.5 -4L4.5 0.6Z',
    lines: 'M-2 5L-5 11M1 3.5L5 11',
  },
  repairs: {
    shape: 'M-10.5 -4.5Q-9 -10.5 -2 -10.5H6.5V-3.5H10V-8H12V0H10V-1.5H6.5V0.5H0.5V-2Q-5 -6 -10.5 -4.5ZM1 1.5H6V12H1Z',
  },
  board: {
    shape: 'M-11 -11L-7.5 -10.5L8 5L5 8L-10.5 -7.5ZM11 -11L7.5 -10.5L-8 5L-5 8L10.5 -7.5Z',
    lines: 'M3 10L10.5 3M7.5 7L11.5 11M-3 10L-10.5 3M-7.5 7L-11.5 11',
  },
  land: { shape: 'M-12 3H12Q9 11 3 11H-3Q-9 11 -12 3Z', lines: 'M-4 1L-9 -9M4 1L9 -9M-1 0V-4' },
  salvage: {
    shape: 'M-3.5 -9a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z',
    lines: 'M0 -6V8M-9 2Q-9 10 0 10Q9 10 9 2M-11.5 4.5L-9 1L-5.5 4M11.5 4.5L9 1L5.5 4',
  },
};
