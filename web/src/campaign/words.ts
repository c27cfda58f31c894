// The words of chapters that are open. The texts that come with the client know the first chapter alone; what a crew has
// come to since is sent by the server in Fluent, and lies over them.
import { titleOf } from '../pirates/words/words';
import type { Voice } from '../ui/texts';

/** A voice that also knows these words. A text that is in both reads as the server sent it. */
export const layered = (base: Voice, words: string): Voice => (words === '' ? base : base.over(words));

/** What a card, token or event is called by its rule's id; one that this reader does not know yet goes without its name. */
export function thingName(voice: Voice, id: string): string {
  return titleOf(voice, id) || voice.say('campaign-unknown');
}
