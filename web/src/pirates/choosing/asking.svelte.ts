// What the table asks of its reader, and how they answer: the one sentence, the chooser and the waiting that take the answer,
// a word that passes, what would follow from a choice, and how long it may still be made.
import type { GameClock, PlayerActions } from '../../table/game';
import { players } from '../../ui/sentences';
import { sentence as asSentence } from '../../ui/texts';
import type { Spot } from '../board/spots';
import { type BriefHint, createBriefHint } from '../speech/brief-hint.svelte';
import { choiceLeft, seconds } from '../time';
import type { BoardModel } from '../view';
import type { Reader } from '../words/words';
import type { Choices } from './choices';
import { type Chooser, createChooser, type Dependencies as ChooserDependencies } from './chooser.svelte';
import { lookedAt } from './offers';
import { createPreview, type Preview } from './preview.svelte';
import { promptNow } from './prompt';
import { createWaiting, type Waiting } from './waiting.svelte';

interface Dependencies extends Required<Pick<ChooserDependencies, 'plans' | 'tell' | 'refused' | 'point'>> {
  readonly model: () => BoardModel;
  readonly choices: () => Choices;
  readonly hands: () => PlayerActions | null;
  readonly clock: () => GameClock | undefined;
  readonly isStepping: () => boolean;
  readonly reader: () => Reader;
  /** The spot that is looked at. */
  readonly looked: () => Spot | null;
  /** The game's time: new at every frame, and new once a second. */
  readonly time: { readonly now: () => number; readonly second: () => number };
}

export class Asking {
  readonly hint: BriefHint;
  readonly chooser: Chooser;
  readonly waiting: Waiting;
  readonly preview: Preview;

  /** To be made while a component is made. */
  constructor(private readonly deps: Dependencies) {
    const { model, hands, reader } = deps;
    this.hint = createBriefHint(() => this.sentence);
    this.chooser = this.chooserOf();
    this.waiting = this.waitingOf();
    this.preview = createPreview({
      hands,
      formatter: () => reader().formatter,
      action: () => lookedAt(this.chooser, deps.looked()),
      line: () => model().scene.line,
    });
  }

  /** In the lesson its script says what is to be done, and when. */
  private readonly isTaught = $derived.by(() => this.deps.hands()?.isGuided === true);

  readonly sentence = $derived.by(() => {
    const { model, hands, reader, clock, time } = this.deps;
    return promptNow({
      model: model(),
      chooser: this.chooser,
      waiting: this.waiting,
      reader: reader(),
      isWatching: hands() === null,
      isTaught: this.isTaught,
      why: clock()?.why ?? '',
      now: time.second(),
    });
  });

  /** Until the choice is made by itself; null where none is, or where there is time. */
  readonly secondsLeft = $derived.by(() => {
    const { model, isStepping, time } = this.deps;
    const millis = choiceLeft(model().table, time.now());
    return millis === null || isStepping() || this.isTaught ? null : seconds(millis);
  });

  private chooserOf(): Chooser {
    const { model, choices, hands, plans, tell, refused, point } = this.deps;
    return createChooser({
      model,
      choices,
      hands,
      plans,
      hint: (text) => this.say(text),
      tell,
      refused,
      point,
      now: () => performance.now(),
    });
  }

  private waitingOf(): Waiting {
    const { model, hands, isStepping, clock, reader, refused } = this.deps;
    return createWaiting({
      model,
      hands,
      timer: () => this.chooser.open ?? this.chooser.held,
      isStepping,
      waits: () => clock()?.waits ?? [],
      awaited: () => clock()?.awaited ?? [],
      tell: (seat) => {
        const { formatter, voice } = reader();
        this.hint.say(asSentence(voice.say('deck-seat-waits', players(formatter, 'seat', seat))));
      },
      hint: (text) => this.say(text),
      refused,
    });
  }

  private say(text: string): void {
    this.hint.say(this.deps.reader().voice.say(text));
  }
}
