// Where something is told that may wait for its answer. While time runs: over what a game can spare for a moment, so that neither cards nor hands are covered;
// else over the upper edge of the board. Above it are clock and life, below it the hands. Where turns are taken: in the header,
// where whose turn it is can be spared, or else in such a place of the game.

/** Pixels: a narrower place would make a tower of a sentence; and so much higher than its place it may be. */
const LEAST = 300;
const OVER = 8;

/** A game marks what it can spare by `data-told`: the most dispensable lies lowest, and what it spares last says so. */
function spared(height: number): DOMRect | undefined {
  const places = [...document.querySelectorAll<HTMLElement>('[data-told]')]
    .map((one) => ({ box: one.getBoundingClientRect(), isLast: one.dataset['told'] === 'last' }))
    .filter(({ box }) => box.width >= LEAST)
    .sort((one, other) => Number(one.isLast) - Number(other.isLast) || other.box.bottom - one.box.bottom)
    .map(({ box }) => box);
  // What fits nowhere is told as far from the hands as it can be.
  const highest = [...places].sort((one, other) => one.bottom - other.bottom)[0];
  return places.find((box) => box.height + OVER >= height) ?? highest;
}

export function overBoard(shown: HTMLElement): () => void {
  return kept(shown, () => {
    const room = spared(shown.offsetHeight);
    if (room === undefined) placeAbove(shown);
    else placeOver(shown, room);
  });
}

/** Pixels: the lower edge of a strip is spared rather than the gold of the players above. */
const MOST_OVER = 16;

/** Where nothing hurries: neither board nor players are covered until it is answered. Where it fits nowhere it stays above. */
export function besideBoard(shown: HTMLElement): () => void {
  return kept(shown, () => {
    if (isInHeader(shown)) return;
    delete shown.dataset['fits'];
    const room = spared(shown.offsetHeight);
    if (room !== undefined) placeOver(shown, room);
    if (room === undefined || shown.offsetHeight > room.height + MOST_OVER) Object.assign(shown.style, ANYWHERE);
  });
}

const ANYWHERE = { top: '', bottom: '', left: '', width: '' };

function kept(shown: HTMLElement, place: () => void): () => void {
  place();
  addEventListener('resize', place);
  const grown = new ResizeObserver(place);
  grown.observe(shown);
  return () => {
    removeEventListener('resize', place);
    grown.disconnect();
    delete shown.dataset['fits'];
    Object.assign(shown.style, ANYWHERE);
  };
}

/** With its lower edge on that of the place; what is higher than there is window above begins at the window's upper edge. */
function placeOver(shown: HTMLElement, { left, width, bottom }: DOMRect): void {
  Object.assign(shown.style, {
    top: 'auto',
    bottom: `${Math.max(0, innerHeight - Math.max(bottom, shown.offsetHeight))}px`,
    left: `${left}px`,
    width: `${width}px`,
  });
}

/** Lays it over whose turn it is; whether the header is high enough for that. */
function isInHeader(shown: HTMLElement): boolean {
  const turn = document.querySelector('header .turn');
  const header = turn?.closest('header')?.getBoundingClientRect();
  if (turn == null || header === undefined) return false;
  const { left, width } = turn.getBoundingClientRect();
  if (width < LEAST) return false;
  shown.dataset['fits'] = 'header';
  Object.assign(shown.style, { top: `${header.top}px`, bottom: 'auto', left: `${left}px`, width: `${width}px` });
  return shown.offsetHeight <= header.height + OVER;
}

function placeAbove(shown: HTMLElement): void {
  const board = document.querySelector('[data-board]');
  const cell = board?.parentElement; // as wide as there is room beside nothing else; the board may be narrower
  if (board == null || cell == null) return;
  const { left, width } = cell.getBoundingClientRect();
  Object.assign(shown.style, { top: `${board.getBoundingClientRect().top}px`, left: `${left}px`, width: `${width}px` });
}
