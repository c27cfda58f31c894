// Shouts read aloud by the device itself, if its person has switched that on. Remembered here, sent nowhere.
import type { Language } from '../ui/texts';

const KEPT_AS = 'saltsea.shouts';

export interface Speech {
  readonly isOn: boolean;
  readonly canSpeak: boolean;
  set(isOn: boolean): void;
  say(words: string, language: Language): void;
  /** The page is left. */
  hush(): void;
}

export function createSpeech(synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis): Speech {
  let isOn = $state(recall());

  return {
    get isOn() {
      return isOn;
    },
    canSpeak: synthesis !== undefined,
    set(now) {
      isOn = now;
      store(now);
      if (!now) synthesis?.cancel();
    },
    say(words, language) {
      if (!isOn || synthesis === undefined) return;
      const shout = new SpeechSynthesisUtterance(words);
      shout.lang = language;
      shout.rate = 1.15;
      synthesis.speak(shout);
    },
    hush: () => synthesis?.cancel(),
  };
}

function recall(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) === 'on';
  } catch {
    return false;
  }
}

function store(isOn: boolean): void {
  try {
    localStorage.setItem(KEPT_AS, isOn ? 'on' : 'off');
  } catch {
    // a private window: the choice lasts as long as the page
  }
}
