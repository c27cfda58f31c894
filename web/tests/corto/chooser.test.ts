// What touches mean: one step at once where it can be taken back, two where it cannot; nothing is lost, nothing is silent.
import { describe, expect, it, vi } from 'vitest';
import { choicesOf } from '../../src/corto/choosing/choices';
import { createChooser } from '../../src/corto/choosing/chooser.svelte';
import { cardOn, type CortoScene, modelOf } from '../../src/corto/view';
import type { PlayerActions } from '../../src/table/game';
import type { Offer } from '../../src/wire/views/common';
import { offer, scene } from '../helpers/corto-scenes';
import { REFUSED } from '../helpers/corto-table';
import { settingsOf } from '../helpers/settings';

/** A table where every act leads to the next of these scenes. */
function table(...scenes: readonly CortoScene[]) {
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
    why: vi.fn<PlayerActions['why']>(async () => REFUSED),
    whyTouch: vi.fn<PlayerActions['whyTouch']>(async () => REFUSED),
    preview: vi.fn<PlayerActions['preview']>(async () => null),
    refuse: vi.fn<PlayerActions['refuse']>(),
    undo: vi.fn(async (to: number) => next({ undo: to })),
    point: vi.fn<PlayerActions['point']>(),
    wait: vi.fn<PlayerActions['wait']>(),
    say: vi.fn<PlayerActions['say']>(),
  };
  const around = { peek: vi.fn(), hint: vi.fn() };
  const now = (): CortoScene => scenes[place] ?? scene('main');
  const given = { hands: hands as PlayerActions | null, careful: true, oneTap: false, isTouch: false, follows: true };
  const chooser = createChooser({
    model: () => modelOf(now()),
    choices: () => choicesOf(modelOf(now())),
    hands: () => given.hands,
    settings: () => settingsOf({ careful: given.careful, oneTap: given.oneTap }),
    isTouch: () => given.isTouch,
    hasFollowing: async () => given.follows,
    now: () => (clock += 1000),
    ...around,
  });
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  return { chooser, hands, acts, around, given, settled };
}

const playable = (view: CortoScene): string => choicesOf(modelOf(view)).plays.keys().next().value ?? '';
const inHand = (kind: 'Play' | 'Discard', ...cards: readonly string[]): Offer =>
  offer(
    kind,
    cards.map((card) => ({ args: { card } })),
    { on: 'hand' },
  );
/** The same offers, none of which could be taken back. */
const final = (offers: readonly Offer[]): readonly Offer[] =>
  offers.map((one) => ({ ...one, choices: (one.choices ?? []).map((choice) => ({ ...choice, final: true })) }));
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
    const view = scene('length-9', { offers: final(main.offers), reset: null, undo: null });
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
    const view = scene('length-9', { offers: final([inHand('Play', 'A6')]), reset: null });
    const { chooser, acts, settled } = table(view, place);
    chooser.wish({ kind: 'card', card: 'A6' });
    await settled();
    chooser.wish({ kind: 'square', square: 'b2' });
    await settled();
    expect(acts).toEqual([
      { kind: 'Play', card: 'A6' },
      { kind: 'Place', square: 'b2' },
    ]);
  });

  it('that cannot be played says why', async () => {
    const { chooser, hands, acts, settled } = table(main);
    chooser.wish({ kind: 'card', card: 'F20' });
    await settled();
    expect(hands.whyTouch).toHaveBeenCalledWith({ card: 'F20' });
    expect(hands.refuse).toHaveBeenCalledWith(REFUSED);
    expect(acts).toEqual([]);
  });

  it('that is being played is taken back by another touch', async () => {
    const { chooser, acts, settled } = table(place);
    chooser.wish({ kind: 'card', card: modelOf(place).inPlay ?? '' });
    await settled();
    expect(acts).toEqual([{ undo: place.undo }]);
  });

  it('that was only lifted makes room for another one', async () => {
    const lifted = modelOf(place).inPlay ?? '';
    const first = scene('length-9', { offers: [inHand('Play', lifted, 'A6')], line: 1 });
    const { chooser, acts, settled } = table(first, place, first, place);
    chooser.wish({ kind: 'card', card: lifted });
    await settled();
    chooser.wish({ kind: 'card', card: 'A6' });
    await settled();
    expect(acts).toEqual([{ kind: 'Play', card: lifted }, { undo: place.undo }, { kind: 'Play', card: 'A6' }]);
  });

  it('of a player who is not asked is looked at', async () => {
    const { chooser, around, settled } = table(scene('others-turn'));
    chooser.wish({ kind: 'card', card: 'A4' });
    await settled();
    expect(around.peek).toHaveBeenCalledWith('A4');
  });

  it('is discarded while discarding, which ends when it is no longer offered', async () => {
    const view = scene('length-9', { offers: final([inHand('Discard', 'A6')]), reset: null });
    const { chooser, acts, settled } = table(view, scene('draw'));
    chooser.toggleDiscarding();
    chooser.wish({ kind: 'card', card: 'A6' });
    await settled();
    chooser.renew();
    expect(acts).toEqual([{ kind: 'Discard', card: 'A6' }]);
    expect(chooser.isDiscarding).toBe(false);
  });

  it('is played again after a discard that was refused: a lesson has said what to play', async () => {
    const view = scene('length-9', { offers: [inHand('Discard', 'A6'), inHand('Play', 'A6')] });
    const { chooser, hands, settled } = table(view);
    hands.act.mockResolvedValueOnce(false);
    chooser.toggleDiscarding();
    chooser.wish({ kind: 'card', card: 'A6' });
    await settled();
    chooser.wish({ kind: 'card', card: 'A6' });
    await settled();
    expect(hands.act.mock.calls.map(([action]) => action)).toEqual([
      { kind: 'Discard', card: 'A6' },
      { kind: 'Play', card: 'A6' },
    ]);
  });
});

describe('a square', () => {
  it('does the one thing that it offers', async () => {
    const { chooser, acts, settled } = table(scene('border'));
    chooser.wish({ kind: 'square', square: 'b4' });
    await settled();
    expect(acts).toEqual([{ kind: 'Hit', square: 'b4', owner: 2 }]);
  });

  it('asks which, if it offers several', async () => {
    const offers = [offer('Mark', [{ args: { square: 'b4' } }]), offer('Hit', [{ args: { square: 'b4', owner: 2 } }])];
    const { chooser, acts, settled } = table(scene('border', { offers }));
    chooser.wish({ kind: 'square', square: 'b4' });
    await settled();
    expect(chooser.menu?.possible.map(({ action }) => action)).toEqual([
      { kind: 'Mark', square: 'b4' },
      { kind: 'Hit', square: 'b4', owner: 2 },
    ]);
    chooser.wish({ kind: 'do', action: { kind: 'Mark', square: 'b4' } });
    await settled();
    expect(acts).toEqual([{ kind: 'Mark', square: 'b4' }]);
    expect(chooser.menu).toBeNull();
  });

  it('without an offer says why, and a deck too', async () => {
    const { chooser, hands, settled } = table(place);
    chooser.wish({ kind: 'square', square: 'a2' });
    await settled();
    expect(hands.whyTouch).toHaveBeenLastCalledWith({ square: 'a2' });
    chooser.wish({ kind: 'square', square: 'b1' });
    await settled();
    expect(hands.whyTouch).toHaveBeenLastCalledWith({ square: 'b1' });
    expect(hands.refuse).toHaveBeenCalledTimes(2);
  });

  it('shows its character while nothing is being chosen', async () => {
    const { chooser, around, settled } = table(scene('main'));
    chooser.wish({ kind: 'square', square: 'a2' });
    await settled();
    expect(around.peek).toHaveBeenCalledWith(cardOn(scene('main').public, 'a2'));
  });

  it('takes what is dragged there, or says why not', async () => {
    const { chooser, acts, hands, settled } = table(scene('act'));
    chooser.wish({ kind: 'drag', piece: 'stock', square: 'a3' });
    await settled();
    expect(acts).toEqual([{ kind: 'Mark', square: 'a3' }]);
    chooser.wish({ kind: 'drag', piece: 'corto', square: 'a3' });
    await settled();
    expect(hands.whyTouch).toHaveBeenLastCalledWith({ drag: 'corto', square: 'a3' });
    expect(acts).toHaveLength(1);
  });

  it('gives a hint if no rule forbids anything', async () => {
    const { chooser, hands, around, settled } = table(place);
    hands.whyTouch.mockResolvedValueOnce(null);
    chooser.wish({ kind: 'square', square: 'a2' });
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
    chooser.wish({ kind: 'square', square: 'a2' });
    chooser.wish({ kind: 'do', action: { kind: 'EndTurn' } });
    expect(acts).toHaveLength(1);
    answer(true);
    await settled();
    expect(chooser.pending).toBeNull();
    expect(chooser.question?.possible.action).toEqual({ kind: 'EndTurn' });
    expect([acts, hands.why.mock.calls]).toEqual([[{ kind: 'Play', card: playable(main) }], []]);
  });

  it('together stop at the first that cannot be done', async () => {
    const { chooser, acts, hands, settled } = table(place);
    chooser.wish({ kind: 'do', action: { kind: 'Play', card: 'A4' } }, { kind: 'square', square: 'b2' });
    await settled();
    expect(acts).toEqual([]);
    expect(hands.refuse).toHaveBeenCalledTimes(1);
  });

  it('of those who only watch show cards, and say that they watch', async () => {
    const { chooser, given, around, settled } = table(scene('watched'));
    given.hands = null;
    chooser.wish({ kind: 'square', square: 'a2' });
    await settled();
    expect(around.peek).toHaveBeenCalledWith(cardOn(scene('main').public, 'a2'));
    chooser.wish({ kind: 'square', square: 'a4' });
    await settled();
    expect(around.hint).toHaveBeenCalledWith('corto-watching');
  });
});

describe('a finger', () => {
  const [square = '', [offered] = []] = [...choicesOf(modelOf(place)).squares][0] ?? [];

  it('shows by its first touch of a square what the second one does', async () => {
    const { chooser, acts, given, settled } = table(place);
    given.isTouch = true;
    chooser.wish({ kind: 'square', square });
    await settled();
    expect([chooser.looked?.id, acts]).toEqual([offered?.id, []]);
    chooser.wish({ kind: 'square', square });
    await settled();
    expect(acts).toEqual([offered?.action]);
    expect(chooser.looked).toBeNull();
  });

  it('lets go of what it looked at by touching another place, or by Escape', async () => {
    const { chooser, acts, given, settled } = table(place);
    given.isTouch = true;
    chooser.wish({ kind: 'square', square });
    await settled();
    chooser.lookAway();
    chooser.wish({ kind: 'square', square });
    await settled();
    expect(acts).toEqual([]);
    expect([chooser.cancel(), chooser.looked, chooser.cancel()]).toEqual([true, null, false]);
  });

  it('does it at once where its owner wants that, and where it has dragged something', async () => {
    const { chooser, acts, given, settled } = table(place);
    given.isTouch = true;
    given.oneTap = true;
    chooser.wish({ kind: 'square', square });
    await settled();
    given.oneTap = false;
    chooser.wish({ kind: 'square', square, isSure: true });
    await settled();
    expect(acts).toEqual([offered?.action, offered?.action]);
  });

  it('is shown by its first touch of a button what would follow, if anything would', async () => {
    const view = scene('main', { reset: null, offers: [offer('EndTurn', [{}])] });
    const press = { kind: 'press', action: { kind: 'EndTurn' } } as const;
    const { chooser, acts, given, settled } = table(view);
    given.isTouch = true;
    chooser.wish(press);
    expect([chooser.isBusy, chooser.pending], 'until that is known').toEqual([true, null]);
    await settled();
    expect([chooser.looked?.action, chooser.isBusy, acts]).toEqual([press.action, false, []]);
    chooser.wish(press);
    await settled();
    expect([chooser.looked, acts]).toEqual([null, [press.action]]);
    given.follows = false;
    chooser.wish(press);
    await settled();
    given.follows = true;
    given.oneTap = true;
    chooser.wish(press);
    await settled();
    given.oneTap = false;
    given.isTouch = false;
    chooser.wish(press);
    await settled();
    expect(acts).toEqual([press.action, press.action, press.action, press.action]);
  });

  it('lifts a card by its first touch and plays it by the second', async () => {
    const { chooser, acts, given, settled } = table(main);
    given.isTouch = true;
    chooser.wish({ kind: 'card', card: playable(main) });
    await settled();
    expect([chooser.selected, acts]).toEqual([playable(main), []]);
    chooser.wish({ kind: 'card', card: playable(main) });
    await settled();
    expect(acts).toEqual([{ kind: 'Play', card: playable(main) }]);
  });

  it('plays a lifted card on the square that it touches, and looks before the card is laid', async () => {
    const view = scene('length-9', { offers: [inHand('Play', 'A6')] });
    const { chooser, acts, given, settled } = table(view, place);
    given.isTouch = true;
    chooser.wish({ kind: 'card', card: 'A6' });
    await settled();
    chooser.wish({ kind: 'square', square: 'b2' });
    await settled();
    expect(acts).toEqual([{ kind: 'Play', card: 'A6' }]);
    expect(chooser.looked?.action).toEqual({ kind: 'Place', square: 'b2' });
  });

  it('lifts a card that cannot be played, too, and hears why by the second touch', async () => {
    const { chooser, hands, given, settled } = table(main);
    given.isTouch = true;
    chooser.wish({ kind: 'card', card: 'F20' });
    await settled();
    expect([chooser.selected, hands.whyTouch.mock.calls]).toEqual(['F20', []]);
    chooser.wish({ kind: 'card', card: 'F20' });
    await settled();
    expect(hands.refuse).toHaveBeenCalledWith(REFUSED);
  });
});

describe('what gives something up', () => {
  const warned = (text: string): CortoScene =>
    scene('main', { reset: null, offers: [{ ...offer('EndTurn', [{}]), warn: { text } }] });
  const end = { kind: 'do', action: { kind: 'EndTurn' } } as const;

  it('is asked about once a turn', async () => {
    const { chooser, acts, settled } = table(warned('corto-warn-draws'));
    chooser.wish(end);
    await settled();
    expect([chooser.question?.warn?.text, chooser.question?.isFinal, acts]).toEqual(['corto-warn-draws', false, []]);
    chooser.confirm();
    await settled();
    chooser.wish(end);
    await settled();
    expect(acts).toHaveLength(2);
  });

  it('is not asked about in a lesson, which says what to do', async () => {
    const { chooser, acts, given, hands, settled } = table(warned('corto-warn-draws'));
    given.hands = { ...hands, isGuided: true };
    chooser.wish(end);
    await settled();
    expect([chooser.question, acts]).toEqual([null, [end.action]]);
  });

  it('is not asked about where a player wants no questions', async () => {
    const { chooser, acts, given, settled } = table(warned('corto-warn-draws'));
    given.careful = false;
    chooser.wish(end);
    await settled();
    expect(acts).toHaveLength(1);
  });
});

describe('the line of new information', () => {
  const draw = { kind: 'square', square: 'a1' } as const;

  it('asks once a game before it is crossed', async () => {
    const later = { ...main, public: { ...main.public, turns: main.public.turns + 2 } };
    const { chooser, acts, settled } = table(main, later);
    chooser.wish(draw);
    await settled();
    expect([chooser.question?.possible.action.kind, acts]).toEqual(['Draw', []]);
    chooser.confirm();
    await settled();
    expect(acts).toHaveLength(1);
    chooser.wish({ kind: 'square', square: 'b1' });
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

  it('names no line where a puzzle begins', async () => {
    const { chooser, hands, given, around, settled } = table(scene('crow'));
    given.hands = { ...hands, isPuzzle: true };
    chooser.wish({ kind: 'undo' });
    await settled();
    expect(around.hint).toHaveBeenCalledWith('corto-puzzle-begins');
    expect(hands.why).not.toHaveBeenCalled();
  });
});
