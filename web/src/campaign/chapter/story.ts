// A story as a comic page: its sentences in captions of about the same length, its pictures from what the chapter deals.
import { factsOf } from '../../pirates/art/cards/cards';
import type { Story } from '../../wire/types';

const PANELS = 4;

/** How many sentences stand under each panel of our chapters, in every language: so that a panel shows what its caption tells. */
const SENTENCES: Readonly<Record<number, readonly number[]>> = {
  1: [1, 1, 2, 1],
  2: [2, 1, 1, 1],
  3: [1, 1, 1, 2],
  4: [1, 1, 1, 2],
  5: [1, 1, 1, 2],
  6: [1, 1, 1, 2],
  7: [1, 1, 2, 1],
  8: [1, 1, 1, 2],
  9: [1, 1, 2, 1],
  10: [1, 1, 2, 1],
};

/** Whole sentences, in at most four captions: as the panels of this chapter want them, or else of about the same length. */
export function captions(text: string, chapter = 0): readonly string[] {
  const sentences = sentencesOf(text);
  const plan = SENTENCES[chapter];
  if (plan === undefined || plan.reduce((sum, many) => sum + many, 0) !== sentences.length) return evenly(sentences);
  return plan.map((many, panel) => {
    const before = plan.slice(0, panel).reduce((sum, other) => sum + other, 0);
    return sentences.slice(before, before + many).join(' ');
  });
}

function evenly(sentences: readonly string[]): readonly string[] {
  let rest = sentences;
  const wanted = Math.min(PANELS, rest.length);
  const found: string[] = [];
  for (let left = wanted; left > 0; left--) {
    const take = left === 1 ? rest.length : portion(rest, left);
    found.push(rest.slice(0, take).join(' '));
    rest = rest.slice(take);
  }
  return found.filter((one) => one !== '');
}

/** A sentence ends with its stop and the quotation mark behind it; direct speech is never cut in two. */
function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  for (const part of text.match(/[^.!?…]+(?:[.!?…]+(?:\s?[”»])?|$)/g) ?? []) {
    const before = sentences.at(-1);
    if (before !== undefined && isSpeaking(before)) sentences[sentences.length - 1] = before + part;
    else sentences.push(part.trimStart());
  }
  return sentences;
}

const isSpeaking = (text: string): boolean =>
  Math.max(text.lastIndexOf('“'), text.lastIndexOf('«')) > Math.max(text.lastIndexOf('”'), text.lastIndexOf('»'));

/** How many of these sentences make the fairest first of so many captions. */
function portion(sentences: readonly string[], captionsLeft: number): number {
  const fair = sentences.join(' ').length / captionsLeft;
  const most = sentences.length - captionsLeft + 1;
  const lengths = Array.from({ length: most }, (_, place) => sentences.slice(0, place + 1).join(' ').length);
  const best = lengths.reduce(
    (near, length, place) => (Math.abs(length - fair) < Math.abs((lengths[near] ?? 0) - fair) ? place : near),
    0,
  );
  return best + 1;
}

/** The cards whose pictures tell this story: what is new first, then the ships that lie in wait, then the rest. */
export function picturesOf({ new: fresh, rounds }: Story): readonly string[] {
  const dealt = rounds.flatMap(({ cards }) => cards.map(({ card }) => card));
  const ships = dealt.filter((id) => factsOf(id).life > 0);
  const all = [...fresh.filter((id) => id.startsWith('card.')), ...ships, ...dealt];
  const shown = new Map(all.map((id) => [id.replace(/-\d$/, ''), id]));
  return [...shown.values()].slice(0, PANELS - 1);
}
