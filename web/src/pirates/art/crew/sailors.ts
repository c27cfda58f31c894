// The four sailors: red, green, yellow, blue, each with a shape of its own, so that no player needs the colour.

export type Colour = 0 | 1 | 2 | 3;

interface Sailor {
  readonly wash: string;
  readonly name: 'disc' | 'triangle' | 'diamond' | 'square';
  /** Within ten units of the middle. */
  readonly shape: string;
}

export const SAILORS: readonly [Sailor, Sailor, Sailor, Sailor] = [
  { wash: 'var(--w-sailor-0)', name: 'disc', shape: 'M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0Z' },
  { wash: 'var(--w-sailor-1)', name: 'triangle', shape: 'M0 -9.5L9.8 7.5H-9.8Z' },
  { wash: 'var(--w-sailor-2)', name: 'diamond', shape: 'M0 -10.5L10 0L0 10.5L-10 0Z' },
  { wash: 'var(--w-sailor-3)', name: 'square', shape: 'M-8 -8H8V8H-8Z' },
];
