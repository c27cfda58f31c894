// The keys of Corto's table. Arrows and Enter belong to the board itself. Which keys count is decided in ui/shortcuts.ts.
import { type KeyLine, keyOf, type Shortcuts } from '../../ui/shortcuts';

export type Command =
  | { readonly kind: 'hand'; readonly place: number }
  | {
      readonly kind:
        | 'decks'
        | 'inspect'
        | 'point'
        | 'discard'
        | 'skip'
        | 'end'
        | 'undo'
        | 'reset'
        | 'pile'
        | 'cancel'
        | 'help'
        | 'legend'
        | 'hint'
        | 'next'
        | 'previous';
    };

const COMMANDS: Readonly<Record<string, Command>> = {
  d: { kind: 'decks' },
  i: { kind: 'inspect' },
  p: { kind: 'point' },
  x: { kind: 'discard' },
  s: { kind: 'skip' },
  e: { kind: 'end' },
  u: { kind: 'undo' },
  U: { kind: 'reset' },
  l: { kind: 'pile' },
  n: { kind: 'next' },
  N: { kind: 'previous' },
  Escape: { kind: 'cancel' },
  h: { kind: 'legend' },
  w: { kind: 'hint' },
  '?': { kind: 'help' },
};

/** With Enter on a thing that lies there, so that nothing is lost to those who have no shortcuts. */
const ON_THINGS: Readonly<Record<string, { readonly thing: string; readonly command: Command }>> = {
  'Shift+Enter': { thing: '[data-square], [data-card]', command: { kind: 'inspect' } },
  'Alt+Enter': { thing: '[data-square]', command: { kind: 'point' } },
};

/** For the list: keys that always work, and the end of the text's id. */
export const OTHER_KEYS = [
  ['← ↑ ↓ →', 'arrows'],
  ['⏎', 'act'],
  ['⇧ ⏎', 'inspect'],
  ['Alt + ⏎', 'point'],
  ['Esc', 'cancel'],
] as const satisfies readonly KeyLine[];

/** Those that are characters. */
export const CHARACTER_KEYS = [
  ['1 – 9', 'cards'],
  ['n', 'next'],
  ['⇧ N', 'previous'],
  ['d', 'decks'],
  ['i', 'inspect'],
  ['p', 'point'],
  ['x', 'discard'],
  ['s', 'skip'],
  ['e', 'end'],
  ['u', 'undo'],
  ['⇧ U', 'reset'],
  ['l', 'pile'],
  ['h', 'legend'],
  ['w', 'hint'],
  ['?', 'help'],
] as const satisfies readonly KeyLine[];

export function commandOf(event: KeyboardEvent, shortcuts: Shortcuts): Command | undefined {
  const key = keyOf(event, shortcuts);
  if (key === undefined) return undefined;
  if (/^[1-9]$/.test(key)) return { kind: 'hand', place: Number(key) };
  const on = ON_THINGS[key];
  if (on === undefined) return COMMANDS[key];
  return event.target instanceof Element && event.target.closest(on.thing) !== null ? on.command : undefined;
}
