// A puzzle is about the cards in hand: what its table refuses, to draw, to discard and to end the turn, is not offered.
import type { Sentence } from '../../wire/types';
import type { CortoScene } from '../view';

const REFUSED: readonly string[] = ['Draw', 'Discard', 'EndTurn'];
const MAIN = 'corto-main';
/** Remarks about cards that may be drawn. */
const DRAWS: readonly string[] = ['corto-draws', 'corto-must-draw'];
/** No card can be played any more: then it is checked. */
const DONE: Sentence = { text: 'corto-puzzle-done' };

export function ofPuzzle(scene: CortoScene): CortoScene {
  const offers = scene.offers.filter(({ kind }) => !REFUSED.includes(kind));
  const asks = scene.asks.filter(({ text }) => !DRAWS.includes(text)).map(askedInPuzzle);
  return { ...scene, offers, asks };
}

function askedInPuzzle(sentence: Sentence): Sentence {
  const ways = sentence.args?.['ways'];
  if (sentence.text !== MAIN || !Array.isArray(ways)) return sentence;
  const left = ways.filter((way) => !REFUSED.includes(String(way)));
  return left.length === 0 ? DONE : { ...sentence, args: { ...sentence.args, ways: left } };
}
