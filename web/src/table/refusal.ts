// What the server says beside the game, in the reader's language: its text filled in from its facts, so that a language
// switch is at once.
import { type Args, type Formatter, tell } from '../ui/sentences';
import type { Say } from '../ui/texts';
import type { Reason } from '../wire/api';
import type { Goodbye, Refused } from '../wire/types';

interface Told {
  readonly text: string;
  readonly facts?: Args;
}

/** Of a refusal. A text that this browser does not have is a newer version's; its rule has a name all the same. */
export function refusalSentence(formatter: Formatter, refused: Refused): string {
  const unknown = refused.rule === '' ? 'request-failed' : 'refusal-unknown';
  return toldSentence(formatter, refused) ?? formatter.voice.say(unknown, { rule: refused.rule });
}

/** Of a notice, or of the end of a connection; over HTTP, and with a goodbye, comes a sentence for who has no texts. */
export function noticeSentence(formatter: Formatter, said: Told | Reason): string {
  const sentence = 'sentence' in said && said.sentence !== '' ? said.sentence : null;
  return toldSentence(formatter, said) ?? sentence ?? formatter.voice.say('request-failed');
}

function toldSentence(formatter: Formatter, { text, facts = {} }: Told): string | null {
  return formatter.voice.has(text) ? tell(formatter, { text, args: facts }) : null;
}

/** Why there is no table to show: its texts have not come, so the page has sentences of its own. */
export function strangerSentence(say: Say, goodbye: Goodbye | null, code: string): string {
  if (goodbye === null || goodbye.reason === 'not-welcome') return say('table-missing', { code });
  if (goodbye.reason === 'crowded') return say('table-crowded');
  if (goodbye.reason === 'damaged') return say('table-damaged');
  return goodbye.reason === 'wrong-codes' ? say('table-wrong-codes') : goodbye.sentence;
}
