// A chapter on the chart: its stars, and the address of its page, which is this one.
import type { ChapterShown } from '../../wire/types';

export type StarCount = 0 | 1 | 2 | 3;
export const starsOf = ({ best }: ChapterShown): StarCount => (best?.stars ?? 0) as StarCount;
export const pathTo = ({ number }: ChapterShown): string => `?chapter=${number}`;
