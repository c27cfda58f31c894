// The table itself, drawn from real moments: what a reader finds there, and what touches and keys send.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Ending from '../../src/pirates/ending/Ending.svelte';
import Table from '../../src/pirates/Table.svelte';
import { PIRATES } from '../../src/pirates/page';
import type { Sounds } from '../../src/sound/create';
import type { GameClock, Hands } from '../../src/table/game';
import type { Action } from '../../src/table/scene';
import type { Consequences } from '../../src/wire/views/common';
import { createSettings, type Settings } from '../../src/ui/settings.svelte';
import type { Shortcuts } from '../../src/ui/shortcuts';
import type { Said } from '../../src/wire/types';
import {
  FIRST_VOICES,
  kindsOf,
  LINES,
  people,
  scene,
  formatter,
  VIEWS,
  type ViewName,
  WHOLE_VOICES,
} from '../helpers/pirates-scenes';
import type { PiratesHappening, PiratesScene } from '../../src/pirates/view';
import { settingsOf } from '../helpers/settings';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  HTMLDialogElement.prototype.showModal = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function hands() {
  return {
    act: vi.fn(async (_: Action) => true),
    why: vi.fn(async () => null),
    whyTouch: vi.fn(async () => null),
    preview: vi.fn(async (_: Action): Promise<Consequences | null> => null),
    refuse: vi.fn(() => undefined),
    undo: vi.fn(async () => true),
    point: vi.fn(() => undefined),
    wait: vi.fn(async (_: number) => true),
    say: vi.fn(async (_: string) => true),
  } satisfies Hands;
}

function clock(at: number, change: Partial<GameClock> = {}): GameClock {
  return { now: () => at, runs: true, speed: 100, why: '', resumesIn: () => null, ...change };
}

function props(shown: PiratesScene, change: object = {}) {
  return {
    scene: shown,
    happening: null,
    lately: [],
    seats: people(shown.seat),
    hands: hands(),
    pointed: null,
    clock: clock(shown.at),
    talk: [],
    formatter: formatter(WHOLE_VOICES.en, people(shown.seat)),
    voice: WHOLE_VOICES.en,
    settings: createSettings(),
    ...change,
  };
}

const spot = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-spot='${name}']`);
  if (found === null) throw new Error(`no ${name}`);
  return found;
};
const press = (key: string, init: KeyboardEventInit = {}): Promise<boolean> =>
  fireEvent.keyDown(document.body, { key, ...init });

describe('the page', () => {
  it('brings all that a table asks for', () => {
    expect(PIRATES.phrases).toContain('helm');
    expect(PIRATES.headline?.(scene('sailing'), WHOLE_VOICES.en, undefined)).toBe('1. Broken Chains');
  });

  it.each(VIEWS)('is drawn in %s, with a name on every button, in both languages', (name) => {
    for (const voice of [WHOLE_VOICES.en, FIRST_VOICES.fr]) {
      render(Table, props(scene(name), { voice, formatter: formatter(voice) }));
      for (const button of screen.getAllByRole('button'))
        expect(button.getAttribute('aria-label') ?? button.textContent.trim()).not.toBe('');
      expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
      cleanup();
    }
  });

  it('shows the speed that the choice of the sails names, and the corks and balls that the view counts', async () => {
    const shown = scene('ready-SetSails');
    const offers = shown.offers.map((offer) => ({
      ...offer,
      choices: (offer.choices ?? []).map((choice) =>
        offer.kind === 'SetSails' ? { ...choice, more: { speed: 7 } } : choice,
      ),
    }));
    const ship = { ...shown.public.ship, corks_left: 5, most_corks: 8, balls_left: 6, most_balls: 9 };
    render(Table, props({ ...shown, offers, public: { ...shown.public, ship } }));
    const timer = shown.private?.asks?.[0]?.timer ?? 0;
    await fireEvent.click(spot(`timer-${timer}`));
    const ways = [...document.querySelectorAll('[data-spot^=sails-]')];
    expect(new Set(ways.map((way) => way.textContent.trim()))).toEqual(new Set(['7']));
    expect(spot('corks').title).toBe(WHOLE_VOICES.en.say('deck-corks', { number: 5, most: 8 }));
    expect(spot('balls').title).toBe(WHOLE_VOICES.en.say('deck-balls', { number: 6, most: 9 }));
  });

  it('shows the time that the view leaves while its clock does not count', () => {
    const shown = scene('briefing');
    render(Table, props({ ...shown, public: { ...shown.public, clock: { ...shown.public.clock, left: 65_000 } } }));
    expect(document.querySelector('.digits')?.textContent).toBe('1:05');
  });

  it('has one tab stop on the board', () => {
    render(Table, props(scene('sailing')));
    expect(
      [...document.querySelectorAll('[data-board] button')].filter((button) => button.getAttribute('tabindex') === '0'),
    ).toHaveLength(1);
  });

  it('is drawn for watchers and in replays, with nothing to do', () => {
    render(Table, props(scene('watched'), { hands: null, clock: undefined, talk: undefined }));
    expect(screen.getAllByText('You are watching.').length).toBeGreaterThan(0);
    expect(screen.queryByRole('group', { name: 'Shouts for the crew' })).toBeNull();
  });
});

describe('touches and keys', () => {
  it('set a timer by a touch, and by its key', async () => {
    const given = props(scene('sailing'));
    render(Table, given);
    await fireEvent.click(spot('space-helm'));
    expect(given.hands.act).toHaveBeenCalledWith({ kind: 'Place', timer: 0, space: 'helm' });
    await press('l');
    expect(given.hands.act).toHaveBeenLastCalledWith({ kind: 'Place', timer: 0, space: 'lookout' });
  });

  it('start the round by Ready and by its key', async () => {
    const given = props(scene('briefing'));
    render(Table, given);
    await fireEvent.click(screen.getAllByRole('button', { name: 'Ready: start!' })[0] ?? document.body);
    await press('g');
    expect(given.hands.act.mock.calls).toEqual([[{ kind: 'Start' }], [{ kind: 'Start' }]]);
  });

  it('walk from the timer’s key to what it can do, and do it', async () => {
    const given = props(scene('ready-Turn'));
    const timer = given.scene.private?.timers[0] ?? 0;
    render(Table, given);
    await press(String(timer + 1));
    await tick();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/you may: Timer \d: turn the bow/);
    await fireEvent.click(document.activeElement ?? document.body);
    expect(given.hands.act).toHaveBeenCalledWith(expect.objectContaining({ kind: 'Turn' }));
  });

  it('shout by one touch and by one key', async () => {
    const given = props(scene('sailing'));
    render(Table, given);
    await fireEvent.click(screen.getByRole('button', { name: 'I take the helm.' }));
    await press('W');
    expect(given.hands.say.mock.calls).toEqual([['helm'], ['wait']]);
  });

  it('wait in step mode, for the one seat of this device', async () => {
    const given = props(scene('sailing'), { clock: clock(0, { runs: false, why: 'steps' }) });
    render(Table, given);
    await fireEvent.click(screen.getByRole('button', { name: 'I wait' }));
    expect(given.hands.wait.mock.calls).toEqual([[given.scene.seat]]);
  });

  it('hear who waits from the server, also after a reload, and for whom time stands', () => {
    const shown = scene('sailing');
    render(Table, props(shown, { clock: clock(0, { runs: false, why: 'steps', waits: [shown.seat] }) }));
    expect(screen.queryByRole('button', { name: 'I wait' })).toBeNull();
    expect(screen.getAllByText(/^You wait for something to happen\. Time waits for Bob/).length).toBeGreaterThan(0);
  });

  it('say that nobody needs to wait where time runs by itself', async () => {
    const given = props(scene('sailing'));
    render(Table, given);
    await press('w');
    await tick();
    expect(given.hands.wait).not.toHaveBeenCalled();
    expect(screen.getAllByText(/Time runs by itself here/).length).toBeGreaterThan(0);
  });

  it('open the list of keys, and the clock for ears', async () => {
    render(Table, props(scene('running')));
    await press('k');
    await tick();
    expect(document.querySelector("[aria-live='polite']")?.textContent).toMatch(
      /Round 1 of 3: \d:\d\d left\. .*Timer 1/,
    );
    await press('?');
    expect(document.querySelector('dialog kbd')).not.toBeNull();
  });
});

describe('keys, as the device is set', () => {
  const set = (shortcuts: Shortcuts): Settings => settingsOf({ shortcuts });
  const claimed = (): readonly (string | null)[] =>
    [...document.querySelectorAll('[aria-keyshortcuts]')].map((one) => one.getAttribute('aria-keyshortcuts'));

  it.each(['briefing', 'sailing', 'ready-Turn', 'running'] as const)(
    'off: in %s no character does anything, and no button claims one',
    async (name) => {
      const given = props(scene(name), { settings: set('off') });
      render(Table, given);
      for (const key of '1234hslrbqecnNgptwuxkoif?HSLBQERWYTUDJK') await press(key);
      for (const sent of [given.hands.act, given.hands.say, given.hands.wait]) expect(sent).not.toHaveBeenCalled();
      expect([document.querySelector('dialog'), claimed().filter((key) => key !== 'Escape')]).toEqual([null, []]);
    },
  );

  it('off: timers, spaces, shouts, orders and what they are is all had by Tab, arrows and Enter', async () => {
    const given = props(scene('sailing'), { settings: set('off'), clock: clock(0, { runs: false, why: 'steps' }) });
    render(Table, given);
    const stops = screen.getAllByRole('button').filter((button) => button.tabIndex === 0);
    const names = stops.map((button) => button.getAttribute('aria-label') ?? button.textContent.trim()).join('\n');
    for (const name of [/^your Timer 1/m, /^I wait$/m, /^Pause/m, /^I take the helm\.$/m, /^Keys$/m])
      expect(names).toMatch(name);
    const space = stops.find((button) => button.dataset['spot']?.startsWith('space-')) ?? document.body;
    space.focus();
    await fireEvent.keyDown(space, { key: 'ArrowUp' });
    await tick();
    expect(document.activeElement).not.toBe(space);
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', shiftKey: true });
    await tick();
    expect(document.querySelector('dialog')).not.toBeNull();
  });

  it.each([
    ['briefing', 'Ready: start!', 'Start'],
    ['held', 'Continue', 'Continue'],
    ['paused', 'Resume', 'Resume'],
  ] as const)('off: in %s the button “%s” does what its key would', async (name, text, kind) => {
    const given = props(scene(name), { settings: set('off') });
    render(Table, given);
    await fireEvent.click(screen.getAllByRole('button', { name: text })[0] ?? document.body);
    expect(given.hands.act).toHaveBeenCalledWith({ kind });
  });

  it('off: a timer that is ready is opened and taken back by buttons', async () => {
    const given = props(scene('ready-Turn'), { settings: set('off') });
    const timer = given.scene.private?.timers[0] ?? 0;
    render(Table, given);
    await fireEvent.click(spot(`timer-${timer}`));
    await fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(given.hands.act).toHaveBeenCalledWith({ kind: 'TakeBack', timer });
  });

  it('off: the list names none of them, holds the switch, and lets clock and sea be heard', async () => {
    const settings = set('off');
    render(Table, props(scene('running'), { settings }));
    await fireEvent.click(screen.getByRole('button', { name: 'Keys' }));
    expect([...document.querySelectorAll('dialog kbd')].map((key) => key.textContent)).toEqual([
      '← ↑ ↓ →',
      '⏎',
      '⇧ ⏎',
      'Esc',
    ]);
    await fireEvent.click(document.querySelector('dialog [type=radio]') ?? document.body);
    expect(settings.set).toHaveBeenCalledWith({ shortcuts: 'on' });
    await fireEvent.click(screen.getByText('Hear the clock and all timers'));
    await vi.waitFor(() => expect(document.querySelector("[aria-live='polite']")?.textContent).toMatch(/Round 1 of 3/));
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('with Alt: a character needs it, a shout too, and everything says so', async () => {
    const given = props(scene('sailing'), { settings: set('alt') });
    render(Table, given);
    for (const key of ['l', 'W', '1']) await press(key);
    expect(given.hands.act).not.toHaveBeenCalled();
    expect(given.hands.say).not.toHaveBeenCalled();
    expect(claimed().filter((key) => !/^(?:Alt\+|Escape$)/.test(key ?? ''))).toEqual([]);
    expect(claimed()).toContain('Alt+Shift+H');
    await press('l', { altKey: true });
    expect(given.hands.act).toHaveBeenCalledWith({ kind: 'Place', timer: 0, space: 'lookout' });
    await press('W', { altKey: true, shiftKey: true });
    expect(given.hands.say).toHaveBeenCalledWith('wait');
    await press('?', { altKey: true, shiftKey: true });
    expect([...document.querySelectorAll('dialog kbd')].map((key) => key.textContent)).toContain('Alt + 1 – 4');
  });
});

describe('what would follow', () => {
  const follows = (): string => document.querySelector('.follows')?.textContent ?? '';
  const sails: Consequences = {
    sentences: [
      { text: 'then-pirates-speed', args: { speed: 2 } },
      { text: 'then-pirates-loaded', args: { cannons: ['left-1'] } },
    ],
  };

  async function atTheHelm() {
    vi.useFakeTimers();
    const given = props(scene('ready-Turn'));
    const timer = given.scene.private?.timers[0] ?? 0;
    given.hands.preview.mockResolvedValue(sails);
    render(Table, given);
    await fireEvent.click(spot(`timer-${timer}`));
    const sectors = [...document.querySelectorAll<HTMLElement>('button[data-spot^=sector-]')];
    return { given, sectors };
  }
  afterEach(() => vi.useRealTimers());

  it('is asked for once when a choice is pointed at, and said in the bar', async () => {
    const { given, sectors } = await atTheHelm();
    await fireEvent.pointerEnter(sectors[0] ?? document.body);
    await vi.advanceTimersByTimeAsync(500);
    expect(given.hands.preview).toHaveBeenCalledTimes(1);
    expect(given.hands.preview).toHaveBeenCalledWith(expect.objectContaining({ kind: 'Turn' }));
    expect(follows()).toBe('Then: speed 2; loaded: left cannon 1.');
    await fireEvent.pointerLeave(sectors[0] ?? document.body);
    expect(follows()).toBe('');
  });

  it('is not asked for by a hand that only passes, and a late answer is not shown for another choice', async () => {
    const { given, sectors } = await atTheHelm();
    await fireEvent.pointerEnter(sectors[0] ?? document.body);
    await vi.advanceTimersByTimeAsync(50);
    await fireEvent.pointerEnter(sectors[1] ?? document.body);
    await vi.advanceTimersByTimeAsync(50);
    expect(given.hands.preview).not.toHaveBeenCalled();
    let answer: (found: Consequences | null) => void = () => undefined;
    given.hands.preview.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(200);
    await fireEvent.pointerLeave(sectors[1] ?? document.body);
    answer(sails);
    await vi.advanceTimersByTimeAsync(500);
    expect([follows(), given.hands.preview.mock.calls.length]).toEqual(['', 1]);
  });

  it('is told to a keyboard as well', async () => {
    const { sectors } = await atTheHelm();
    sectors[0]?.focus();
    await vi.advanceTimersByTimeAsync(500);
    expect(document.querySelector("[aria-live='polite']")?.textContent).toContain('Then: speed 2');
  });
});

describe('several seats of one device', () => {
  it('are all one’s own', async () => {
    const shown = scene('sailing', {
      offers: [
        {
          kind: 'Place',
          say: 'action-pirates-Place',
          on: 'space',
          choices: [{ args: { timer: 0, space: 'helm' } }, { args: { timer: 1, space: 'lookout' } }],
        },
      ],
    });
    const given = props(shown, { seats: people().map((seat) => ({ ...seat, isMine: seat.seat < 2 })) });
    render(Table, given);
    await press('2');
    await fireEvent.click(spot('space-lookout'));
    expect(given.hands.act).toHaveBeenCalledWith({ kind: 'Place', timer: 1, space: 'lookout' });
  });

  it('wait each for itself, and the button says who', async () => {
    const shown = scene('sailing');
    const given = props(shown, {
      seats: people().map((seat) => ({ ...seat, isMine: seat.seat < 2 })),
      clock: clock(0, { runs: false, why: 'steps' }),
    });
    const { rerender } = render(Table, given);
    expect(screen.queryByRole('button', { name: 'I wait' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Bob waits' }));
    expect(given.hands.wait.mock.calls).toEqual([[1]]);
    await vi.waitFor(() => expect(screen.getAllByText('Bob waits.').length).toBeGreaterThan(0));
    await rerender({ ...given, clock: clock(0, { runs: false, why: 'steps', waits: [1] }) });
    expect(screen.queryByRole('button', { name: 'Bob waits' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'You wait' }));
    expect(given.hands.wait).toHaveBeenLastCalledWith(0);
  });

  it('wait by the key for whoever has a timer in hand', async () => {
    const given = props(scene('sailing'), {
      seats: people().map((seat) => ({ ...seat, isMine: seat.seat < 2 })),
      clock: clock(0, { runs: false, why: 'steps' }),
    });
    render(Table, given);
    await press('2');
    await press('w');
    expect(given.hands.wait.mock.calls).toEqual([[1]]);
  });
});

describe('a page that goes on without the table', () => {
  it('hears no clock of it any more', () => {
    const setScene = vi.fn();
    const sounds = { setScene, play: vi.fn(), settings: { muted: false } } as unknown as Sounds;
    const { unmount } = render(Table, props(scene('running'), { sounds }));
    expect(setScene).toHaveBeenLastCalledWith(expect.objectContaining({ running: true }));
    unmount();
    expect(setScene).toHaveBeenLastCalledWith({ running: false, left: null });
  });

  it('hears no shot of it any more', async () => {
    const fired = Object.values(LINES).find(({ events }) => kindsOf(events).includes('Fired'));
    if (fired === undefined) throw new Error('no cannon was fired');
    vi.useFakeTimers();
    const play = vi.fn();
    const sounds = { setScene: vi.fn(), play, settings: { muted: false } } as unknown as Sounds;
    const before = scene('running');
    const shown = { ...before, line: 999 };
    const happening: PiratesHappening = { ...fired.happening, scene: shown, before };
    const { unmount } = render(Table, props(shown, { sounds, happening }));
    expect(play).toHaveBeenCalledWith('cannon', expect.anything());
    play.mockClear();
    unmount();
    vi.advanceTimersByTime(5000);
    expect(play).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('leaves whoever writes where they are', async () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    render(Table, props(scene('briefing')));
    await tick();
    expect(document.activeElement).toBe(field);
    cleanup();
    field.remove();
    render(Table, props(scene('briefing')));
    await tick();
    expect(document.activeElement?.textContent).toContain('Ready');
  });
});

describe('time', () => {
  it('shows the round’s clock and the sand from the server’s deadlines', async () => {
    const shown = scene('running');
    const { began, lasts } = shown.public.clock;
    render(Table, props(shown, { clock: clock(began + lasts - 65_000) }));
    await tick();
    expect(document.querySelector('.digits')?.textContent).toBe('1:05');
  });

  it('says why it stands, and counts down', async () => {
    const { rerender } = render(
      Table,
      props(scene('running'), {
        clock: clock(0, { runs: false, why: 'lost' }),
        seats: people().map((seat) => ({ ...seat, isLost: seat.seat === 1 })),
      }),
    );
    expect(screen.getByText(/The connection of Bob is lost/)).toBeTruthy();
    await rerender(
      props(scene('running'), { clock: clock(0, { runs: false, why: 'countdown', resumesIn: () => 2100 }) }),
    );
    await tick();
    expect(document.querySelector('.count')?.textContent).toMatch(/3/);
    await rerender(props(scene('paused')));
    expect(screen.getAllByRole('button', { name: 'Resume' }).length).toBeGreaterThan(0);
  });
});

describe('what is said and what happens', () => {
  const said = (n: number, person: number, phrase: string): Said => ({
    kind: 'Said',
    n,
    at: n * 1000,
    person,
    phrase,
    words: '',
  });

  it('stands at the sailor’s badge, and two who want one place are warned', async () => {
    const talk = [said(1, 1, 'hello')];
    const { rerender } = render(Table, props(scene('sailing'), { talk }));
    expect(document.querySelector('.bubble')).toBeNull();
    await rerender(props(scene('sailing'), { talk: [...talk, said(2, 1, 'helm'), said(3, 2, 'helm')] }));
    await tick();
    expect([...document.querySelectorAll('.bubble')].map((bubble) => bubble.textContent.trim())).toEqual([
      'I take the helm.',
      'I take the helm.',
    ]);
    expect(screen.getAllByText('Two of you want the same place: Helm.').length).toBeGreaterThan(0);
  });

  it('shows the end of a round moment by moment, and lets it be skipped', async () => {
    const end = Object.values(LINES).find(
      ({ events }) => kindsOf(events).includes('EnemyShot') && kindsOf(events).includes('RoundEnded'),
    );
    if (end === undefined) throw new Error('no round ended');
    const before = scene('sailing');
    const after = scene('briefing', { line: 999 });
    const happening: PiratesHappening = { ...end.happening, scene: after, before };
    const { rerender } = render(Table, props(before));
    await rerender(props(after, { happening }));
    await tick();
    expect(document.querySelector('.brief')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await tick();
    expect(document.querySelector('.brief')).not.toBeNull();
  });

  it('cries an event aloud, with Continue where the game waits', async () => {
    const line = Object.values(LINES).find(({ events }) => kindsOf(events).includes('EventCame'));
    if (line === undefined) throw new Error('no event');
    const shown = scene('held', { line: 999 });
    const given = props(shown, {
      happening: { ...line.happening, scene: shown, before: scene('held') },
    });
    render(Table, given);
    await tick();
    expect(document.querySelector("[aria-live='assertive']")?.textContent).not.toBe('');
    await fireEvent.click(screen.getAllByRole('button', { name: 'Continue' })[0] ?? document.body);
    expect(given.hands.act).toHaveBeenCalledWith({ kind: 'Continue' });
  });
});

describe('the ending', () => {
  it.each([
    ['won', /The chapter is won/],
    ['sunk', /the Ellen goes down/],
    ['late', /Out of time/],
  ] as const)('tells how it ended: %s', (name: ViewName, words) => {
    const shown = scene(name);
    render(Ending, {
      scene: shown,
      seats: people(),
      formatter: formatter(),
      voice: WHOLE_VOICES.en,
      settings: createSettings(),
    });
    expect(screen.getByText(words)).toBeTruthy();
    const { points, score = [], stars = [], halves = 2 } = shown.public.end ?? {};
    if (name === 'won') {
      expect(screen.getAllByText(String(points)).length).toBeGreaterThan(0);
      const sum = score.reduce((all, line) => all + line.points, 0);
      expect(Math.floor((sum * halves) / 2), 'the lines add up').toBe(points);
      expect(document.querySelectorAll('.why li.earned')).toHaveLength(stars.filter(({ earned }) => earned).length);
    } else expect(screen.getByText(/brings no points/)).toBeTruthy();
  });
});
