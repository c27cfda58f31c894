// The reels of one game: one for each pair of eyes, made when a reader looks through them.
import { fetchBetterViews, fetchViews } from './api';
import { createReel, type Reel } from './reel.svelte';

const PORTION = 100;

export interface Reels {
  readonly game: string;
  of(seat: number): Reel;
}

/** With `better`: the game as it could have gone at that deciding moment of its review. */
export function createReels(game: string, key: string | undefined, better?: number): Reels {
  const made = new Map<number, Reel>();
  function make(seat: number): Reel {
    const reel = createReel({
      seat,
      portion: PORTION,
      isWhole: true,
      fetch: (portion) =>
        better === undefined ? fetchViews(game, key, portion) : fetchBetterViews(game, key, better, portion),
    });
    made.set(seat, reel);
    return reel;
  }
  return { game, of: (seat) => made.get(seat) ?? make(seat) };
}
