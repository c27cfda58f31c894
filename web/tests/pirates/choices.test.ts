// What can be done in real moments of voyages, by where one would touch it; and what a touch does, whatever is touched.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Choices,
  cannonsToLoad,
  choicesOf,
  deedsAhead,
  deedSpots,
  loading,
} from '../../src/pirates/choosing/choices';
import { createChooser, type Hint } from '../../src/pirates/choosing/chooser.svelte';
import { lookedAt } from '../../src/pirates/choosing/offers';
import { createQueuedActions } from '../../src/pirates/choosing/queued-actions.svelte';
import { PIRATES } from '../../src/pirates/page';
import { POSITIONS } from '../../src/pirates/art/geometry';
import { type Spot, SHIP_SPOTS } from '../../src/pirates/board/spots';
import { modelOf, type BoardModel } from '../../src/pirates/view';
import type { PlayerActions, Touch } from '../../src/table/game';
import { type Action, actionOf } from '../../src/table/scene';
import { together } from '../../src/table/seats';
import type { Refused } from '../../src/wire/types';
import type { Offer } from '../../src/wire/views/common';
import type { PiratesView, TimerView } from '../../src/wire/views/pirates';
import { people, scene, VIEWS, type ViewName } from '../helpers/pirates-scenes';

const NOTHING_PICKED = { cannons: [], powder: false };
const seen = (name: ViewName): BoardModel => modelOf(scene(name));
const REFUSED = { kind: 'Refused', rule: 'pirates.T5', text: '', facts: {} } as unknown as Refused;

const actionsOf = (offers: readonly Offer[]): readonly Action[] =>
  offers.flatMap((offer) => (offer.choices ?? []).map((choice) => actionOf(offer, choice)));
/** An offer of these choices, by what is touched. */
const offer = (kind: string, on: string, ...choices: readonly Record<string, string | number>[]): Offer => ({
  kind,
  say: `action-pirates-${kind}`,
  on,
  choices: choices.map((args) => ({ args })),
});

describe('choices', () => {
  it.each(VIEWS)('are every action that is offered in %s, once', (name) => {
    const model = seen(name);
    const offered = actionsOf(model.offers);
    const { places, deeds, owed, orders } = choicesOf(model);
    const number = [...places.values()].flat().length + [...deeds.values()].flat().length + owed.size + orders.size;
    expect(number + offered.filter(({ kind }) => kind === 'TakeBack').length).toBe(offered.length);
  });

  it.each(VIEWS)('have a spot of its own for every deed of %s', (name) => {
    const { deeds } = choicesOf(seen(name));
    for (const some of deeds.values()) {
      const spots = deedSpots(some, NOTHING_PICKED);
      const touchable = some.filter(({ action }) => action.kind !== 'Load' && action['powder'] !== 1);
      expect(touchable.filter((deed) => spots.get(deed.spot ?? 'here') !== deed)).toEqual([]);
    }
  });

  it('load one cannon after the other', () => {
    const deeds = [...choicesOf(seen('ready-Load')).deeds.values()].flat();
    const first = cannonsToLoad(deeds, NOTHING_PICKED);
    expect(first.length).toBeGreaterThan(1);
    const second = cannonsToLoad(deeds, { cannons: first.slice(0, 1), powder: false });
    expect(second).toEqual(first.slice(1));
    const [one, other] = first;
    if (one === undefined || other === undefined) throw new Error('no two cannons');
    expect(loading(deeds, [other, one])?.action).toMatchObject({ kind: 'Load', first: one, second: other });
    expect(loading(deeds, [one])?.action).not.toHaveProperty('second');
  });
});

describe('ahead', () => {
  it('what the server offers for a timer whose sand runs, each on its spot', () => {
    const model = seen('running');
    const timers = Object.keys(model.ahead).map(Number);
    expect(timers.length).toBeGreaterThan(0);
    for (const timer of timers) {
      const deeds = deedsAhead(model, timer);
      expect(deeds.length).toBe(model.ahead[String(timer)]?.choices?.length);
      expect(deedSpots(deeds, NOTHING_PICKED).size).toBeGreaterThan(0);
    }
  });

  it('is known for all seats of one device together', () => {
    const { scene: here, ahead } = seen('running');
    const other = { timers: [3], ahead: { 3: offer('Turn', 'sector', { timer: 3, sectors: 1 }) } };
    const scenes = { 0: here, 3: { ...here, seat: 3, private: other } };
    const both = modelOf(together(here, scenes, [0, 3], PIRATES), [0, 3]);
    expect(both.ahead).toEqual({ ...ahead, ...other.ahead });
    expect(deedsAhead(both, 3)).toHaveLength(1);
    expect(together(here, scenes, [0, 3]).private, 'as one seat knows it').toBe(here.private);
  });

  it('nothing can be chosen for a timer in the hand', () => {
    const model = seen('sailing');
    expect(model.timers.flatMap(({ timer }) => deedsAhead(model, timer))).toEqual([]);
  });
});

// --- touches ---

/** How timers differ from what they were, by their numbers. */
type TimerChange = Readonly<Record<number, Partial<TimerView>>>;

function desk(
  name: ViewName,
  answer: { readonly act?: boolean; readonly why?: Refused | null; readonly pace?: number } = {},
) {
  let model = seen(name);
  let choices: Choices = choicesOf(model);
  const reason = async (): Promise<Refused | null> => (answer.why === undefined ? REFUSED : answer.why);
  const hands = {
    act: vi.fn(async (_: Action) => answer.act ?? true),
    why: vi.fn(async (_: Action) => reason()),
    whyTouch: vi.fn(async (_: Touch) => reason()),
    preview: vi.fn(async (_: Action) => null),
    refuse: vi.fn(),
    undo: vi.fn(),
    point: vi.fn(),
    wait: vi.fn(async () => true),
    say: vi.fn(),
  } satisfies PlayerActions;
  const heard = { hint: vi.fn((_: Hint) => undefined), tell: vi.fn(), refused: vi.fn() };
  let isWatching = false;
  let now = 0;
  const plans = createQueuedActions();
  const chooser = createChooser({
    plans,
    model: () => model,
    choices: () => choices,
    hands: () => (isWatching ? null : hands),
    now: () => (now += answer.pace ?? 1000),
    ...heard,
  });
  /** Another line: timers are somewhere else, and something else is on offer. */
  const change = (
    timers: TimerChange,
    {
      offers = model.offers,
      ahead = {},
      mine = model.mine,
    }: Partial<Pick<BoardModel, 'offers' | 'ahead' | 'mine'>> = {},
  ): void => {
    const table: PiratesView = {
      ...model.table,
      timers: model.table.timers.map((timer, number) => ({ ...timer, ...timers[number] })),
    };
    const own = { timers: mine, ahead };
    model = modelOf({ ...model.scene, line: model.scene.line + 1, public: table, private: own, offers });
    choices = choicesOf(model);
    chooser.renew();
    plans.renew({ scene: model.scene, seats: people(model.seat), hands });
  };
  return { chooser, plans, hands, heard, model: () => model, change, watch: () => (isWatching = true) };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const ALL: readonly Spot[] = [...SHIP_SPOTS, ...POSITIONS.map((position) => `card-${position}` as const)];

describe('a touch', () => {
  it.each(VIEWS)('is never silent: every space, card and timer of %s', async (name) => {
    for (const spot of ALL) {
      const { chooser, hands, heard } = desk(name);
      chooser.touch(spot);
      await settled();
      const answers =
        hands.act.mock.calls.length +
        hands.refuse.mock.calls.length +
        heard.hint.mock.calls.length +
        heard.tell.mock.calls.length;
      expect(answers + Number(chooser.open !== null), spot).toBeGreaterThan(0);
    }
    for (const timer of seen(name).timers) {
      const { chooser, hands, heard } = desk(name);
      chooser.touchTimer(timer.timer);
      await settled();
      const answers =
        hands.act.mock.calls.length +
        hands.refuse.mock.calls.length +
        heard.hint.mock.calls.length +
        heard.tell.mock.calls.length;
      expect(
        answers + Number(chooser.open !== null) + Number(chooser.held !== null),
        `timer ${timer.timer}`,
      ).toBeGreaterThan(0);
    }
  });

  it('sets the only free timer without being told which', () => {
    const { chooser, hands } = desk('sailing');
    chooser.touch('space-helm');
    expect(hands.act).toHaveBeenCalledWith({ kind: 'Place', timer: 0, space: 'helm' });
    expect(chooser.sending).toHaveLength(1);
  });

  it('of a damaged space asks why not, and shows the rule', async () => {
    const { chooser, hands, heard } = desk('sailing');
    chooser.touch('space-sails-1');
    await settled();
    expect(hands.whyTouch).toHaveBeenCalledWith({ timer: '0', space: 'sails-1' });
    expect(hands.refuse).toHaveBeenCalledWith(REFUSED);
    expect(heard.refused).toHaveBeenCalled();
  });

  it('of a hasty hand is heard once for two taps, and again for the third', async () => {
    const { chooser, hands } = desk('sailing', { pace: 60 });
    for (const heard of [1, 1, 2, 2, 3]) {
      chooser.touch('space-sails-1');
      await settled();
      expect(hands.whyTouch).toHaveBeenCalledTimes(heard);
    }
  });

  it('on a hole that another hand has just taken lets the timer spring back', async () => {
    const { chooser } = desk('sailing', { act: false });
    chooser.touch('space-helm');
    await settled();
    expect(chooser.sprung).toEqual({ timer: 0, spot: 'space-helm' });
    expect(chooser.sending).toEqual([]);
    expect(chooser.offers.get('space-helm')).toMatchObject({ how: 'place' });
  });

  it('of somebody else’s timer says whose it is', () => {
    const { chooser, heard, model } = desk('running');
    const other = model().timers.find(({ isMine }) => !isMine)?.timer ?? 0;
    chooser.touchTimer(other);
    expect(heard.tell).toHaveBeenCalledWith({ timer: other });
  });

  it('by a watcher tells what is there and does nothing', () => {
    const { chooser, hands, heard, watch } = desk('sailing');
    watch();
    chooser.touch('space-helm');
    chooser.touchTimer(0);
    chooser.order('Pause');
    expect(hands.act).not.toHaveBeenCalled();
    expect(heard.tell).toHaveBeenCalledTimes(2);
    expect(heard.hint).toHaveBeenCalledWith('deck-watching');
  });

  it('of a ready timer opens its choice, and of a place on the board makes it', async () => {
    const { chooser, hands, model } = desk('ready-Turn');
    const timer = model().timers.find(({ isMine, isReady }) => isMine && isReady);
    chooser.touch('space-helm');
    expect(chooser.open).toBe(timer?.timer);
    const [spot, offer] = [...chooser.offers].find(([one]) => one.startsWith('sector-')) ?? [];
    if (spot === undefined || offer === undefined || !('option' in offer)) throw new Error('no sector is offered');
    chooser.touch(spot);
    await settled();
    expect(hands.act).toHaveBeenCalledWith(offer.option.action);
    expect(chooser.open).toBeNull();
  });

  it('loads two cannons one after the other', () => {
    const { chooser, hands } = desk('ready-Load');
    chooser.touch('space-cannonballs');
    const picks = [...chooser.offers].filter(([, { how }]) => how === 'pick').map(([spot]) => spot);
    const [first, second] = picks;
    if (first === undefined || second === undefined) throw new Error('no two cannons');
    chooser.touch(first);
    expect(hands.act).not.toHaveBeenCalled();
    chooser.touch(second);
    expect(hands.act).toHaveBeenCalledWith(expect.objectContaining({ kind: 'Load' }));
  });

  it('where nothing can be done says why in the bar, and only coming back is left', async () => {
    const { chooser, hands, model } = desk('ready-nothing');
    const timer = model().timers.find(({ isMine, isReady }) => isMine && isReady)?.timer ?? -1;
    chooser.touchTimer(timer);
    await settled();
    expect(chooser.open).toBe(timer);
    expect(chooser.reason).toEqual(REFUSED);
    expect(hands.whyTouch).toHaveBeenCalledWith({ timer: String(timer) });
    chooser.takeBack(timer);
    expect(hands.act).toHaveBeenCalledWith({ kind: 'TakeBack', timer });
  });

  it.each(['Cork', 'Unload', 'Uncork', 'Hide'] as const)('makes a choice that the crew owes: %s', (kind) => {
    const { chooser, hands } = desk(`choice-${kind}`);
    const [spot] = [...chooser.offers].find(([, { how }]) => how === 'owed') ?? [];
    if (spot === undefined) throw new Error('nothing is owed');
    chooser.touch(spot);
    expect(hands.act).toHaveBeenCalledWith(expect.objectContaining({ kind }));
  });

  it.each([
    ['briefing', 'Start'],
    ['paused', 'Resume'],
    ['held', 'Continue'],
    ['sailing', 'Pause'],
  ] as const)('of the button in %s gives the order %s; any other is asked about', async (name, kind) => {
    const { chooser, hands } = desk(name);
    chooser.order(kind);
    expect(hands.act).toHaveBeenCalledWith({ kind });
    const other = kind === 'Start' ? 'Pause' : 'Start';
    chooser.order(other);
    await settled();
    expect(hands.why).toHaveBeenCalledWith({ kind: other });
  });
});

describe('a timer in hand', () => {
  const places = (...spaces: readonly string[]): Offer =>
    offer('Place', 'space', ...spaces.map((space) => ({ timer: 0, space })));

  /** Timer 0 is free; timer 1, as much one's own, stands at the Helm. */
  function holding(isReady: boolean) {
    const kit = desk('sailing');
    const turns = {
      ...offer('Turn', 'sector'),
      choices: [-1, 1].map((sectors) => ({
        args: { timer: 1, sectors },
        more: { heading: sectors < 0 ? 'NW' : 'NE' },
      })),
    };
    const offers = [places('lookout', 'repairs'), ...(isReady ? [turns, offer('TakeBack', '', { timer: 1 })] : [])];
    kit.change({ 1: { owner: 0, space: 'helm', ends: 99_000, ready: isReady } }, { offers, mine: [0, 1] });
    kit.chooser.touchTimer(0);
    return kit;
  }

  it('stays there over a hole in which another of one’s own runs, and the rule says why', async () => {
    const { chooser, hands } = holding(false);
    chooser.touch('space-helm');
    await settled();
    expect(hands.whyTouch).toHaveBeenCalledWith({ timer: '0', space: 'helm' });
    expect(hands.refuse).toHaveBeenCalledWith(REFUSED);
    expect([chooser.held, chooser.open]).toEqual([0, null]);
  });

  it('stays there while a ready one is chosen for, and is set afterwards', async () => {
    const { chooser, hands } = holding(true);
    chooser.touch('space-helm');
    expect([chooser.held, chooser.open]).toEqual([0, 1]);
    expect(chooser.cancel()).toBe(true);
    expect([chooser.held, chooser.open]).toEqual([0, null]);
    chooser.touch('space-lookout');
    expect(hands.act).toHaveBeenCalledWith({ kind: 'Place', timer: 0, space: 'lookout' });
  });

  it('is never set aside for another one that fits better', async () => {
    const { chooser, hands, change } = desk('sailing');
    const offers = [offer('Place', 'space', { timer: 1, space: 'helm' }, { timer: 0, space: 'lookout' })];
    change({ 1: { owner: 0 } }, { offers, mine: [0, 1] });
    chooser.touchTimer(0);
    chooser.touch('space-helm');
    await settled();
    expect(hands.act).not.toHaveBeenCalled();
    expect(hands.whyTouch).toHaveBeenCalledWith({ timer: '0', space: 'helm' });
  });

  it('is let go by the touch that took it', () => {
    const { chooser } = desk('sailing');
    chooser.touchTimer(0);
    expect(chooser.held).toBe(0);
    chooser.touchTimer(0);
    expect(chooser.held).toBeNull();
  });
});

describe('a choice made ahead', () => {
  beforeEach(() => sessionStorage.clear());

  /** The helmsman's sand runs; later it is down. */
  function atHelm() {
    const kit = desk('ready-Turn');
    const timer = kit.model().timers.find(({ isMine, space }) => isMine && space === 'helm')?.timer ?? -1;
    const { offers } = kit.model();
    const turns = offers.find(({ kind }) => kind === 'Turn');
    const deed = choicesOf(kit.model()).deeds.get(timer)?.[0];
    if (deed === undefined || turns === undefined) throw new Error('nobody is at the helm');
    const ahead = { [String(timer)]: turns };
    kit.change({ [timer]: { ready: false } }, { offers: [], ahead });
    const plan = (): void => {
      kit.chooser.touchTimer(timer);
      kit.chooser.touch(deed.spot ?? 'here');
    };
    return {
      ...kit,
      timer,
      deed: deed.action,
      plan,
      sandIsDown: () => kit.change({ [timer]: { ready: true } }, { offers }),
      sandIsDownButNothingLegal: () => kit.change({ [timer]: { ready: true } }, { offers: [] }),
    };
  }

  it('is kept, and sent when it becomes legal', async () => {
    const { chooser, hands, heard, timer, deed, plan, sandIsDown } = atHelm();
    plan();
    expect(hands.act).not.toHaveBeenCalled();
    expect(chooser.plans.get(timer)?.action).toEqual(deed);
    expect(heard.hint).toHaveBeenCalledWith('deck-planned');
    sandIsDown();
    expect(hands.act).toHaveBeenCalledWith(deed);
    expect(chooser.plans.size).toBe(0);
  });

  it('can be dropped', () => {
    const { chooser, hands, timer, plan, sandIsDown } = atHelm();
    plan();
    chooser.dropPlan(timer);
    sandIsDown();
    expect(hands.act).not.toHaveBeenCalled();
  });

  it('says what it waits for when the sand is down and it is not legal, and is sent later', async () => {
    const { chooser, hands, timer, plan, sandIsDown, sandIsDownButNothingLegal } = atHelm();
    plan();
    sandIsDownButNothingLegal();
    await settled();
    expect(chooser.plans.get(timer)?.reason).toEqual(REFUSED);
    expect(hands.refuse).not.toHaveBeenCalled();
    sandIsDown();
    expect(hands.act).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when its timer is no longer there', () => {
    const { chooser, timer, plan, change } = atHelm();
    plan();
    change({ [timer]: { space: null } }, { offers: [] });
    expect(chooser.plans.size).toBe(0);
  });

  it('outlives a page that is loaded anew, and is sent there', () => {
    const { hands, model, deed, plan, sandIsDown } = atHelm();
    plan();
    const anew = createQueuedActions();
    const live = () => ({ scene: model().scene, seats: people(model().seat), hands });
    anew.renew(live());
    expect([...anew.all.values()].map((one) => one.action)).toEqual([deed]);
    sandIsDown();
    hands.act.mockClear();
    anew.renew(live());
    expect(hands.act).toHaveBeenCalledWith(deed);
  });

  it('is none for the next sand of its timer, though that runs in the same place', () => {
    const { hands, model, plan } = atHelm();
    plan();
    const { table, scene: shown } = model();
    const timers = table.timers.map((one) => ({ ...one, ends: (one.ends ?? 0) + 40_000 }));
    const later = { ...shown, public: { ...table, timers } };
    const anew = createQueuedActions();
    anew.renew({ scene: later, seats: people(shown.seat), hands });
    expect(anew.all.size).toBe(0);
  });

  it('is on its way until it is answered, and not sent twice', () => {
    const { chooser, hands, heard, timer, plan, sandIsDown } = atHelm();
    plan();
    hands.act.mockReturnValueOnce(new Promise(() => undefined));
    sandIsDown();
    expect(chooser.sending).toHaveLength(1);
    chooser.touchTimer(timer);
    expect(heard.hint).toHaveBeenLastCalledWith('deck-on-its-way');
    expect(hands.act).toHaveBeenCalledTimes(1);
  });

  it('of an earlier version, in numbers, is forgotten', () => {
    const { model, hands } = atHelm();
    const kept = [{ deed: { kind: 'Look', timer: 0, position: 4 }, sand: '0 1', reason: '' }];
    sessionStorage.setItem(`saltsea.ahead.${model().scene.game}`, JSON.stringify(kept));
    const anew = createQueuedActions();
    anew.renew({ scene: model().scene, seats: people(model().seat), hands });
    expect(anew.all.size).toBe(0);
  });
});

describe('what is looked at', () => {
  it('is a deed of the open timer, by its spot', () => {
    const { chooser } = desk('ready-Turn');
    chooser.touch('space-helm');
    const [spot, found] = [...chooser.offers].find(([one]) => one.startsWith('sector-')) ?? [];
    if (spot === undefined || found?.how !== 'deed') throw new Error('no sector is offered');
    expect(lookedAt(chooser, spot)).toEqual(found.option.action);
    expect(lookedAt(chooser, 'space-repairs')).toBeNull();
    expect(lookedAt(chooser, null)).toBeNull();
  });

  it('is the load so far, with the cannon that is pointed at', () => {
    const { chooser } = desk('ready-Load');
    chooser.touch('space-cannonballs');
    const [first, second] = [...chooser.offers].filter(([, { how }]) => how === 'pick').map(([spot]) => spot);
    if (first === undefined || second === undefined) throw new Error('no two cannons');
    const one = lookedAt(chooser, first);
    expect(one).toMatchObject({ kind: 'Load' });
    chooser.touch(first);
    expect(lookedAt(chooser, null)).toEqual(one);
    expect(lookedAt(chooser, second)).toHaveProperty('second');
  });

  it('is nothing for a timer that is still to be set, nor for what is chosen ahead', () => {
    expect(lookedAt(desk('sailing').chooser, 'space-helm')).toBeNull();
    const { chooser, model } = desk('running');
    const [timer] = Object.keys(model().ahead).map(Number);
    if (timer === undefined) throw new Error('nothing can be chosen ahead');
    chooser.touchTimer(timer);
    for (const spot of chooser.offers.keys()) expect(lookedAt(chooser, spot)).toBeNull();
  });
});
