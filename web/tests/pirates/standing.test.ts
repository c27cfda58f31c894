// A table that stands: it takes nobody’s keyboard, keeps what is still to be read, says who plays, and costs next to nothing.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calledIn, lately } from '../../src/pirates/effects/called-event';
import Table from '../../src/pirates/Table.svelte';
import HandOver from '../../src/table/panels/HandOver.svelte';
import type { LogLine } from '../../src/table/scene';
import { kindsOf, LINES, LOG, people, scene, VIEWS } from '../helpers/pirates-scenes';
import { clock, props } from '../helpers/pirates-table';
import type { PiratesHappening } from '../../src/pirates/view';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.activeElement ?? document.body, { key });

function lineWith(kind: string): LogLine {
  const found = Object.values(LINES).find(({ events }) => kindsOf(events).includes(kind));
  if (found === undefined) throw new Error(`no ${kind}`);
  return found.line;
}

describe('whoever writes', () => {
  function writing(): HTMLTextAreaElement {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    return field;
  }

  it('goes on writing when somebody else pauses, and no letter of theirs is a key', async () => {
    const field = writing();
    const given = props(scene('paused'));
    const { rerender } = render(Table, props(scene('sailing')));
    await rerender(given);
    await tick();
    expect(document.activeElement).toBe(field);
    for (const key of [' ', 'g', 'p', 't', 'h', '1', 'W', 'Escape', 'Enter']) await press(key);
    expect(given.hands.act).not.toHaveBeenCalled();
    expect(given.hands.say).not.toHaveBeenCalled();
    field.remove();
  });

  it.each([
    ['held', 'Continue'],
    ['paused', 'Resume'],
    ['briefing', 'Ready'],
  ] as const)('is not led to the button of %s, and whoever does not write is', async (name, button) => {
    const change = { lately: [lineWith('EventCame')] };
    const field = writing();
    render(Table, props(scene(name), change));
    await tick();
    expect(document.activeElement).toBe(field);
    cleanup();
    field.remove();
    render(Table, props(scene(name), change));
    await tick();
    expect(document.activeElement?.textContent).toContain(button);
  });

  it('is led to the button in the bar where a small screen does not draw that of the briefing', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '.brief .twice { display: none; }';
    render(Table, props(scene('briefing')));
    await tick();
    expect(document.activeElement?.textContent).toContain('Ready');
    expect(document.activeElement?.closest('.brief')).toBeNull();
    style.remove();
  });

  it('does not uncover the hand of the next one at the same device', () => {
    const field = writing();
    const { scene: now, seats, formatter } = props(scene('sailing'));
    const session = { logs: {}, seats: [0, 1] };
    render(HandOver, { session, seat: 0, scene: now, seats, formatter, gamePage: {}, take: vi.fn() });
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});

describe('an event that is still to be read', () => {
  const came = lineWith('EventCame');

  it('is the newest one of the log', () => {
    const before = LOG.slice(0, 3);
    expect(lately([...before, came])).toEqual([came]);
    expect(lately([...before, came, lineWith('Fired')])).toEqual([came]);
    const later = { ...came, line: came.line + 1 };
    expect(lately([came, later, lineWith('Fired')])).toEqual([later]);
    expect(lately([])).toEqual([]);
    expect(calledIn([])).toBeNull();
  });

  it('hangs after a reload, with Continue', async () => {
    const given = props(scene('held'), { lately: [came] });
    render(Table, given);
    expect(document.querySelector('.event h2')?.textContent).not.toBe('');
    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(given.hands.act).toHaveBeenCalledWith({ kind: 'Continue' });
  });

  it('hangs where one can only look, with no button that would do nothing', () => {
    render(
      Table,
      props(scene('held'), { lately: [came], hands: null, clock: undefined, scene: { ...scene('held'), offers: [] } }),
    );
    expect(document.querySelector('.event')).not.toBeNull();
    expect(document.querySelector('.event .button')).toBeNull();
  });

  it('is gone once clock and sand run', async () => {
    const { rerender } = render(Table, props(scene('held'), { lately: [came] }));
    await rerender(props(scene('sailing')));
    expect(document.querySelector('.event')).toBeNull();
  });
});

describe('the first mate', () => {
  const mated = (own = 0) => people(own).map((seat) => ({ ...seat, mate: seat.isMine ? 'able' : null }));

  it('is named in the bar, and gives the seat back by a button', async () => {
    const given = props(scene('sailing'), { seats: mated() });
    render(Table, given);
    expect(screen.getAllByText('The first mate plays for you.').length).toBeGreaterThan(0);
    expect(document.querySelector('.chip.mine')?.getAttribute('aria-label')).toContain(
      'the first mate (Able sailor) plays for you',
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Take the seat back' }));
    expect(given.hands.takeSeat.mock.calls).toEqual([[0]]);
  });

  it('is offered back for each seat of a device by name, and the others are still asked', async () => {
    const seats = people().map((seat) => ({ ...seat, isMine: seat.seat < 2, mate: seat.seat === 1 ? 'able' : null }));
    const given = props(scene('sailing'), { seats });
    render(Table, given);
    expect(screen.queryByText('The first mate plays for you.')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Take the seat back (Bob)' }));
    expect(given.hands.takeSeat.mock.calls).toEqual([[1]]);
  });

  it('offers nothing where one can only look, nor once one plays oneself', () => {
    render(Table, props(scene('sailing'), { seats: mated(), hands: null, clock: undefined }));
    render(Table, props(scene('sailing')));
    expect(screen.queryByRole('button', { name: 'Take the seat back' })).toBeNull();
  });
});

describe('the show of a round’s end', () => {
  it('is skipped by g, which starts the next round only when it is over', async () => {
    const end = Object.values(LINES).find(
      ({ events }) => kindsOf(events).includes('EnemyShot') && kindsOf(events).includes('RoundEnded'),
    );
    if (end === undefined) throw new Error('no round ended');
    const before = scene('sailing');
    const after = scene('briefing', { line: 999 });
    const happening: PiratesHappening = { ...end.happening, scene: after, before };
    const { rerender } = render(Table, props(before));
    const given = props(after, { happening });
    await rerender(given);
    await tick();
    await press('g');
    await tick();
    expect(given.hands.act).not.toHaveBeenCalled();
    expect(document.querySelector('.brief')).not.toBeNull();
    await press('g');
    expect(given.hands.act.mock.calls).toEqual([[{ kind: 'Start' }]]);
  });
});

describe('frames', () => {
  it.each(VIEWS)('are asked for by no clock that stands: %s', (name) => {
    const asked = vi.fn(() => 1);
    vi.stubGlobal('requestAnimationFrame', asked);
    render(Table, props(scene(name), { clock: clock(0, { runs: false, why: 'paused' }) }));
    expect(asked).not.toHaveBeenCalled();
    expect(document.querySelector('.root')?.classList.contains('resting')).toBe(true);
  });

  it('are asked for while it runs', () => {
    const asked = vi.fn(() => 1);
    vi.stubGlobal('requestAnimationFrame', asked);
    render(Table, props(scene('running')));
    expect(asked).toHaveBeenCalled();
    expect(document.querySelector('.root')?.classList.contains('resting')).toBe(false);
  });

  it('need not come for the count until time runs again', async () => {
    vi.useFakeTimers();
    let left = 2100;
    render(
      Table,
      props(scene('running'), { clock: clock(0, { runs: false, why: 'countdown', resumesIn: () => left }) }),
    );
    const shown = (): string | null | undefined => document.querySelector('.count b')?.textContent;
    await tick();
    expect(shown()).toBe('3');
    left = 2000;
    await vi.advanceTimersByTimeAsync(100);
    expect(shown()).toBe('2');
    left = 1000;
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe('1');
  });
});
