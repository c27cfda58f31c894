// What comes a moment later: a die after its cannon, a bubble that goes away. It ends when the player leaves the table.
export interface Timeouts {
  after(millis: number, what: () => void): void;
  /** Nothing that is still to come will come. */
  cancel(): void;
}

export function createTimeouts(): Timeouts {
  const waiting = new Set<ReturnType<typeof setTimeout>>();

  return {
    after(millis, what) {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        what();
      }, millis);
      waiting.add(timer);
    },
    cancel() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}
