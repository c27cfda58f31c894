// What a page and the worker with its engine say to each other. The messages of tables pass as the texts that a server would
// send over its connection.

export interface EngineRequest {
  readonly kind: 'request';
  readonly number: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type ToEngine =
  | EngineRequest
  | { readonly kind: 'connect'; readonly connection: string; readonly code: string }
  | { readonly kind: 'receive'; readonly connection: string; readonly text: string }
  | { readonly kind: 'disconnect'; readonly connection: string };

export interface EngineAnswer {
  readonly kind: 'answer';
  readonly number: number;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Why there is no engine: another page of this browser has it, it could not be loaded or started, or the browser has
 *  kept only one of another version. */
export type NoEngine = 'elsewhere' | 'not-loaded' | 'outdated';

/** Why the browser does not keep what is played: it has no room left, or will not. */
export type KeepTrouble = 'full' | 'failed';

export type FromEngine =
  | { readonly kind: 'ready' }
  /** The browser has a copy: from now on no connection is needed. */
  | { readonly kind: 'complete' }
  /** How much of it is loaded, up to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  /** What is played may not last: the browser keeps no more of it, or does again. */
  | { readonly kind: 'keeping'; readonly trouble: KeepTrouble | null }
  | { readonly kind: 'missing'; readonly why: NoEngine }
  | EngineAnswer
  | { readonly kind: 'send'; readonly connection: string; readonly text: string }
  | { readonly kind: 'closed'; readonly connection: string; readonly code: number };
