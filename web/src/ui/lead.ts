// Leads players with a keyboard to the button that a page waits for; never out of a field in which they write, where the
// next space would press it: often for the whole table.
const FIELDS = 'input:not([type=checkbox], [type=range]), textarea, select, [contenteditable]';

export function leadTo(button: HTMLElement | undefined): void {
  if (document.activeElement?.matches(FIELDS) !== true) button?.focus({ preventScroll: true });
}
