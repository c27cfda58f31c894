// What surrounds the listener, as a page tells it: the sea, the weather, the clock. Pure facts, and which of their
// changes deserve a caption.
import { layersFor } from './score';

export interface SoundScene {
  /** 0 indoors, 1 on deck. */
  readonly sea: number;
  /** 0 calm, 1 a storm. */
  readonly weather: number;
  /** 0 all the time in the world, 1 none left: the music's layers and its tempo. */
  readonly tension: number;
  /** A game in real time runs now: there is music, and a hidden page goes on sounding. False is a pause. */
  readonly running: boolean;
  /** Seconds on the game's clock at this moment, for the pulse of the last ten; null where there is no clock. */
  readonly left: number | null;
  /** How fast the game's clock runs: 0.5 is calm seas. */
  readonly speed: number;
  /** Which tune: any whole number, a chapter's for example. The same number is the same tune everywhere. */
  readonly tune: number;
}

export const NOTHING: SoundScene = { sea: 0, weather: 0, tension: 0, running: false, left: null, speed: 1, tune: 1 };

/** The background has no moment of its own, so it is captioned when it changes: the ids of the texts. */
export function changesTold(before: SoundScene, now: SoundScene): string[] {
  const told: string[] = [];
  if (before.sea === 0 && now.sea > 0) told.push('sound-sea');
  if (!before.running && now.running) told.push('sound-music');
  if (before.running && !now.running) told.push('sound-music-stops');
  if (before.running && now.running && layersFor(now.tension) > layersFor(before.tension))
    told.push('sound-music-tightens');
  return told;
}
