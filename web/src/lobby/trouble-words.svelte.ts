// Why the server said no, in the language that is read now: the texts of refusals come when there is a refusal to tell.
import type { LanguageChoice } from '../ui/language.svelte';
import { tableVoice, type Voice } from '../ui/texts';
import type { Trouble } from '../wire/api';
import { troubleWords } from './words';

export interface TroubleWords {
  /** Empty while there is no trouble. */
  readonly words: string;
}

export function createTroubleWords(trouble: () => Trouble | null, language: LanguageChoice): TroubleWords {
  let voice = $state.raw<Voice | null>(null);
  const hasText = $derived.by(() => {
    const now = trouble();
    return now?.kind === 'refused' && now.text !== '';
  });

  $effect(() => {
    if (!hasText) return undefined;
    let isCurrent = true;
    tableVoice(language.current).then(
      (found) => isCurrent && (voice = found),
      () => undefined, // the server's own sentence serves
    );
    return () => (isCurrent = false);
  });

  return {
    get words() {
      const now = trouble();
      const known = voice?.language === language.current ? voice : null;
      return now === null ? '' : troubleWords(now, language.say, known);
    },
  };
}
