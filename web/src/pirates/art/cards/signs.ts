// The signs that are printed on cards, around the middle of each: a life point, a shot, fire at the end of a round, a speed.
export const HEART = 'M0 8Q-10 0 -8.5 -5Q-6 -9.5 0 -4.5Q6 -9.5 8.5 -5Q10 0 0 8Z';
export const BURST =
  'M0 -19L5 -11L14 -14L12 -5L20 0L12 5L14 14L5 11L0 19L-5 11L-14 14L-12 5L-20 0L-12 -5L-14 -14L-5 -11Z';
export const FLAME =
  'M-15 6Q-17 -6 -8 -11Q-7 -5 -4 -5Q-6 -16 3 -21Q3 -13 9 -9Q12 -11 11 -15Q19 -4 15 7Q9 16 0 16Q-10 16 -15 6Z';
export const SAIL = 'M-13 -15H13Q21 0 15 15Q2 9 -15 15Q-7 0 -13 -15Z';
export const YARD = 'M-18 -16H18';
