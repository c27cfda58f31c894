// The keys of the pirates' table. Arrows and Enter belong to the board itself.
import { AREAS } from './art/geometry';
import { PHRASES } from './phrases';

export type Command =
  | { readonly kind: 'timer'; readonly timer: number }
  | { readonly kind: 'area'; readonly area: (typeof AREAS)[number] }
  | { readonly kind: 'shout'; readonly phrase: string }
  | { readonly kind: 'next' | 'previous' | 'go' | 'pause' | 'back' | 'wait' | 'powder' | 'drop' | 'cancel' | 'clock' | 'goal' | 'info' | 'sea' | 'help' };

const AREA_KEYS: Readonly<Record<string, (typeof AREAS)[number]>> = {
  h: 'helm', s: 'sails', l: 'lookout', r: 'repairs', b: 'cannonballs', q: 'left-cannons', e: 'right-cannons', c: 'bow-chaser',
};
const COMMANDS: Readonly<Record<string, Exclude<Command['kind'], 'timer' | 'area' | 'shout'>>> = {
  n: 'next', N: 'previous', g: 'go', p: 'pause', t: 'back', w: 'wait', u: 'powder', x: 'drop', Escape: 'cancel', k: 'clock', o: 'goal', i: 'info', f: 'sea', '?': 'help',
};

/** For the list: the keys, and the end of the text's id. */
export const KEYS = [
  ['1 – 4', 'timers'],
  ['h s l r b q e', 'spaces'],
  ['← ↑ ↓ →', 'arrows'],
  ['⏎', 'act'],
  ['n', 'next'],
  ['g', 'go'],
  ['t', 'back'],
  ['x', 'drop'],
  ['w', 'wait'],
  ['p', 'pause'],
  ['k', 'clock'],
  ['f', 'sea'],
  ['o', 'goal'],
  ['i', 'info'],
  ['⇧ H S L R B Q E', 'claims'],
  ['⇧ W Y T U D J K', 'shouts'],
  ['Esc', 'cancel'],
  ['?', 'help'],
] as const;

/** Nothing while somebody writes, looks at a dialog, or means the browser. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  if (isOther || (event.target instanceof Element && event.target.closest('input:not([type=checkbox]), textarea, select, dialog, [contenteditable]'))) return undefined;
  const { key } = event;
  if (/^[1-4]$/.test(key)) return { kind: 'timer', timer: Number(key) - 1 };
  const area = AREA_KEYS[key];
  if (area !== undefined) return { kind: 'area', area };
  const phrase = PHRASES.find((one) => one.key === key);
  if (phrase !== undefined) return { kind: 'shout', phrase: phrase.id };
  const kind = COMMANDS[key];
  return kind === undefined ? undefined : { kind };
}
