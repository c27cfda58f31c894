// The packed engine, in the Python that a page runs: whole games by messages.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';
import { beforeAll, describe, expect, it } from 'vitest';
import { startEngine, type Engine } from '../../src/engine/start';
import type { Manifest } from '../../src/engine/manifest';
import type { EngineAnswer, FromEngine } from '../../src/engine/protocol';

const PACKED = fileURLToPath(new URL('../../../build/engine/packed/', import.meta.url));
const KEY = 'a-key-of-a-page-of-my-own';
const SHORTEST = 6;
const CONNECTION = 'connection';

type Plain = Readonly<Record<string, unknown>>;

/** A page: what its engine says, and what it keeps. */
class Page {
  readonly said: Plain[] = [];
  readonly rows = new Map<string, unknown>();
  private readonly answers = new Map<number, (answer: EngineAnswer) => void>();
  private readonly waiting: (() => void)[] = [];
  private number = 0;
  private engine: Engine | null = null;

  async start(kept = '[]'): Promise<this> {
    const manifest = JSON.parse(readFileSync(`${PACKED}manifest.json`, 'utf-8')) as Manifest;
    const python = await loadPyodide({
      packageBaseUrl: PACKED,
      stdLibURL: `${PACKED}python_stdlib.zip`,
      lockFileContents: JSON.stringify(manifest.lock),
    });
    this.engine = await startEngine(python, {
      archive: Uint8Array.from(readFileSync(`${PACKED}saltsea.tar.xz`)),
      version: manifest.build,
      kept,
      post: (message) => this.hear(message),
      keep: (rows) => {
        for (const row of JSON.parse(rows) as { key: string }[]) this.rows.set(row.key, row);
      },
      drop: (keys) => {
        for (const key of JSON.parse(keys) as string[]) this.rows.delete(key);
      },
    });
    return this;
  }

  async ask(method: string, url: string, body?: unknown): Promise<EngineAnswer> {
    const number = ++this.number;
    const answer = new Promise<EngineAnswer>((resolve) => this.answers.set(number, resolve));
    const headers = { authorization: `Bearer ${KEY}` };
    this.engine?.({
      kind: 'request',
      number,
      method,
      url,
      headers,
      body: body === undefined ? '' : JSON.stringify(body),
    });
    return answer;
  }

  async open(game: string, settings: Plain): Promise<string> {
    const order = { game, name: 'Ann', key: KEY, logbook: KEY, settings: { players: 2, ...settings } };
    const answer = await this.ask('POST', '/api/tables', order);
    expect(answer.status, answer.body).toBe(201);
    const { code } = JSON.parse(answer.body) as { code: string };
    await this.come(code);
    return code;
  }

  async come(code: string): Promise<void> {
    this.engine?.({ kind: 'connect', connection: CONNECTION, code });
    this.send({ kind: 'Hello', key: KEY, logbook: KEY });
    await this.until(() => this.said.some(({ kind }) => kind === 'Presence'));
  }

  send(message: Plain): void {
    this.engine?.({ kind: 'receive', connection: CONNECTION, text: JSON.stringify(message) });
  }

  async request(kind: string, fields: Plain = {}): Promise<Plain> {
    const token = `t${++this.number}`;
    const answered = () => this.said.find((one) => one['token'] === token);
    this.send({ kind, token, ...fields });
    await this.until(() => answered() !== undefined);
    return answered() ?? {};
  }

  /** Whichever comes later: the last step, or the last snapshot. */
  view(): { readonly legal: readonly Plain[]; readonly outcome?: unknown } {
    const last = this.said.findLast(({ kind }) => kind === 'Step' || kind === 'Snapshot') ?? {};
    return (last['update'] ?? last['view']) as { legal: Plain[]; outcome?: unknown };
  }

  isOver(): boolean {
    return (this.view().outcome ?? null) !== null;
  }

  choices(): readonly Plain[] {
    return this.view().legal.filter(({ kind }) => kind !== 'Pause' && kind !== 'Resume');
  }

  /** Acts as long as there is something to do, at most so often. */
  async play(most: number): Promise<number> {
    for (let acted = 0; acted < most; acted++) {
      await this.until(() => this.choices().length > 0 || this.isOver());
      if (this.isOver()) return acted;
      const choices = this.choices();
      const answer = await this.request('Act', { seat: 0, action: choices[acted % choices.length] });
      if (answer['kind'] === 'Refused') await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return most;
  }

  async until(condition: () => boolean): Promise<void> {
    do await new Promise<void>((resolve) => this.wakeSoon(resolve));
    while (!condition());
  }

  private wakeSoon(resolve: () => void): void {
    this.waiting.push(resolve);
    setTimeout(() => this.wake(), 20);
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private hear(message: FromEngine): void {
    if (message.kind === 'send') this.said.push(JSON.parse(message.text) as Plain);
    if (message.kind === 'answer') this.answers.get(message.number)?.(message);
    this.wake();
  }
}

describe('the packed engine', () => {
  let page: Page;
  beforeAll(async () => {
    if (!existsSync(`${PACKED}manifest.json`)) throw new Error('pack the engine first: python tools/build_client.py');
    page = await new Page().start();
  }, 60_000);

  it('tells its games in both languages, with the sentences of the page’s own Fluent', async () => {
    const { entries } = JSON.parse((await page.ask('GET', '/api/catalogue')).body) as {
      entries: { name: string; brief: { en: string; fr: string } }[];
    };
    expect(entries.map(({ name }) => name)).toEqual(['corto', 'pirates', 'app']);
    for (const { brief } of entries) expect(brief.fr).not.toBe(brief.en);
  });

  it('plays a whole game of Corto against a bot, goes on from what was kept, and shows its record', async () => {
    const code = await page.open('corto', { options: { length: SHORTEST } });
    expect(code).toMatch(/^o[a-z2-9]{6}$/);
    await page.request('AddBot', { seat: 1, bot: 'novice' });
    expect(await page.request('Begin')).toMatchObject({ kind: 'Done' });
    expect(await page.play(10)).toBe(10);

    const later = await new Page().start(JSON.stringify([...page.rows.values()]));
    await later.come(code);
    await later.play(400);
    expect(later.isOver()).toBe(true);
    const record = await later.ask('GET', `/api/games/${code}-0`);
    expect(record.status).toBe(200);
    expect(record.body.split('\n').length).toBeGreaterThan(20);
  }, 120_000);

  it('refuses with a sentence for the reader', async () => {
    const order = { game: 'pirates', name: 'Ann', key: KEY, logbook: KEY, language: 'fr' };
    const locked = { ...order, settings: { players: 2, options: { chapter: '7' } } };
    const answer = await page.ask('POST', '/api/tables', locked);
    expect(answer.status).toBe(422);
    expect((JSON.parse(answer.body) as { sentence: string }).sentence).toMatch(/chapitre/);
  });

  it('sails a voyage to its end, step by step', async () => {
    const voyage = await new Page().start();
    const code = await voyage.open('pirates', { steps: true, options: { chapter: '1' } });
    await voyage.request('AddBot', { seat: 1, bot: 'able' });
    expect(await voyage.request('Begin')).toMatchObject({ kind: 'Done' });
    await voyage.play(400);
    expect(voyage.isOver()).toBe(true);
    const told = await voyage.ask('GET', `/api/games/${code}-0/report`);
    expect(told.status, told.body).toBe(200);
  }, 120_000);
});
