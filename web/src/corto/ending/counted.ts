// Games whose count this browser has shown: it runs once, and stands at its end when the page is opened again.
const KEPT_AS = 'saltsea.counted';
const MOST = 30;

const isText = (one: unknown): one is string => typeof one === 'string';

function counted(): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isText) : [];
  } catch {
    return []; // a private window, or damaged: then it runs once more
  }
}

export const wasCounted = (game: string): boolean => counted().includes(game);

export function noteCounted(game: string): void {
  try {
    const games = [...counted().filter((one) => one !== game), game].slice(-MOST);
    localStorage.setItem(KEPT_AS, JSON.stringify(games));
  } catch {
    // see above
  }
}
