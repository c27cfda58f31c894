// What the header of a table knows of the coach: on a small screen the coach is a word there that opens its bar.
export class Coaching {
  /** There is a coach, and the player is to act. */
  isThere = $state(false);
  isOpen = $state(false);
}
