// What touches and keys send from the table of the pirates, and what is said before they do.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Table from '../../src/pirates/Table.svelte';
import type { Consequences } from '../../src/wire/views/common';
import type { Settings } from '../../src/ui/settings.svelte';
import type { Shortcuts } from '../../src/ui/shortcuts';
import { people, scene } from '../helpers/pirates-scenes';
import { clock, press, props, spot } from '../helpers/pirates-table';
import { settingsOf } from '../helpers/settings';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  HTMLDialogElement.prototype.showModal = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
    render(Table, props(shown, { clock: clock(0, { runs: false, why: 'steps', waits: [shown.seat], awaited: [1] }) }));
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
    await vi.waitFor(() => expect(document.querySelector('dialog kbd')).not.toBeNull());
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
    await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
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
    await vi.waitFor(() => expect(document.querySelector('dialog kbd')).not.toBeNull());
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
    await vi.waitFor(() => expect(document.querySelector('dialog kbd')).not.toBeNull());
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
      clock: clock(0, { runs: false, why: 'steps', awaited: [0, 1] }),
    });
    const { rerender } = render(Table, given);
    expect(screen.queryByRole('button', { name: 'I wait' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Bob waits' }));
    expect(given.hands.wait.mock.calls).toEqual([[1]]);
    await vi.waitFor(() => expect(screen.getAllByText('Bob waits.').length).toBeGreaterThan(0));
    await rerender({ ...given, clock: clock(0, { runs: false, why: 'steps', waits: [1], awaited: [0] }) });
    expect(screen.queryByRole('button', { name: 'Bob waits' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'You wait' }));
    expect(given.hands.wait).toHaveBeenLastCalledWith(0);
  });

  it('wait by the key for whoever has a timer in hand', async () => {
    const given = props(scene('sailing'), {
      seats: people().map((seat) => ({ ...seat, isMine: seat.seat < 2 })),
      clock: clock(0, { runs: false, why: 'steps', awaited: [0, 1] }),
    });
    render(Table, given);
    await press('2');
    await press('w');
    expect(given.hands.wait.mock.calls).toEqual([[1]]);
  });
});
