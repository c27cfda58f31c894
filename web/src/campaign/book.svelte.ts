// The log book on the screen: what the server tells for one crew and one language, and the voice that knows its words.
import { untrack } from 'svelte';
import { createGameVoice } from '../lobby/game-voice.svelte';
import type { App } from '../ui/app';
import type { Voice } from '../ui/texts';
import { ApiError, type Trouble } from '../wire/api';
import type { LogBook } from '../wire/types';
import { type Crew, fetchLogBook, GAME } from './api';
import { layered } from './words';

export interface Book {
  /** Null until the first answer has come; another crew's stays until its successor is here. */
  readonly book: LogBook | null;
  readonly voice: Voice | null;
  readonly trouble: Trouble | null;
  /** Whether what is shown is for another crew or language than the one that is meant. */
  readonly isStale: boolean;
  ask(): void;
  /** An answer that came another way. */
  take(book: LogBook): void;
}

/** Nothing is asked before it is known for whom. */
const NO_CREW = 'null';

export function createBook(app: App, crew: () => Crew | null): Book {
  let book = $state.raw<LogBook | null>(null);
  let trouble = $state.raw<Trouble | null>(null);
  let isStale = $state(true);
  /** The language that the book is written in. */
  let written = $state('');
  let again = $state(0);
  const words = createGameVoice(app, GAME);
  /** After a switch of the language, the words of the other one are no use until their successors are here. */
  const wordsIn = ({ language }: Voice): string => (language === written ? (book?.words ?? '') : '');
  const voice = $derived(words.voice === null || book === null ? null : layered(words.voice, wordsIn(words.voice)));

  // As text: a plan that changes without changing the crew asks nothing.
  const wanted = $derived(JSON.stringify(crew()));

  $effect(() => {
    // `again` is read so that another try asks anew.
    const [{ current }] = [app.language, again];
    if (wanted === NO_CREW) return undefined;
    let isMine = true;
    isStale = true;
    fetchLogBook(current, JSON.parse(wanted) as Crew).then(
      (answer) => {
        if (isMine) take(answer);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (isMine) ({ trouble } = error);
      },
    );
    return () => {
      isMine = false;
    };
  });

  function take(answer: LogBook): void {
    book = answer;
    written = untrack(() => app.language.current);
    trouble = null;
    isStale = false;
  }

  return {
    get book() {
      return book;
    },
    get voice() {
      return voice;
    },
    get trouble() {
      return trouble;
    },
    get isStale() {
      return isStale;
    },
    ask: () => (again += 1),
    take,
  };
}
