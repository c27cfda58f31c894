// What the server says beside the game, in the reader's language: its text filled in from its facts, so that a language
// switch is at once. Where this browser does not have the text (a later chapter's), the sentence that the server has made.
import { type Teller, tell } from '../ui/sentences';
import type { Reason } from '../wire/api';

/** Of a refusal, or of a notice. */
export function refusalSentence(teller: Teller, { text, facts = {}, sentence }: Reason): string {
  if (teller.voice.has(text)) return tell(teller, { text, args: facts });
  return sentence === '' ? teller.voice.say('request-failed') : sentence;
}
