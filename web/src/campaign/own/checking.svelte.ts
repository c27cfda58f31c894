// A chapter while it is being written: checked a moment after each change, and the answer that belongs to this text.
import type { App } from '../../ui/app';
import { ApiError, type Trouble } from '../../wire/api';
import type { ChapterChecked } from '../../wire/types';
import { checkChapter, keepDraft, keptDraft } from './chapters';

const PAUSE = 600;

export interface Checking {
  text: string;
  /** The answer to the text as it is; null while it is on its way, and for an empty page. */
  readonly checked: ChapterChecked | null;
  readonly trouble: Trouble | null;
  readonly isBusy: boolean;
  again(): void;
}

export function createChecking(app: App): Checking {
  let text = $state(keptDraft());
  let checked = $state.raw<ChapterChecked | null>(null);
  let trouble = $state.raw<Trouble | null>(null);
  let isBusy = $state(false);
  let tries = $state(0);

  $effect(() => {
    const [written, { current }] = [text, app.language];
    void tries;
    keepDraft(written);
    checked = null;
    trouble = null;
    const isWritten = written.trim() !== '';
    isBusy = isWritten;
    if (!isWritten) return;
    const aborting = new AbortController();
    const timer = setTimeout(() => void ask(written, current, aborting.signal), PAUSE);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  });

  async function ask(written: string, language: 'en' | 'fr', signal: AbortSignal): Promise<void> {
    try {
      checked = await checkChapter(written, language, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      ({ trouble } = error);
    }
    if (!signal.aborted) isBusy = false;
  }

  return {
    get text() {
      return text;
    },
    set text(written) {
      text = written;
    },
    get checked() {
      return checked;
    },
    get trouble() {
      return trouble;
    },
    get isBusy() {
      return isBusy;
    },
    again: () => (tries += 1),
  };
}
