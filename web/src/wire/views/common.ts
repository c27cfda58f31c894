// Written by `python3 tools/write_generated.py` from the server's messages. Do not edit.

/** One legal action: its offer's kind with these arguments. */
export interface Choice {
  /** The fields of the action, in names. They are the arguments of its label, too. */
  readonly args?: Readonly<Record<string, string | number>>;
  /** Whether it could not be taken back. */
  readonly final?: boolean;
  /** Arguments of its labels that are not fields of the action. */
  readonly more?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

/** What is known to follow from an action, before chance speaks. Games add fields of their own. */
export interface Consequences {
  /** What would follow, in words. */
  readonly sentences?: readonly Sentence[];
  /** Whether chance would speak after that. */
  readonly chance?: boolean;
}

/** One event, as this seat may know it, and how it changes the view. */
export interface EventShown {
  /** The event in names, with its `kind`; nothing for a change without an event: a step was taken back. */
  readonly event?: unknown | null;
  /** The id of the text that tells it; empty if its neighbours tell it. */
  readonly say?: string;
  /** Arguments of that text beside the event's own fields, or instead of those of the same name. */
  readonly args?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  /** Whether a new part of the story begins with it: a turn, a round, the end. */
  readonly heading?: boolean;
  /** What another player did to this seat's things by it. */
  readonly yours?: Sentence | null;
  /** For the first event of a line, and for a heading: lines of one seat in a row that have the same number here are one entry of the log; 0 stands alone. */
  readonly entry?: number;
  /** The id of the text whose `.undone` tells that this event was taken back; empty if that is not told. */
  readonly undone?: string;
  /** How it changes the public part: JSON Patch (RFC 6902), with add, remove and replace. */
  readonly patch?: unknown | null;
  /** How it changes the private part. */
  readonly own?: unknown | null;
}

/** The legal actions of one kind. */
export interface Offer {
  /** The kind of these actions. */
  readonly kind: string;
  /** The id of the text that labels each choice in a list; its arguments are those of the choice. */
  readonly say: string;
  /** The id of the text that labels it where the thing itself is in sight; empty if `say` serves there, too. */
  readonly short?: string;
  /** What a player touches to choose: a kind of thing in the game's view. Empty for a button. */
  readonly on?: string;
  /** What a player may drag there instead; empty if nothing. */
  readonly drag?: string;
  /** What the step after it asks to touch, where that is known. */
  readonly next?: string;
  /** What a player would give up by any of these and may have overlooked: a client asks once a turn. */
  readonly warn?: Sentence | null;
  /** The choices, in the order of the rules. */
  readonly choices?: readonly Choice[];
}

/** A text and its arguments, to be filled in by the client in the language of its reader. */
export interface Sentence {
  /** The text's id in the game's Fluent files. */
  readonly text: string;
  /** Its arguments by name; the game's `names` tell how each is said. */
  readonly args?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

/** One line of the game, as one seat learns of it. */
export interface StepShown {
  /** The number of the line. */
  readonly line: number;
  /** When, by the game's time. */
  readonly at: number;
  /** The seat that acted; 14 if the table dealt or time was up. */
  readonly by: number;
  /** What happened, in order, each with its patch. */
  readonly events: readonly EventShown[];
  /** The seats that may act now. */
  readonly waiting_on: readonly number[];
  /** If a step was taken back, the line that counts again. */
  readonly undo_to?: number | null;
  /** As in a view. */
  readonly asks?: readonly Sentence[];
  /** As in a view. */
  readonly offers?: readonly Offer[];
  /** How the game ended, once it has. */
  readonly outcome?: unknown | null;
}

/** The game as one seat may know it. */
export interface ViewShown {
  /** The same for all. */
  readonly public: unknown;
  /** What only this seat knows; null for watchers. */
  readonly private: unknown | null;
  /** What the table waits for, as this seat should read it; then remarks. */
  readonly asks?: readonly Sentence[];
  /** What this seat may do now. */
  readonly offers?: readonly Offer[];
}
