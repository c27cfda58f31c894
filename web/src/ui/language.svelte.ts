// The reader's language: guessed once, switched at any time, remembered on this device.
import { firstGuess, isLanguage, type Language, type Say, type Voice, voice } from './texts';

const REMEMBERED_AS = 'saltsea.language';

export interface LanguageChoice {
  readonly current: Language;
  readonly voice: Voice;
  readonly say: Say;
  choose(language: Language): void;
}

export function createLanguage(wanted: readonly string[]): LanguageChoice {
  let current = $state<Language>(recall() ?? firstGuess(wanted));
  const own = $derived(voice(current, []));
  // Switched in another tab, it is switched here.
  addEventListener('storage', ({ key }) => {
    if (key === REMEMBERED_AS) current = recall() ?? current;
  });
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
      current = language;
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
