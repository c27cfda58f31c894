// What can be done in real moments of voyages, by where one would touch it; and what a touch does, whatever is touched.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deedsAhead } from '../../src/pirates/choosing/ahead';
import {
  type Choices,
  cannonsToLoad,
  choicesOf,
  type Deed,
  deedSpots,
  isDeed,
  isSame,
  loading,
} from '../../src/pirates/choosing/choices';
import { createChooser, type Hint } from '../../src/pirates/choosing/chooser.svelte';
import { createPlans } from '../../src/pirates/choosing/plans.svelte';
import { type Spot, SHIP_SPOTS, touchedOn } from '../../src/pirates/board/spots';
import { look, POSITIONS, type Sight } from '../../src/pirates/view';
import type { Hands } from '../../src/table/game';
import type { Refused } from '../../src/wire/types';
import { people, scene, VIEWS, type ViewName } from '../helpers/pirates-scenes';

const NOTHING_PICKED = { cannons: [], powder: false };
const seen = (name: ViewName): Sight => look(scene(name));
const REFUSED = { kind: 'Refused', rule: 'pirates.T5', text: '', facts: {}, sentence: 'No.' } as unknown as Refused;

describe('choices', () => {
  it.each(VIEWS)('offer every legal action of %s, once', (name) => {
    const sight = seen(name);
    const { places, deeds, owed, orders } = choicesOf(sight);
    const number = [...places.values()].flat().length + [...deeds.values()].flat().length + owed.size + orders.size;
    expect(number + sight.legal.filter(({ kind }) => kind === 'TakeBack').length).toBe(sight.legal.length);
  });

  it.each(VIEWS)('have a spot of its own for every deed of %s', (name) => {
    const { deeds } = choicesOf(seen(name));
    const { heading } = seen(name).table.ship;
    for (const some of deeds.values()) {
      const spots = deedSpots(some, NOTHING_PICKED, heading);
      const touchable = some.filter((deed) => deed.kind !== 'Load' && !(deed.kind === 'Fire' && deed.powder === 1));
      expect(touchable.filter((deed) => spots.get(touchedOn(deed, heading) ?? 'here') !== deed)).toEqual([]);
    }
  });

  it('load one cannon after the other', () => {
    const deeds = [...choicesOf(seen('ready-Load')).deeds.values()].flat();
    const first = cannonsToLoad(deeds, NOTHING_PICKED);
    expect(first.length).toBeGreaterThan(1);
    const second = cannonsToLoad(deeds, { cannons: first.slice(0, 1), powder: false });
    expect(second).toEqual(first.slice(1));
    expect(loading(deeds, [first[1] ?? 0, first[0] ?? 0])).toMatchObject({
      kind: 'Load',
      first: first[0],
      second: first[1],
    });
    expect(loading(deeds, first.slice(0, 1))).toMatchObject({ second: -1 });
  });
});

describe('ahead', () => {
  it.each(VIEWS)('everything can be chosen that turns out to be legal: %s', (name) => {
    const sight = seen(name);
    const legal = sight.legal.filter(isDeed);
    const ahead = sight.timers.filter(({ isMine }) => isMine).flatMap((timer) => deedsAhead(sight, timer));
    expect(legal.filter((deed) => !ahead.some((one) => isSame(one, deed)))).toEqual([]);
  });

  it('nothing can be chosen for a timer in the hand', () => {
    const sight = seen('sailing');
    expect(sight.timers.flatMap((timer) => deedsAhead(sight, timer))).toEqual([]);
  });
});

// --- touches ---

function desk(
  name: ViewName,
  answer: { readonly act?: boolean; readonly why?: Refused | null; readonly pace?: number } = {},
) {
  let sight = seen(name);
  let choices: Choices = choicesOf(sight);
  const hands = {
    act: vi.fn(async () => answer.act ?? true),
    why: vi.fn(async () => (answer.why === undefined ? REFUSED : answer.why)),
    refuse: vi.fn(),
    undo: vi.fn(),
    point: vi.fn(),
    wait: vi.fn(async () => true),
    say: vi.fn(),
  } satisfies Hands;
  const heard = { hint: vi.fn((_: Hint) => undefined), tell: vi.fn(), refused: vi.fn() };
  let isWatching = false;
  let now = 0;
  const plans = createPlans();
  const chooser = createChooser({
    plans,
    sight: () => sight,
    choices: () => choices,
    hands: () => (isWatching ? null : hands),
    now: () => (now += answer.pace ?? 1000),
    ...heard,
  });
  const change = (
    change: Partial<Sight['table']>,
    legal?: Sight['legal'],
    mine: readonly number[] = sight.mine,
  ): void => {
    sight = look({
      ...sight.scene,
      line: sight.scene.line + 1,
      public: { ...sight.table, ...change },
      private: { timers: mine },
      legal: legal ?? sight.legal,
    });
    choices = choicesOf(sight);
    chooser.renew();
    plans.renew({ scene: sight.scene, seats: people(sight.seat), hands });
  };
  return { chooser, plans, hands, heard, sight: () => sight, change, watch: () => (isWatching = true) };
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
    chooser.touch('space-5');
    expect(hands.act).toHaveBeenCalledWith({ kind: 'Place', timer: 0, space: 5 });
    expect(chooser.sending).toHaveLength(1);
  });

  it('of a damaged space asks why not, and shows the rule', async () => {
    const { chooser, hands, heard } = desk('sailing');
    chooser.touch('space-3');
    await settled();
    expect(hands.why).toHaveBeenCalledWith({ kind: 'Place', timer: 0, space: 3 });
    expect(hands.refuse).toHaveBeenCalledWith(REFUSED);
    expect(heard.refused).toHaveBeenCalled();
  });

  it('of a hasty hand is heard once for two taps, and again for the third', async () => {
    const { chooser, hands } = desk('sailing', { pace: 60 });
    for (const heard of [1, 1, 2, 2, 3]) {
      chooser.touch('space-3');
      await settled();
      expect(hands.why).toHaveBeenCalledTimes(heard);
    }
  });

  it('on a hole that another hand has just taken lets the timer spring back', async () => {
    const { chooser } = desk('sailing', { act: false });
    chooser.touch('space-5');
    await settled();
    expect(chooser.sprung).toEqual({ timer: 0, spot: 'space-5' });
    expect(chooser.sending).toEqual([]);
    expect(chooser.offers.get('space-5')).toMatchObject({ how: 'place' });
  });

  it('of somebody else’s timer says whose it is', () => {
    const { chooser, heard, sight } = desk('running');
    const other = sight().timers.find(({ isMine }) => !isMine)?.timer ?? 0;
    chooser.touchTimer(other);
    expect(heard.tell).toHaveBeenCalledWith({ timer: other });
  });

  it('by a watcher tells what is there and does nothing', () => {
    const { chooser, hands, heard, watch } = desk('sailing');
    watch();
    chooser.touch('space-5');
    chooser.touchTimer(0);
    chooser.order('Pause');
    expect(hands.act).not.toHaveBeenCalled();
    expect(heard.tell).toHaveBeenCalledTimes(2);
    expect(heard.hint).toHaveBeenCalledWith('deck-watching');
  });

  it('of a ready timer opens its choice, and of a place on the board makes it', async () => {
    const { chooser, hands, sight } = desk('ready-Turn');
    const timer = sight().timers.find(({ isMine, isReady }) => isMine && isReady);
    chooser.touch('space-5');
    expect(chooser.open).toBe(timer?.timer);
    const [spot, offer] = [...chooser.offers].find(([one]) => one.startsWith('sector-')) ?? [];
    if (spot === undefined || offer === undefined || !('action' in offer)) throw new Error('no sector is offered');
    chooser.touch(spot);
    await settled();
    expect(hands.act).toHaveBeenCalledWith(offer.action);
    expect(chooser.open).toBeNull();
  });

  it('loads two cannons one after the other', () => {
    const { chooser, hands } = desk('ready-Load');
    chooser.touch('space-0');
    const picks = [...chooser.offers].filter(([, { how }]) => how === 'pick').map(([spot]) => spot);
    const [first, second] = picks;
    if (first === undefined || second === undefined) throw new Error('no two cannons');
    chooser.touch(first);
    expect(hands.act).not.toHaveBeenCalled();
    chooser.touch(second);
    expect(hands.act).toHaveBeenCalledWith(expect.objectContaining({ kind: 'Load' }));
  });

  it('where nothing can be done says why in the bar, and only coming back is left', async () => {
    const { chooser, hands, sight } = desk('ready-nothing');
    const timer = sight().timers.find(({ isMine, isReady }) => isMine && isReady)?.timer ?? -1;
    chooser.touchTimer(timer);
    await settled();
    expect(chooser.open).toBe(timer);
    expect(chooser.reason).toBe('No.');
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
  /** Timer 0 is free; timer 1, as much one's own, stands at the Helm. */
  function holding(change: { readonly isReady: boolean }) {
    const kit = desk('sailing');
    const { table, legal } = kit.sight();
    const sand = {
      ...table.sand,
      at: table.sand.at.map((space, timer) => (timer === 1 ? 5 : space)),
      ends: table.sand.ends.map((end, timer) => (timer === 1 ? 99_000 : end)),
      ready: change.isReady ? 2 : 0,
    };
    const turns = [-1, 1].map((sectors) => ({ kind: 'Turn', timer: 1, sectors }) as const);
    const places = legal.filter((action) => action.kind !== 'Place' || action.space !== 5);
    kit.change(
      { owners: [0, 0, 1, 2], sand },
      change.isReady ? [...places, ...turns, { kind: 'TakeBack', timer: 1 }] : places,
      [0, 1],
    );
    kit.chooser.touchTimer(0);
    return kit;
  }

  it('stays there over a hole in which another of one’s own runs, and the rule says why', async () => {
    const { chooser, hands } = holding({ isReady: false });
    chooser.touch('space-5');
    await settled();
    expect(hands.why).toHaveBeenCalledWith({ kind: 'Place', timer: 0, space: 5 });
    expect(hands.refuse).toHaveBeenCalledWith(REFUSED);
    expect([chooser.held, chooser.open]).toEqual([0, null]);
  });

  it('stays there while a ready one is chosen for, and is set afterwards', async () => {
    const { chooser, hands } = holding({ isReady: true });
    chooser.touch('space-5');
    expect([chooser.held, chooser.open]).toEqual([0, 1]);
    expect(chooser.cancel()).toBe(true);
    expect([chooser.held, chooser.open]).toEqual([0, null]);
    chooser.touch('space-6');
    expect(hands.act).toHaveBeenCalledWith({ kind: 'Place', timer: 0, space: 6 });
  });

  it('is never set aside for another one that fits better', async () => {
    const { chooser, hands, change } = desk('sailing');
    change(
      { owners: [0, 0, 1, 2] },
      [
        { kind: 'Place', timer: 1, space: 5 },
        { kind: 'Place', timer: 0, space: 6 },
      ],
      [0, 1],
    );
    chooser.touchTimer(0);
    chooser.touch('space-5');
    await settled();
    expect(hands.act).not.toHaveBeenCalled();
    expect(hands.why).toHaveBeenCalledWith({ kind: 'Place', timer: 0, space: 5 });
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
    const timer = kit.sight().timers.find(({ isMine, space }) => isMine && space === 5)?.timer ?? -1;
    const { sand } = kit.sight().table;
    const [ready, legal] = [sand.ready, kit.sight().legal];
    const deed = legal.find((action): action is Deed => action.kind === 'Turn' && action.timer === timer);
    if (deed?.kind !== 'Turn') throw new Error('nobody is at the helm');
    kit.change({ sand: { ...sand, ready: ready & ~(1 << timer) } }, []);
    const plan = (): void => {
      kit.chooser.touchTimer(timer);
      kit.chooser.touch(touchedOn(deed, kit.sight().table.ship.heading) ?? 'here');
    };
    return {
      ...kit,
      timer,
      deed,
      plan,
      sandIsDown: () => kit.change({ sand: { ...sand, ready } }, legal),
      sandIsDownButNothingLegal: () => kit.change({ sand: { ...sand, ready } }, []),
    };
  }

  it('is kept, and sent when it becomes legal', async () => {
    const { chooser, hands, heard, timer, deed, plan, sandIsDown } = atHelm();
    plan();
    expect(hands.act).not.toHaveBeenCalled();
    expect(chooser.plans.get(timer)?.deed).toEqual(deed);
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
    expect(chooser.plans.get(timer)?.reason).toBe('No.');
    expect(hands.refuse).not.toHaveBeenCalled();
    sandIsDown();
    expect(hands.act).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when its timer is no longer there', () => {
    const { chooser, sight, plan, change } = atHelm();
    plan();
    change({ sand: { ...sight().table.sand, at: [-1, -1, -1, -1] } }, []);
    expect(chooser.plans.size).toBe(0);
  });

  it('outlives a page that is loaded anew, and is sent there', () => {
    const { hands, sight, deed, plan, sandIsDown } = atHelm();
    plan();
    const anew = createPlans();
    const live = () => ({ scene: sight().scene, seats: people(sight().seat), hands });
    anew.renew(live());
    expect([...anew.all.values()].map((one) => one.deed)).toEqual([deed]);
    sandIsDown();
    hands.act.mockClear();
    anew.renew(live());
    expect(hands.act).toHaveBeenCalledWith(deed);
  });

  it('is none for the next sand of its timer, though that runs in the same place', () => {
    const { hands, sight, plan } = atHelm();
    plan();
    const { table, scene: shown } = sight();
    const later = {
      ...shown,
      public: { ...table, sand: { ...table.sand, ends: table.sand.ends.map((end) => end + 40_000) } },
    };
    const anew = createPlans();
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
});
