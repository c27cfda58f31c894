// Which stories are drawn by night: no rule knows day from night.

const BY_NIGHT: ReadonlySet<string> = new Set(['6']);

/** Whether the sea of this chapter is dark. */
export const isNight = (chapter: string): boolean => BY_NIGHT.has(chapter);
