// The engine as a page sees it: a worker that is started when it is first needed, answers requests, and carries connections.
import { pageName } from './manifest';
import type { EngineAnswer, FromEngine, KeepTrouble, NoEngine, ToEngine } from './protocol';
import EngineWorker from './worker?worker';

export type EngineState = 'off' | 'starting' | 'ready' | NoEngine;

const MISSING: ReadonlySet<EngineState> = new Set<NoEngine>(['elsewhere', 'not-loaded', 'outdated']);

/** Whether there is no engine, and none is coming. */
export const isMissing = (state: EngineState): state is NoEngine => MISSING.has(state);

export interface Listener {
  readonly onText: (text: string) => void;
  readonly onClosed: (code: number) => void;
}

let worker: Worker | null = null;
let current = $state<EngineState>('off');
let share = $state(0);
let isComplete = $state(false);
let keeping = $state<KeepTrouble | null>(null);
let number = 0;
const answers = new Map<number, (answer: EngineAnswer | null) => void>();
const connections = new Map<string, Listener>();

/** Where the engine stands. */
export const engineState = (): EngineState => current;

/** How much of it is loaded, up to 1. */
export const loadedShare = (): number => share;

/** Whether the browser has a copy of it, for visits without a connection. */
export const isEngineKept = (): boolean => isComplete;

/** Why what is played now may be lost; null while the browser keeps it. */
export const keepTrouble = (): KeepTrouble | null => keeping;

export function startEngine(): void {
  if (isMissing(current)) stop();
  if (worker !== null) return;
  current = 'starting';
  share = 0;
  worker = new EngineWorker({ name: pageName() });
  worker.onmessage = ({ data }: MessageEvent<FromEngine>) => hear(data);
  worker.onerror = () => fail('not-loaded');
}

/** The answer to a request, as a server's; none if there is no engine. */
export async function askEngine(
  url: string,
  { method = 'GET', headers, body = null }: RequestInit,
): Promise<Response | null> {
  const asked = ++number;
  const given = Object.fromEntries(new Headers(headers));
  const text = await new Response(body).text();
  post({ kind: 'request', number: asked, method, url, headers: given, body: text });
  return new Promise((resolve) =>
    answers.set(asked, (answer) =>
      resolve(
        answer === null
          ? null
          : new Response(answer.body === '' ? null : answer.body, {
              status: answer.status,
              headers: { 'Content-Type': answer.type },
            }),
      ),
    ),
  );
}

/** A connection to a table; what it hears comes to the listener. */
export function openConnection(code: string, listener: Listener): { send(text: string): void; close(): void } {
  const connection = `connection-${++number}`;
  connections.set(connection, listener);
  post({ kind: 'connect', connection, code });
  return {
    send: (text) => post({ kind: 'receive', connection, text }),
    close: () => {
      if (connections.delete(connection)) post({ kind: 'disconnect', connection });
    },
  };
}

function post(message: ToEngine): void {
  startEngine();
  worker?.postMessage(message);
}

function hear(message: FromEngine): void {
  switch (message.kind) {
    case 'ready':
      current = 'ready';
      break;
    case 'complete':
      isComplete = true;
      break;
    case 'loading':
      ({ share } = message);
      break;
    case 'keeping':
      keeping = message.trouble;
      break;
    case 'missing':
      fail(message.why);
      break;
    case 'answer':
      answers.get(message.number)?.(message);
      answers.delete(message.number);
      break;
    case 'send':
      connections.get(message.connection)?.onText(message.text);
      break;
    case 'closed':
      connections.get(message.connection)?.onClosed(message.code);
      connections.delete(message.connection);
      break;
  }
}

/** No page waits for an engine that is not there; the next question tries again. */
function fail(why: NoEngine): void {
  current = why;
  for (const settle of answers.values()) settle(null);
  answers.clear();
  for (const { onClosed } of [...connections.values()]) onClosed(0);
  connections.clear();
}

function stop(): void {
  worker?.terminate();
  worker = null;
}
