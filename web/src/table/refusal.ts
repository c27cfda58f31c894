// What the server says beside the game, in the reader's language: its text filled in from its facts, so that a language
// switch is at once. Where this browser does not have the text (a later chapter's), the sentence that the server has made.
import { type Formatter, tell } from '../ui/sentences';
import type { Say } from '../ui/texts';
import type { Reason } from '../wire/api';
import type { Goodbye } from '../wire/types';

/** Of a refusal, or of a notice. */
export function refusalSentence(formatter: Formatter, { text, facts = {}, sentence }: Reason): string {
  if (formatter.voice.has(text)) return tell(formatter, { text, args: facts });
  return sentence === '' ? formatter.voice.say('request-failed') : sentence;
}

/** Why there is no table to show: its texts have not come, so the page has sentences of its own. */
export function strangerSentence(say: Say, goodbye: Goodbye | null, code: string): string {
  if (goodbye === null || goodbye.reason === 'not-welcome') return say('table-missing', { code });
  if (goodbye.reason === 'crowded') return say('table-crowded');
  if (goodbye.reason === 'damaged') return say('table-damaged');
  return goodbye.reason === 'wrong-codes' ? say('table-wrong-codes') : goodbye.sentence;
}
