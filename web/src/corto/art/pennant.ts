// A pennant: another player was here in the last turn. It bears the player's own sign, and never a number.

/** In a box of 40 by 40, its staff at the left edge. */
export const PENNANT = 'M2 4L38 7L31 20L38 33L2 36Z';
