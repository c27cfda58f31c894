// The playbacks of one game: one for each pair of eyes, made when a reader looks through them.
import { fetchBetterViews, fetchViews } from './api';
import { createPlayback, type Playback } from './playback.svelte';

const PORTION = 100;

export interface Playbacks {
  readonly game: string;
  of(seat: number): Playback;
}

/** With `better`: the game as it could have gone at that deciding moment of its review. */
export function createPlaybacks(game: string, key: string | undefined, better?: number): Playbacks {
  const made = new Map<number, Playback>();
  function make(seat: number): Playback {
    const playback = createPlayback({
      seat,
      portion: PORTION,
      isWhole: true,
      fetch: (portion) =>
        better === undefined ? fetchViews(game, key, portion) : fetchBetterViews(game, key, better, portion),
    });
    made.set(seat, playback);
    return playback;
  }
  return { game, of: (seat) => made.get(seat) ?? make(seat) };
}
