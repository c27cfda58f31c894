// Leads whoever plays by keys to the button that the game waits for; never out of a field in which somebody writes, where
// the next space would press it for the whole crew.
const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

export function leadTo(button: HTMLElement | undefined): void {
  if (document.activeElement?.matches(FIELDS) !== true) button?.focus({ preventScroll: true });
}
