// Numbers to choose from, as the options of a Choice.
import type { Option } from './Boxes.svelte';

export const upTo = (from: number, to: number): Option<number>[] =>
  Array.from({ length: to - from + 1 }, (_, more) => ({ value: from + more, label: String(from + more) }));
