// The offers of a scene as buttons with labels.
import { type Action, actionOf, labelArgs } from '../table/scene';
import { keyOf } from '../table/seats';
import { fill, type Formatter } from '../ui/sentences';
import { capital } from '../ui/texts';
import type { Offer } from '../wire/views/common';

export interface LabelledChoice {
  /** The same for the same action, so that a button stays the same one from scene to scene. */
  readonly key: string;
  readonly label: string;
  readonly action: Action;
  readonly isFinal: boolean;
}

export interface ChoiceGroup {
  readonly key: string;
  readonly choices: readonly LabelledChoice[];
}

/** One group for each offer, in the order of the rules. */
export function choiceGroups(formatter: Formatter, offers: readonly Offer[]): readonly ChoiceGroup[] {
  return offers.map((offer) => ({
    key: `${offer.kind} ${offer.say} ${offer.short ?? ''}`,
    choices: (offer.choices ?? []).map((choice) => {
      const action = actionOf(offer, choice);
      const said = fill(formatter, { text: offer.say, args: labelArgs(choice) });
      // A text that this browser does not have: the kind of the action is better than nothing.
      const label = capital(said === '' ? offer.kind : said);
      return { key: keyOf(action), label, action, isFinal: choice.final === true };
    }),
  }));
}
