// The log of a voyage in words, round by round. What the next sentence or the board tells anyway is left out.
import type { Told } from '../../table/game';
import type { Sea } from '../../wire/pirates';
import type { LineShown } from '../../wire/types';
import { CARD_IDS } from '../art/cards';
import type { PiratesEvent } from '../view';
import { areasSaid, cardName, eventId, eventSaid, positionName, type Reader, titleOf } from './words';
import { sentence } from '../../ui/texts';

/** What the engine notes for itself, what the next sentence tells, and sand: it runs all the time. */
export const SILENT: ReadonlySet<PiratesEvent['kind']> = new Set([
  'CameTo',
  'EventPlanned',
  'NeedArose',
  'Dealt',
  'Ready',
  'SailsUp',
  'EventDone',
  'RoundEnded',
  'LookedOut',
  'SandRanOut',
  'ChoiceOpened',
  'TimersCleared',
]);

interface Entry {
  readonly line: number;
  readonly by: number;
  readonly heading: string;
  readonly sentences: string[];
  readonly toYou: string[];
}

export function tell(lines: readonly LineShown[], reader: Reader): readonly Told[] {
  const telling = new Telling(reader);
  for (const line of lines) telling.line(line);
  return telling.entries.filter(({ heading, sentences }) => heading !== '' || sentences.length > 0);
}

/** Sentences for a few events in a row, where no log is at hand: the sea before them knows the cards by name. */
export function sentencesOf(events: readonly PiratesEvent[], reader: Reader, sea?: Sea): readonly string[] {
  const telling = new Telling(reader);
  sea?.kinds.forEach((kind, position) => telling.know(position, kind));
  telling.line({ line: 0, at: 0, by: reader.seat, undo_to: null, events });
  return telling.entries.flatMap(({ sentences }) => sentences);
}

class Telling {
  readonly entries: Entry[] = [];
  /** The card that was last seen at a position: only the log knows who takes aim from there. */
  private readonly seen = new Map<number, number>();
  private readonly mine = new Set<number>();

  constructor(private readonly reader: Reader) {}

  /** This card lies there; below 0 there is none, or nobody knows it. */
  know(position: number, kind: number): void {
    if (kind >= 0) this.seen.set(position, kind);
  }

  line({ line, by, events }: LineShown): void {
    const heard = events as readonly PiratesEvent[];
    const deal = heard.findIndex(({ kind }) => kind === 'Dealt');
    if (deal < 0) this.add(this.open(line, by, ''), heard);
    else this.newRound(line, by, heard.slice(0, deal), heard.slice(deal));
  }

  /** The end of a round belongs above the next one's heading, which has that line's number. */
  private newRound(
    line: number,
    by: number,
    ending: readonly PiratesEvent[],
    beginning: readonly PiratesEvent[],
  ): void {
    if (ending.length > 0) this.add(this.entries.at(-1) ?? this.open(line - 1, by, ''), ending);
    const [dealt] = beginning;
    const round = dealt?.kind === 'Dealt' ? dealt.round + 1 : 0;
    this.add(this.open(line, by, this.reader.voice.say('deck-log-round', { round })), beginning);
  }

  private open(line: number, by: number, heading: string): Entry {
    const entry: Entry = { line, by, heading, sentences: [], toYou: [] };
    this.entries.push(entry);
    return entry;
  }

  private add(entry: Entry, events: readonly PiratesEvent[]): void {
    for (const event of events) {
      const said = this.said(event);
      this.follow(event);
      if (said === '') continue;
      entry.sentences.push(said);
      if (this.concernsReader(event)) entry.toYou.push(said);
    }
  }

  private said(event: PiratesEvent): string {
    if (event.kind === 'EventCame') return happeningSaid(this.reader, event.happening);
    if (event.kind === 'EventCalled' && event.stands === 0) return '';
    if (event.kind === 'TookAim' || event.kind === 'EnemyShot')
      return this.shooterSaid(event) || eventSaid(this.reader, event);
    return SILENT.has(event.kind) ? '' : eventSaid(this.reader, event);
  }

  /** Who shoots, by name; empty where only its position is known. */
  private shooterSaid(event: Extract<PiratesEvent, { readonly kind: 'TookAim' | 'EnemyShot' }>): string {
    const { voice } = this.reader;
    const kind = this.seen.get(event.position);
    if (kind === undefined) return '';
    const who = { card: cardName(voice, CARD_IDS[kind] ?? null), position: positionName(voice, event.position) };
    if (event.kind === 'TookAim') return sentence(voice.say('deck-takes-aim', { ...who, shots: event.shots }));
    return sentence(voice.say('deck-fires', { ...who, face: event.face, area: areasSaid(voice, event.spaces) }));
  }

  private concernsReader(event: PiratesEvent): boolean {
    if (event.kind === 'TimerHurried') return this.mine.has(event.timer);
    return event.kind === 'EnemyShot' && this.mine.has(event.curses);
  }

  private follow(event: PiratesEvent): void {
    if (event.kind === 'TimerPlaced' && event.seat === this.reader.seat) this.mine.add(event.timer);
    if (event.kind === 'CardTurned' || event.kind === 'CardCame') this.seen.set(event.position, event.card);
    if (event.kind === 'RoundEnded') this.seen.clear();
    if (event.kind !== 'Chased') return;
    event.sources.forEach((source, place) =>
      this.seen.set(event.targets[place] ?? source, this.seen.get(source) ?? -1),
    );
  }
}

/** An event of the App: its name, a cry from the crew, and what it does. */
export function happeningSaid({ voice }: Pick<Reader, 'voice'>, happening: number): string {
  const id = eventId(happening);
  const rule = `rule-pirates-${id.replace('.', '-')}`;
  const title = titleOf(voice, id);
  if (title === '') return '';
  return sentence(voice.say('deck-event-told', { event: title, cry: voice.part(rule, 'cry'), what: voice.say(rule) }));
}
