// Which keys may do something by themselves. Every handler of keys asks here, so that none forgets the setting of the device.
// A player who dictates to a device, or strikes keys by mistake, has letters, digits and signs do nothing, or nothing without Alt
// (WCAG 2.1.4). Keys that write nothing, as arrows, Enter and Escape, always stay.
//
// Why Alt, and Alt alone: Ctrl and ⌘ belong to browsers, and Ctrl+W, N and T cannot even be taken from them. Ctrl+Alt is how
// VoiceOver is spoken to (Control+Option) and what AltGr sends on Windows, where it writes characters; desktops of Linux lock
// the screen and open terminals with it. Shift already tells a shout from a space. Alt with a letter belongs to no usual screen
// reader of a desk. Some browsers open menus with it; a page may take it, as access keys do, and only a key that means
// something here is taken. Menus still open with F10, the address line with Ctrl+L.

export const SHORTCUTS = ['on', 'alt', 'off'] as const;
/** Whether a character is a shortcut by itself, only with Alt, or never. */
export type Shortcuts = (typeof SHORTCUTS)[number];

const FIELDS = 'input:not([type=checkbox], [type=range]), textarea, select, dialog, [contenteditable]';
const PLAIN = /^[a-zA-Z0-9? ]$/;
const SLASH = 191;

/**
 * The key that a handler may obey: its name as in KeyboardEvent.key, 'Shift+Enter' and 'Alt+Enter' apart. None while
 * the player writes, looks at a dialog, or means the browser; and no character against the setting.
 */
export function keyOf(event: KeyboardEvent, shortcuts: Shortcuts): string | undefined {
  if (event.ctrlKey || event.metaKey || event.defaultPrevented) return undefined;
  if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return undefined;
  if (isCharacter(event.key)) return isAllowed(event, shortcuts) ? characterOf(event) : undefined;
  if (event.key === 'Enter' && event.altKey) return 'Alt+Enter';
  if (event.altKey) return undefined;
  return event.key === 'Enter' && event.shiftKey ? 'Shift+Enter' : event.key;
}

/** A dead key waits for the letter that it belongs to. */
const isCharacter = (key: string): boolean => key.length === 1 || key === 'Dead';

/** Alt with the space bar is the menu of the window. */
function isAllowed({ altKey, key }: KeyboardEvent, shortcuts: Shortcuts): boolean {
  return shortcuts === 'alt' ? altKey && key !== ' ' : shortcuts === 'on' && !altKey;
}

/**
 * What stands on the key. With Option a Mac writes another sign (˙ for h), a French row of digits writes & and é, a Greek
 * keyboard η: there the old key code knows the letter or digit of the layout, while `code` knows only a place on the board.
 */
function characterOf(event: KeyboardEvent): string | undefined {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing newer knows the letter of the layout
  const { key, keyCode, shiftKey, altKey } = event;
  if (PLAIN.test(key)) return key;
  if (!altKey && event.getModifierState('AltGraph')) return undefined;
  if (keyCode === SLASH) return shiftKey ? '?' : undefined;
  const sign = String.fromCharCode(keyCode);
  if (!/^[A-Z0-9]$/.test(sign)) return undefined;
  return shiftKey ? sign : sign.toLowerCase();
}

/** For aria-keyshortcuts: how this key is pressed under the setting; undefined where it does nothing. */
export function shortcutFor(key: string, shortcuts: Shortcuts): string | undefined {
  if (!isCharacter(key)) return key;
  if (shortcuts === 'off') return undefined;
  const shown = /^[A-Z]$/.test(key) ? `Shift+${key}` : key;
  return shortcuts === 'alt' ? `Alt+${shown}` : shown;
}

/** A line for a list of keys: the keys, and what they do. */
export type KeyLine = readonly [keys: string, what: string];

/** Keys that are characters, as a list shows them under the setting. */
export function listed(lines: readonly KeyLine[], shortcuts: Shortcuts): readonly KeyLine[] {
  if (shortcuts === 'off') return [];
  return shortcuts === 'alt' ? lines.map(([keys, what]) => [`Alt + ${keys}`, what]) : lines;
}
