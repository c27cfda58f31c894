// The table of Corto by keys, as the device is set.
import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Settings } from '../../src/ui/settings.svelte';
import type { Shortcuts } from '../../src/ui/shortcuts';
import { scene, VOICES } from '../helpers/corto-scenes';
import { button, press, question, settled, show } from '../helpers/corto-table';
import { settingsOf } from '../helpers/settings';

// Pictures are tested where they are drawn; here they would only take their time.
vi.mock('../../src/corto/art/CardFace.svelte', () => import('../helpers/StubCard.svelte'));

afterEach(cleanup);

beforeAll(() => {
  // The document of the tests has no pointer capture and cannot lay anything out.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  document.elementFromPoint = () => null;
});

describe('by keys', () => {
  it('digits play cards, arrows move, Enter is the button’s own, Escape takes the card back', async () => {
    const { act, undo, square, rerender } = show(scene('length-9'));
    await press('1');
    expect(act.mock.lastCall?.[0]).toMatchObject({ kind: 'Play' });
    square('a2').focus();
    await press('ArrowDown');
    expect(document.activeElement).toBe(square('b2'));
    await rerender({ scene: scene('place') });
    await press('Escape');
    expect(undo).toHaveBeenCalledWith(127);
  });

  it('lead to the first square of the next choice', async () => {
    const { square, rerender } = show(scene('length-8'));
    square('a2').focus();
    await press('ArrowRight');
    await rerender({ scene: scene('border') });
    await settled();
    expect(document.activeElement).toBe(square('b4'));
    await press('n');
    expect(document.activeElement).toBe(square('c5'));
  });

  it('d comes to the decks, e ends the turn, s leaves out, p points, x discards or says why not', async () => {
    const main = show(scene('length-9'));
    await press('d');
    expect((document.activeElement as HTMLElement).dataset['square']).toBe('b1');
    await press('p');
    expect(main.point).toHaveBeenCalledWith('b1');
    await press('x');
    expect(main.why.mock.lastCall?.[0]).toMatchObject({ kind: 'Discard' });
    await press('e');
    expect(question()).not.toBeNull();
    main.unmount();
    const border = show(scene('border'));
    await press('s');
    expect(border.act).toHaveBeenCalledWith({ kind: 'Skip' });
  });

  it('i shows the quest of the strip where no card lies', async () => {
    const { container } = show(scene('border'));
    container.querySelector<HTMLElement>('.square.empty:not(.deck)')?.focus();
    await press('i');
    expect(document.querySelector('dialog')?.textContent).toContain('The vessel');
  });

  it('i shows a card and says it aloud, and ? lists the keys', async () => {
    const { square, container } = show(scene('border'));
    square('b4').focus();
    await press('i');
    expect(container.querySelector('.peek')?.textContent).toContain('Banshee');
    expect(container.querySelector('[aria-live]')?.textContent).toMatch(/^Banshee\. Character/);
    await press('i');
    expect(container.querySelector('.peek')).toBeNull();
    await press('?');
    expect(document.querySelector('dialog')?.textContent).toContain('end the turn');
  });
});

describe('by keys, as the device is set', () => {
  const set = (shortcuts: Shortcuts): Settings => settingsOf({ shortcuts });

  it('off: characters do nothing and no button claims one; Tab, arrows and Enter reach it all', async () => {
    const { act, undo, point, why, square, container } = show(scene('length-9'), { settings: set('off') });
    square('a2').focus();
    for (const key of '123456789dipxseuUlnN?') await press(key);
    for (const sent of [act, undo, point, why]) expect(sent).not.toHaveBeenCalled();
    expect([
      document.activeElement,
      document.querySelector('dialog'),
      container.querySelector('[aria-keyshortcuts]'),
    ]).toEqual([square('a2'), null, null]);
    await press('ArrowDown');
    expect(document.activeElement).toBe(square('b2'));
    await press('Enter', { altKey: true });
    expect(point).toHaveBeenCalledWith('b2');
    container.querySelector<HTMLElement>('[data-hand]')?.focus();
    await press('Enter', { shiftKey: true });
    expect(container.querySelector('.peek')).not.toBeNull();
    expect([button('End'), button('Keys'), container.querySelector('[data-pile]')]).not.toContain(undefined);
  });

  it('off: the list of keys names none of them, holds the switch, and says so in both languages', async () => {
    for (const voice of [VOICES.en, VOICES.fr]) {
      const settings = set('off');
      show(scene('length-9'), { settings, voice });
      await fireEvent.click(button(voice.say('corto-shortcuts')) ?? document.body);
      const dialog = document.querySelector('dialog');
      expect([...(dialog?.querySelectorAll('kbd') ?? [])].map((key) => key.textContent)).toEqual([
        '← ↑ ↓ →',
        '⏎',
        '⇧ ⏎',
        'Alt + ⏎',
        'Esc',
      ]);
      expect(dialog?.textContent).toContain(voice.say('shortcuts-off-what'));
      await fireEvent.click(dialog?.querySelector('[type=radio]') ?? document.body);
      expect(settings.set).toHaveBeenCalledWith({ shortcuts: 'on' });
      cleanup();
    }
  });

  it('with Alt: a character needs it, and everything says so', async () => {
    const { act, undo, container, rerender } = show(scene('length-9'), { settings: set('alt') });
    await press('1');
    expect(act).not.toHaveBeenCalled();
    expect(container.querySelector('[data-hand]')?.getAttribute('aria-keyshortcuts')).toBe('Alt+1');
    await press('1', { altKey: true });
    expect(act.mock.lastCall?.[0]).toMatchObject({ kind: 'Play' });
    await rerender({ scene: scene('place') });
    await press('Escape');
    expect(undo).toHaveBeenCalledWith(127);
    await press('?', { altKey: true, shiftKey: true });
    const keys = [...document.querySelectorAll('dialog kbd')].map((key) => key.textContent);
    expect(keys).toContain('Alt + ⇧ U');
    expect(keys).not.toContain('u');
  });
});
