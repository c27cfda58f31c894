// A chapter while it is being written: checked a moment after each change, and the answer that belongs to this text. For
// another crew it is set up anew.
import { untrack } from 'svelte';
import type { App } from '../../ui/app';
import type { Language } from '../../ui/texts';
import { ApiError, type Trouble } from '../../wire/api';
import type { ChapterChecked } from '../../wire/types';
import type { Crew } from '../api';
import { checkChapter, isTooLong, keepDraft, keptDraft } from './chapters';

const PAUSE = 600;

export interface Checking {
  text: string;
  /** The answer to the text as it is; null while it is on its way, and for an empty page. Another crew's stays until its
      successor is here. */
  readonly checked: ChapterChecked | null;
  readonly trouble: Trouble | null;
  readonly isBusy: boolean;
  again(): void;
}

export function createChecking(app: App, crew: () => Crew | null): Checking {
  let text = $state(keptDraft());
  let checked = $state.raw<ChapterChecked | null>(null);
  let trouble = $state.raw<Trouble | null>(null);
  let isBusy = $state(false);
  let tries = $state(0);
  // As text: a plan that changes without changing the crew asks nothing.
  const wanted = $derived(JSON.stringify(crew()));
  /** What was asked about last, whichever crew sails it. */
  let subject = '';

  $effect(() => {
    // `tries` is read so that another try asks anew.
    const [written, { current }, sails] = [text, app.language, JSON.parse(wanted) as Crew | null, tries];
    keepDraft(written);
    const isKnown = subject === `${current} ${written}` && untrack(() => checked) !== null;
    subject = `${current} ${written}`;
    if (!isKnown) checked = null;
    trouble = null;
    const isWritten = written.trim() !== '' && !isTooLong(written);
    isBusy = isWritten && !isKnown;
    if (!isWritten || sails === null) return;
    const aborting = new AbortController();
    const timer = setTimeout(() => void ask(written, current, sails, aborting.signal), isKnown ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  });

  async function ask(written: string, language: Language, sails: Crew, signal: AbortSignal): Promise<void> {
    try {
      checked = await checkChapter(written, language, sails, signal);
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
