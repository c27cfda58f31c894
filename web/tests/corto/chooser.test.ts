// What touches mean: one step at once where it can be taken back, two where it cannot; nothing is lost, nothing is silent.
import { describe, expect, it, vi } from 'vitest';
import { choicesOf } from '../../src/corto/choosing/choices';
import { createChooser } from '../../src/corto/choosing/chooser.svelte';
import { type Action, look } from '../../src/corto/view';
import type { Hands } from '../../src/table/game';
import type { Scene } from '../../src/table/session.svelte';
import type { Choices } from '../../src/ui/settings.svelte';
import type { Refused } from '../../src/wire/types';
import { scene } from '../helpers/corto-scenes';

const REFUSED: Refused = { kind: 'Refused', token: '', rule: 'corto.T6', text: '', facts: {}, sentence: 'No.' };
const CHOICES: Choices = { motion: 0, careful: true, theme: 'stories', shortcuts: 'on' };

/** A table where every act leads to the next of these scenes. */
function table(...scenes: readonly Scene[]) {
  let place = 0;
  let clock = 0;
  const acts: unknown[] = [];
  const next = (what: unknown): boolean => {
    acts.push(what);
    place = Math.min(place + 1, scenes.length - 1);
    return true;
  };
  const hands = {
    act: vi.fn(async (action: unknown) => next(action)),
    why: vi.fn<Hands['why']>(async () => REFUSED),
    refuse: vi.fn<Hands['refuse']>(),
    undo: vi.fn(async (to: number) => next({ undo: to })),
    point: vi.fn<Hands['point']>(),
    wait: vi.fn<Hands['wait']>(),
    say: vi.fn<Hands['say']>(),
  };
  const around = { peek: vi.fn(), hint: vi.fn() };
  const now = (): Scene => scenes[place] ?? scene('main');
  const given: { hands: Hands | null; careful: boolean } = { hands, careful: true };
  const chooser = createChooser({
    sight: () => look(now()),
    choices: () => choicesOf(look(now())),
    hands: () => given.hands,
    settings: () => ({ ...CHOICES, careful: given.careful, set: vi.fn() }),
    now: () => (clock += 1000),
    ...around,
  });
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  return { chooser, hands, acts, around, given, settled };
}

const playable = (view: Scene): number =>
  (view.legal as readonly Action[]).flatMap((action) => (action.kind === 'Play' ? [action.card] : []))[0] ?? -1;
const main = scene('length-9');
const place = scene('place');

describe('a card', () => {
  it('is played by one touch where that can be taken back', async () => {
    const { chooser, acts, settled } = table(main);
    chooser.wish({ kind: 'card', card: playable(main) });
    await settled();
    expect(acts).toEqual([{ kind: 'Play', card: playable(main) }]);
  });

  it('is only chosen by the first touch where it cannot, and played by the second', async () => {
    const view = scene('length-9', { final: main.legal.map((_, index) => index), reset: null, undo: null });
    const { chooser, acts, settled } = table(view);
    chooser.wish({ kind: 'card', card: playable(view) });
    await settled();
    expect([chooser.selected, acts]).toEqual([playable(view), []]);
    chooser.wish({ kind: 'card', card: playable(view) });
    await settled();
    expect(acts).toEqual([{ kind: 'Play', card: playable(view) }]);
    expect(chooser.selected).toBeNull();
  });

  it('that is chosen goes to the square that is touched next', async () => {
    const view = scene('length-9', { legal: [{ kind: 'Play', card: 5 }], final: [0], reset: null });
    const { chooser, acts, settled } = table(view, place);
    chooser.wish({ kind: 'card', card: 5 });
    await settled();
    chooser.wish({ kind: 'square', square: 10 });
    await settled();
    expect(acts).toEqual([
      { kind: 'Play', card: 5 },
      { kind: 'Place', square: 10 },
    ]);
  });

  it('that cannot be played says why', async () => {
    const { chooser, hands, acts, settled } = table(main);
    chooser.wish({ kind: 'card', card: 119 });
    await settled();
    expect(hands.why).toHaveBeenCalledWith({ kind: 'Play', card: 119 });
    expect(hands.refuse).toHaveBeenCalledWith(REFUSED);
    expect(acts).toEqual([]);
  });

  it('that is being played is taken back by another touch', async () => {
    const { chooser, acts, settled } = table(place);
    chooser.wish({ kind: 'card', card: look(place).inPlay ?? -1 });
    await settled();
    expect(acts).toEqual([{ undo: place.undo }]);
  });

  it('that was only lifted makes room for another one', async () => {
    const first = scene('length-9', {
      legal: [
        { kind: 'Play', card: 49 },
        { kind: 'Play', card: 5 },
      ],
      final: [],
      line: 1,
    });
    const { chooser, acts, settled } = table(first, place, first, place);
    chooser.wish({ kind: 'card', card: 49 });
    await settled();
    chooser.wish({ kind: 'card', card: 5 });
    await settled();
    expect(acts).toEqual([{ kind: 'Play', card: 49 }, { undo: place.undo }, { kind: 'Play', card: 5 }]);
  });

  it('of somebody who is not asked is looked at', async () => {
    const { chooser, around, settled } = table(scene('others-turn'));
    chooser.wish({ kind: 'card', card: 3 });
    await settled();
    expect(around.peek).toHaveBeenCalledWith(3);
  });

  it('is discarded while discarding, which ends when it is no longer offered', async () => {
    const view = scene('length-9', { legal: [{ kind: 'Discard', card: 5 }], final: [0], reset: null });
    const { chooser, acts, settled } = table(view, scene('draw'));
    chooser.toggleDiscarding();
    chooser.wish({ kind: 'card', card: 5 });
    await settled();
    chooser.renew();
    expect(acts).toEqual([{ kind: 'Discard', card: 5 }]);
    expect(chooser.isDiscarding).toBe(false);
  });
});

describe('a square', () => {
  it('does the one thing that it offers', async () => {
    const { chooser, acts, settled } = table(scene('border'));
    chooser.wish({ kind: 'square', square: 12 });
    await settled();
    expect(acts).toEqual([{ kind: 'Hit', square: 12, owner: 2 }]);
  });

  it('asks which, if it offers several', async () => {
    const legal = [
      { kind: 'Mark', square: 12 },
      { kind: 'Hit', square: 12, owner: 2 },
    ];
    const { chooser, acts, settled } = table(scene('border', { legal }));
    chooser.wish({ kind: 'square', square: 12 });
    await settled();
    expect(chooser.menu?.offers.map(({ action }) => action)).toEqual(legal);
    chooser.wish({ kind: 'do', action: { kind: 'Mark', square: 12 } });
    await settled();
    expect(acts).toEqual([{ kind: 'Mark', square: 12 }]);
    expect(chooser.menu).toBeNull();
  });

  it('without an offer says why, and a deck too', async () => {
    const { chooser, hands, settled } = table(place);
    chooser.wish({ kind: 'square', square: 1 });
    await settled();
    expect(hands.why).toHaveBeenLastCalledWith({ kind: 'Place', square: 1 });
    chooser.wish({ kind: 'square', square: 9 });
    await settled();
    expect(hands.why).toHaveBeenLastCalledWith({ kind: 'Draw', adventure: 2 });
    expect(hands.refuse).toHaveBeenCalledTimes(2);
  });

  it('shows its character while nothing is being chosen', async () => {
    const { chooser, around, settled } = table(scene('main'));
    chooser.wish({ kind: 'square', square: 1 });
    await settled();
    expect(around.peek).toHaveBeenCalledWith(4);
  });

  it('gives a hint if no rule forbids anything', async () => {
    const { chooser, hands, around, settled } = table(place);
    hands.why.mockResolvedValueOnce(null);
    chooser.wish({ kind: 'square', square: 1 });
    await settled();
    expect(around.hint).toHaveBeenCalledWith('corto-not-now');
  });
});

describe('touches', () => {
  it('while one is on its way wait, the latest of them', async () => {
    const { chooser, acts, hands, settled } = table(main, scene('border'));
    let answer: (isDone: boolean) => void = () => undefined;
    hands.act.mockImplementationOnce((action) => {
      acts.push(action);
      return new Promise((resolve) => (answer = resolve));
    });
    chooser.wish({ kind: 'card', card: playable(main) });
    await settled();
    expect(chooser.pending).toEqual({ kind: 'Play', card: playable(main) });
    chooser.wish({ kind: 'square', square: 1 });
    chooser.wish({ kind: 'do', action: { kind: 'EndTurn' } });
    expect(acts).toHaveLength(1);
    answer(true);
    await settled();
    expect(chooser.pending).toBeNull();
    expect(chooser.question?.action).toEqual({ kind: 'EndTurn' });
    expect([acts, hands.why.mock.calls]).toEqual([[{ kind: 'Play', card: playable(main) }], []]);
  });

  it('together stop at the first that cannot be done', async () => {
    const { chooser, acts, hands, settled } = table(place);
    chooser.wish({ kind: 'do', action: { kind: 'Play', card: 3 } }, { kind: 'square', square: 10 });
    await settled();
    expect(acts).toEqual([]);
    expect(hands.refuse).toHaveBeenCalledTimes(1);
  });

  it('of those who only watch show cards, and say that they watch', async () => {
    const { chooser, given, around, settled } = table(scene('watched'));
    given.hands = null;
    chooser.wish({ kind: 'square', square: 1 });
    await settled();
    expect(around.peek).toHaveBeenCalledWith(4);
    chooser.wish({ kind: 'square', square: 3 });
    await settled();
    expect(around.hint).toHaveBeenCalledWith('corto-watching');
  });
});

describe('the line of new information', () => {
  const draw = { kind: 'square', square: 0 } as const;

  it('asks once a turn before it is crossed', async () => {
    const { chooser, acts, settled } = table(main);
    chooser.wish(draw);
    await settled();
    expect([chooser.question?.action.kind, acts]).toEqual(['Draw', []]);
    chooser.confirm();
    await settled();
    expect(acts).toHaveLength(1);
    chooser.wish({ kind: 'square', square: 9 });
    await settled();
    expect(acts).toHaveLength(2);
  });

  it('is not crossed by letting go', async () => {
    const { chooser, acts, settled } = table(main);
    chooser.wish(draw);
    await settled();
    expect(chooser.cancel()).toBe(true);
    chooser.confirm();
    await settled();
    expect([chooser.question, acts, chooser.cancel()]).toEqual([null, [], false]);
  });

  it('asks nothing if there is nothing to take back, or if nobody wants to be asked', async () => {
    const nothing = table(scene('length-9', { reset: null, undo: null }));
    nothing.chooser.wish(draw);
    await nothing.settled();
    expect(nothing.acts).toHaveLength(1);
    const bold = table(main);
    bold.given.careful = false;
    bold.chooser.wish(draw);
    await bold.settled();
    expect(bold.acts).toHaveLength(1);
  });
});

describe('taking back', () => {
  it('goes to the last card, or to the start of the turn', async () => {
    const { chooser, acts, settled } = table(scene('act'));
    chooser.wish({ kind: 'undo' });
    await settled();
    chooser.wish({ kind: 'reset' });
    await settled();
    expect(acts).toEqual([{ undo: 134 }, { undo: 130 }]);
  });

  it('says why when there is nothing', async () => {
    const { chooser, hands, around, settled } = table(scene('crow'));
    chooser.wish({ kind: 'undo' });
    await settled();
    expect(hands.refuse).toHaveBeenCalledWith(REFUSED);
    hands.why.mockResolvedValueOnce(null);
    chooser.wish({ kind: 'undo' });
    await settled();
    expect(around.hint).toHaveBeenCalledWith('corto-nothing-back');
  });
});
