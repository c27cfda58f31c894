// Leads players with a keyboard to the button that a page waits for; never out of a field in which they write, where the
// next space would press it: often for the whole table.
const FIELDS = 'input:not([type=checkbox], [type=range]), textarea, select, [contenteditable]';

export function leadTo(button: HTMLElement | undefined): void {
  if (document.activeElement?.matches(FIELDS) !== true) button?.focus({ preventScroll: true });
}

/** The button itself, or the one of the same name that a small screen draws in its stead. */
export function drawnOf(button: HTMLElement | undefined): HTMLElement | undefined {
  const { spot } = button?.dataset ?? {};
  if (button === undefined || spot === undefined || isDrawn(button)) return button;
  return [...document.querySelectorAll<HTMLElement>(`[data-spot="${spot}"]`)].find(isDrawn);
}

const isDrawn = (one: HTMLElement): boolean => getComputedStyle(one).display !== 'none';
