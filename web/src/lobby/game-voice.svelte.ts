// A game's own words in the reader's language, fetched when a page needs them and again when the language is switched.
import type { App } from '../ui/app';
import { gameVoice, type Voice } from '../ui/texts';

export interface GameVoice {
  /** Null until the words have come. */
  readonly voice: Voice | null;
}

export function createGameVoice(app: App, game: string): GameVoice {
  let voice = $state.raw<Voice | null>(null);

  $effect(() => {
    const { current } = app.language;
    let isCurrent = true;
    gameVoice(game, current, app.settings.theme).then(
      (found) => {
        if (isCurrent) voice = found;
      },
      () => undefined, // the connection broke: the page still waits, and says so
    );
    return () => {
      isCurrent = false;
    };
  });

  return {
    get voice() {
      return voice;
    },
  };
}
