// The keys of Corto's table. Arrows and Enter belong to the board itself.
export type Command =
  | { readonly kind: 'hand'; readonly place: number }
  | { readonly kind: 'decks' | 'inspect' | 'point' | 'discard' | 'skip' | 'end' | 'undo' | 'reset' | 'pile' | 'cancel' | 'help' | 'next' | 'previous' };

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
  '?': { kind: 'help' },
};

/** For the list: the keys, and the end of the text's id. */
export const KEYS = [
  ['1 – 4', 'cards'],
  ['← ↑ ↓ →', 'arrows'],
  ['⏎', 'act'],
  ['n', 'next'],
  ['d', 'decks'],
  ['i', 'inspect'],
  ['p', 'point'],
  ['x', 'discard'],
  ['s', 'skip'],
  ['e', 'end'],
  ['u', 'undo'],
  ['⇧ U', 'reset'],
  ['l', 'pile'],
  ['Esc', 'cancel'],
  ['?', 'help'],
] as const;

/** Nothing while somebody writes, looks at a dialog, or means the browser. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  if (isOther || (event.target instanceof Element && event.target.closest('input:not([type=checkbox]), textarea, select, dialog, [contenteditable]'))) return undefined;
  if (/^[1-9]$/.test(event.key)) return { kind: 'hand', place: Number(event.key) };
  return COMMANDS[event.key];
}
