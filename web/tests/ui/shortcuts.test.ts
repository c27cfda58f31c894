// Single-key shortcuts: on, only with Alt, or off. One function decides, and every handler of keys asks it.
import { describe, expect, it } from 'vitest';
import { keyOf, listed, shortcutFor, type Shortcuts } from '../../src/ui/shortcuts';

const SOURCES = import.meta.glob<string>('../../src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const strike = (key: string, init: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, ...init });
const heard = (shortcuts: Shortcuts, key: string, init: KeyboardEventInit = {}): string | undefined =>
  keyOf(strike(key, init), shortcuts);

describe('a character', () => {
  const CHARACTERS = ['h', 'H', '1', '?', ' '];

  it('counts by itself while shortcuts are on, and never with another modifier', () => {
    expect(CHARACTERS.map((key) => heard('on', key))).toEqual(CHARACTERS);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(CHARACTERS.map((key) => heard('on', key, { [modifier]: true }))).toEqual(CHARACTERS.map(() => undefined));
  });

  it('counts only with Alt where that is set; Alt with the space bar stays the window’s', () => {
    expect(CHARACTERS.map((key) => heard('alt', key))).toEqual(CHARACTERS.map(() => undefined));
    expect(CHARACTERS.map((key) => heard('alt', key, { altKey: true }))).toEqual(['h', 'H', '1', '?', undefined]);
    expect(heard('alt', 'h', { altKey: true, ctrlKey: true })).toBeUndefined();
  });

  it('never counts while shortcuts are off', () => {
    expect(CHARACTERS.flatMap((key) => [heard('off', key), heard('off', key, { altKey: true })])).toEqual(
      Array(10).fill(undefined),
    );
  });

  it('is what stands on the key, whatever Option, a French row of digits or a Greek keyboard write', () => {
    expect(heard('alt', '˙', { altKey: true, keyCode: 72 })).toBe('h');
    expect(heard('alt', 'Dead', { altKey: true, keyCode: 69 })).toBe('e');
    expect(heard('alt', 'Ó', { altKey: true, shiftKey: true, keyCode: 72 })).toBe('H');
    expect(heard('alt', '¿', { altKey: true, shiftKey: true, keyCode: 191 })).toBe('?');
    expect(heard('on', '&', { keyCode: 49 })).toBe('1');
    expect(heard('on', 'η', { keyCode: 72 })).toBe('h');
    expect(heard('on', '/', { keyCode: 191 })).toBeUndefined();
    expect(heard('on', 'Dead', { keyCode: 221 })).toBeUndefined();
  });

  it('that AltGr writes is no shortcut', () => {
    const euro = strike('€', { keyCode: 69 });
    euro.getModifierState = (name) => name === 'AltGraph';
    expect(keyOf(euro, 'on')).toBeUndefined();
  });
});

describe('any other key', () => {
  it.each(['on', 'alt', 'off'] as const)('stays as it is (%s)', (shortcuts) => {
    const keys = ['ArrowLeft', 'Home', 'PageDown', 'Enter', 'Escape', 'Tab', 'F2'];
    expect(keys.map((key) => heard(shortcuts, key))).toEqual(keys);
    expect(heard(shortcuts, 'Enter', { shiftKey: true })).toBe('Shift+Enter');
    expect(heard(shortcuts, 'Enter', { altKey: true })).toBe('Alt+Enter');
    expect(heard(shortcuts, 'ArrowLeft', { altKey: true })).toBeUndefined();
  });

  it('is left to fields, to dialogs and to whoever has taken it', () => {
    const box = document.createElement('div');
    box.innerHTML =
      '<input /><input type="checkbox" /><input type="range" /><select></select><dialog><button></button></dialog><button></button>';
    document.body.append(box);
    const at = (selector: string): string | undefined => {
      const event = strike('Escape', { bubbles: true });
      box.querySelector(selector)?.dispatchEvent(event);
      return keyOf(event, 'on');
    };
    expect(['input', 'select', 'dialog button'].map(at)).toEqual([undefined, undefined, undefined]);
    expect(['[type=checkbox]', '[type=range]', 'div > button'].map(at)).toEqual(['Escape', 'Escape', 'Escape']);
    box.remove();
    const taken = strike('Escape', { cancelable: true });
    taken.preventDefault();
    expect(keyOf(taken, 'on')).toBeUndefined();
  });
});

it('is told to readers and lists as it is set', () => {
  const told = (shortcuts: Shortcuts) => ['g', 'H', '?', '2', 'Escape'].map((key) => shortcutFor(key, shortcuts));
  expect(told('on')).toEqual(['g', 'Shift+H', '?', '2', 'Escape']);
  expect(told('alt')).toEqual(['Alt+g', 'Alt+Shift+H', 'Alt+?', 'Alt+2', 'Escape']);
  expect(told('off')).toEqual([undefined, undefined, undefined, undefined, 'Escape']);
  expect(listed([['1 – 4', 'cards']], 'on')).toEqual([['1 – 4', 'cards']]);
  expect(listed([['1 – 4', 'cards']], 'alt')).toEqual([['Alt + 1 – 4', 'cards']]);
  expect(listed([['1 – 4', 'cards']], 'off')).toEqual([]);
});

describe('the house', () => {
  const files = (test: (text: string) => boolean): readonly string[] =>
    Object.keys(SOURCES)
      .filter((path) => test(SOURCES[path] ?? ''))
      .map((path) => path.replace('../../src/', ''))
      .sort();
  const readsKeys = (text: string): boolean =>
    /KeyboardEvent|keydown/i.test(text) && /\bevent\.(?:key|code|keyCode)\b|\bkey \} =/.test(text);

  it('reads keys through one function; who reads them without it knows arrows, Escape, and what presses a button', () => {
    const unasked = files((text) => readsKeys(text) && !/\b(?:keyOf|commandOf)\(/.test(text));
    expect(unasked).toEqual([
      'corto/board/Board.svelte',
      'corto/board/SquareMenu.svelte',
      'pirates/board/Board.svelte',
      'plain/Choices.svelte',
      'replay/LookBack.svelte',
      'table/log/LogPanel.svelte',
      'table/log/one-stop.ts',
    ]);
  });

  it('tells no shortcut that would be untrue under another setting', () => {
    expect(files((text) => /aria-keyshortcuts="(?!Escape")/.test(text))).toEqual([]);
    expect(files((text) => /\baccesskey=/.test(text))).toEqual([]);
  });
});
