// The reader's language: guessed once, switched at any time, remembered on this device.
import { untrack } from 'svelte';
import { loadLater } from './later';
import { hasOwnTexts, loadOwnTexts } from './own-texts';
import { firstGuess, isLanguage, type Language, type Say, type Voice, voice } from './texts';

const REMEMBERED_AS = 'saltsea.language';

export interface LanguageChoice {
  readonly current: Language;
  readonly voice: Voice;
  readonly say: Say;
  choose(language: Language): void;
}

/** What a reader is spoken to in at first. */
export const firstLanguage = (wanted: readonly string[]): Language => recall() ?? firstGuess(wanted);

/** The texts of the first language are there already. */
export function createLanguage(wanted: readonly string[]): LanguageChoice {
  let current = $state<Language>(firstLanguage(wanted));
  let chosen = untrack(() => current);
  const own = $derived(voice(current, []));
  // Switched in another tab, it is switched here.
  addEventListener('storage', ({ key }) => {
    if (key === REMEMBERED_AS) turnTo(recall() ?? chosen);
  });
  function turnTo(language: Language): void {
    chosen = language;
    if (hasOwnTexts(language)) current = language;
    else void fetchTexts(language);
  }

  /** What was chosen meanwhile counts; without a connection one goes on in the language before. */
  async function fetchTexts(language: Language): Promise<void> {
    await loadLater(() => loadOwnTexts(language)).catch(() => undefined);
    if (hasOwnTexts(chosen)) current = chosen;
  }

  return {
    get current() {
      return current;
    },
    get voice() {
      return own;
    },
    get say() {
      return own.say;
    },
    choose(language) {
      turnTo(language);
      remember(language);
    },
  };
}

// A browser may forbid storage (private windows, strict settings): then the choice lasts as long as the page.
function recall(): Language | undefined {
  try {
    const stored = localStorage.getItem(REMEMBERED_AS);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(REMEMBERED_AS, language);
  } catch {
    // nothing to do: see above
  }
}
