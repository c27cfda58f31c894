// What a page tells of what a player has just done: a text and its facts, so that it switches its language at once.
export interface Message {
  readonly text: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}
