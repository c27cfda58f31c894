// The words of chapters that are open. The texts that come with the client know the first chapter alone; what a crew has
// come to since is sent by the server in Fluent, and lies over them.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { titleOf } from '../pirates/words/words';
import type { Voice } from '../ui/texts';

/** How Fluent writes a fact that it was not given. */
const MISSING = /\{\$[\w-]+\}/g;

/** A voice that also knows these words. A text that is in both reads as the server sent it. */
export function layered(base: Voice, words: string): Voice {
  if (words === '') return base;
  const bundle = new FluentBundle(base.language, { useIsolating: false });
  const resource = new FluentResource(words);
  bundle.addResource(resource);
  const more = resource.body.map(({ id }) => id);
  return {
    language: base.language,
    say: (id, facts) => {
      const pattern = bundle.getMessage(id)?.value;
      return pattern === null || pattern === undefined ? base.say(id, facts) : bundle.formatPattern(pattern, facts);
    },
    fill: (id, facts) => {
      const pattern = bundle.getMessage(id)?.value;
      return pattern === null || pattern === undefined
        ? base.fill(id, facts)
        : bundle.formatPattern(pattern, facts, []).replace(MISSING, '?');
    },
    part: (id, part) => {
      const message = bundle.getMessage(id);
      if (message === undefined) return base.part(id, part);
      const pattern = message.attributes[part];
      return pattern === undefined ? '' : bundle.formatPattern(pattern);
    },
    has: (id) => bundle.hasMessage(id) || base.has(id),
    ids: () => [...base.ids().filter((id) => !bundle.hasMessage(id)), ...more],
  };
}

/** What a card, token or event is called by its rule's id; one that this reader does not know yet goes without its name. */
export function thingName(voice: Voice, id: string): string {
  return titleOf(voice, id) || voice.say('campaign-unknown');
}
