// Where each card of a hand lies: a card keeps its place for as long as it is held, and finds it again when it is taken back.

/** The place of each card, by its id. Places of cards that are gone are remembered until another card takes them. */
export type Slots = ReadonlyMap<string, number>;

export function slotsOf(hand: readonly string[], before: Slots): Slots {
  const kept = hand.filter((card) => before.has(card));
  const taken = new Set(kept.map((card) => before.get(card)));
  const slots = new Map(before);
  let free = 0;
  for (const card of hand.filter((one) => !before.has(one))) {
    while (taken.has(free)) free += 1;
    for (const [other, slot] of slots) if (slot === free && !hand.includes(other)) slots.delete(other);
    slots.set(card, free);
    taken.add(free);
  }
  return slots;
}

/** The cards by their places; null where none lies. */
export function laidOut(hand: readonly string[], slots: Slots): readonly (string | null)[] {
  const last = Math.max(-1, ...hand.map((card) => slots.get(card) ?? -1));
  return Array.from({ length: last + 1 }, (_, slot) => hand.find((card) => slots.get(card) === slot) ?? null);
}
