// What has happened, for the page around a game: the log in words, which never runs ahead of the board, what came since one's
// own turn, what was missed while one was away, and what was refused last.
import type { Formatter } from '../../ui/sentences';
import type { Refused } from '../../wire/types';
import type { GamePage, SeatShown } from '../game';
import { refusalSentence } from '../refusal';
import type { Session } from '../session.svelte';
import type { Viewpoint } from '../viewpoint.svelte';
import { tellLines, upTo } from './log-entries';
import { createLogInWords, type LogInWords } from './log-words.svelte';
import { logSoFar, sceneSoFar, type ShownSoFar } from './shown-so-far';

interface Dependencies {
  readonly session: Session;
  readonly viewpoint: Viewpoint;
  readonly formatter: () => Formatter;
  readonly seats: () => readonly SeatShown[];
  readonly gamePage: () => GamePage;
  /** What was refused last in this game. */
  readonly refused: () => Refused | null;
}

export class WhatHappened {
  /** What the table has not shown to its end yet: what is written follows it. */
  shown = $state.raw<ShownSoFar | null>(null);
  private readonly inWords: LogInWords;

  /** To be made while a component is made. */
  constructor(private readonly deps: Dependencies) {
    const { formatter, seats } = deps;
    this.inWords = createLogInWords({ formatter, seats, shows: () => deps.gamePage().shows });
  }

  /** The scene as far as the board has shown it. */
  readonly scene = $derived.by(() => sceneSoFar(this.deps.viewpoint.scene, this.shown));
  /** Between two players of one device neither reads what the last one knew. */
  private readonly log = $derived.by(() => {
    const { session, viewpoint } = this.deps;
    if (viewpoint.mustHandOver) return [];
    return upTo(session.logs[viewpoint.seat] ?? [], viewpoint.paced.isBehind ? viewpoint.seen?.line : undefined);
  });
  readonly entries = $derived.by(() => {
    const { mustHandOver, seat } = this.deps.viewpoint;
    return mustHandOver ? [] : this.inWords.tell(seat, logSoFar(this.log, this.shown));
  });
  readonly lately = $derived.by(() => this.deps.gamePage().lately(this.log, this.deps.viewpoint.seat));
  readonly since = $derived.by(() => this.deps.gamePage().since?.(this.log, this.deps.viewpoint.seat) ?? []);

  /** Nor what the last one was refused; and a failure of the server names no rule. */
  readonly refused = $derived.by(() => {
    const { session, formatter, viewpoint } = this.deps;
    const refused = this.deps.refused();
    const isKept = refused !== null && refused.rule !== '' && !(viewpoint.isShared && !viewpoint.isRealTime);
    return isKept ? { sentence: refusalSentence(formatter(), refused), show: () => session.show(refused) } : undefined;
  });

  readonly missed = $derived.by(() => {
    const { session, formatter } = this.deps;
    return session.missed.length === 0 ? [] : tellLines(session.missed, { formatter: formatter() });
  });
}
