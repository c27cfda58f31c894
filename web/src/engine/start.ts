// Starts the engine in a Python that has been loaded: in a worker of a page, and in a test.
import type { PyodideAPI } from 'pyodide';
import { fluentPort } from './fluent';
import type { FromEngine, ToEngine } from './protocol';

/** What the engine is made of, beside Python. */
export interface EngineParts {
  /** Our modules, texts and libraries (tools/build_engine.py). */
  readonly archive: Uint8Array<ArrayBuffer>;
  readonly version: string;
  /** The rows that an earlier visit has kept, as JSON. */
  readonly kept: string;
  readonly post: (message: FromEngine) => void;
  /** Keep these rows, a JSON list; they come in order. */
  readonly keep: (rows: string) => void;
  /** Forget the rows of these keys, a JSON list. */
  readonly drop: (keys: string) => void;
}

/** The engine of saltsea/page/engine.py, as far as it is called from here. */
interface PythonEngine {
  readonly connections: {
    connect(connection: string, code: string): unknown;
    receive(connection: string, text: string): void;
    disconnect(connection: string): void;
  };
  load(kept: string): Promise<void>;
  request(number: number, method: string, url: string, headers: string, body: string): Promise<void>;
}
interface EngineModule {
  readonly Engine: (games: unknown, port: unknown, version: string) => PythonEngine;
}

const FOLDER = '/saltsea';

/** What hears the messages of the page. */
export type Engine = (message: ToEngine) => void;

export async function startEngine(python: PyodideAPI, parts: EngineParts): Promise<Engine> {
  python.registerJsModule('saltsea_fluent', fluentPort());
  python.unpackArchive(parts.archive, 'xztar', { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, '${FOLDER}')`);
  const { Engine } = python.pyimport('saltsea.page.engine') as EngineModule;
  const { CATALOG } = python.pyimport('saltsea.catalog') as { readonly CATALOG: unknown };
  const engine = Engine(CATALOG, portOf(parts), parts.version);
  await engine.load(parts.kept);
  return (message) => hear(engine, message);
}

function portOf({ post, keep, drop }: EngineParts) {
  return {
    send: (connection: string, text: string) => post({ kind: 'send', connection, text }),
    closed: (connection: string, code: number) => post({ kind: 'closed', connection, code }),
    answer: (number: number, status: number, type: string, body: string) =>
      post({ kind: 'answer', number, status, type, body }),
    keep,
    drop,
  };
}

function hear(engine: PythonEngine, message: ToEngine): void {
  const { connections } = engine;
  switch (message.kind) {
    case 'request':
      void engine.request(message.number, message.method, message.url, JSON.stringify(message.headers), message.body);
      break;
    case 'connect':
      connections.connect(message.connection, message.code);
      break;
    case 'receive':
      connections.receive(message.connection, message.text);
      break;
    case 'disconnect':
      connections.disconnect(message.connection);
      break;
  }
}
