// What this browser remembers of lessons: the table of each that was begun, so that a pupil goes on there; and in which games
// a coach has stood beside the table, so that the first ones have one.
import type { Coach } from '../ui/settings.svelte';

const TABLE_AS = 'saltsea.lesson.';
const COACHED_AS = 'saltsea.coached';
/** So many games have a coach where the player did not decide otherwise. */
const FIRST_GAMES = 3;

function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // a private window: then it is not remembered
  }
}

/** The code of the table where this game's lesson was begun. */
export const lessonTable = (game: string): string | null => recall(TABLE_AS + game);

export const keepLessonTable = (game: string, code: string): void => keep(TABLE_AS + game, code);

export function dropLessonTable(game: string): void {
  try {
    localStorage.removeItem(TABLE_AS + game);
  } catch {
    // then there is none
  }
}

function coached(): readonly string[] {
  const games = recall(COACHED_AS);
  return games === null || games === '' ? [] : games.split(' ');
}

/** Whether a coach stands beside this game, by its id. */
export function hasCoach(game: string, setting: Coach): boolean {
  if (setting !== 'first') return setting === 'on';
  const games = coached();
  return games.includes(game) || games.length < FIRST_GAMES;
}

/** A coach has stood beside this game. */
export function keepCoached(game: string): void {
  const games = coached();
  if (!games.includes(game) && games.length < FIRST_GAMES) keep(COACHED_AS, [...games, game].join(' '));
}
