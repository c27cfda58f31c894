// A long list is one stop on the way of Tab: a player who goes by keys is not led through every word of the log to come back
// to the board. Within it arrows lead from one thing to the next.

const STOPS = 'button, [role=button]';
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

class OneStop {
  constructor(private readonly list: HTMLElement) {}

  private get stops(): readonly HTMLElement[] {
    return [...this.list.querySelectorAll<HTMLElement>(STOPS)];
  }

  /** Tab comes to where the reader was last, else to the newest. */
  readonly renew = (): void => {
    const all = this.stops;
    const focused = all.find((one) => one === document.activeElement);
    const here = focused ?? all.at(-1);
    for (const one of all) one.tabIndex = one === here ? 0 : -1;
  };

  readonly press = (event: KeyboardEvent): void => {
    const all = this.stops;
    const from = all.findIndex((one) => one === event.target);
    const next = this.target(event.key, from, all.length);
    if (from < 0 || next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  private target(key: string, from: number, number: number): number | undefined {
    if (key === 'Home') return 0;
    if (key === 'End') return number - 1;
    const step = STEPS[key];
    return step === undefined ? undefined : Math.min(Math.max(from + step, 0), number - 1);
  }
}

/** Make the list one stop, as long as it is there. */
export function oneStop(list: HTMLElement): () => void {
  const stop = new OneStop(list);
  const observer = new MutationObserver(stop.renew);
  stop.renew();
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener('focusin', stop.renew);
  list.addEventListener('keydown', stop.press);
  return () => {
    observer.disconnect();
    list.removeEventListener('focusin', stop.renew);
    list.removeEventListener('keydown', stop.press);
  };
}
