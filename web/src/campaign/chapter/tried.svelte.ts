// Which new things were tried on this device: each is marked, and no player has to try it twice.
const KEPT_AS = 'saltsea.tried';

function stored(): readonly string[] {
  try {
    return (localStorage.getItem(KEPT_AS) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
}

export class Tried {
  private things = $state.raw<readonly string[]>(stored());

  has(id: string): boolean {
    return this.things.includes(id);
  }

  add(id: string): void {
    if (this.has(id)) return;
    this.things = [...this.things, id];
    try {
      localStorage.setItem(KEPT_AS, this.things.join(' '));
    } catch {
      // a private window: then it is known as long as the page
    }
  }
}
