// Whom the player at this browser has muted at a table. The server keeps it too, and tells no player: this is for the menu.
const KEPT_AS = 'saltsea.muted.';

export function mutedAt(code: string): readonly number[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEPT_AS + code) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'number') : [];
  } catch {
    return [];
  }
}

export function keepMuted(code: string, people: readonly number[]): void {
  try {
    if (people.length === 0) localStorage.removeItem(KEPT_AS + code);
    else localStorage.setItem(KEPT_AS + code, JSON.stringify(people));
  } catch {
    // a private window: the menu remembers it until it is closed
  }
}
