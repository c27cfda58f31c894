// What sailors have just said, each at the sailor's badge; and whether two of them aim for one space.
import type { SeatShown } from '../../table/game';
import { type Formatter, seatTitle } from '../../ui/sentences';
import type { Announced, Pointed, Said } from '../../wire/types';
import { createTimeouts } from '../timeouts';
import type { SpaceName } from '../names';
import { BUBBLE_LASTS, type Claim, CLAIM_LASTS, claimsOf, disputed, phraseFor } from './phrases';
import { areaName } from '../words/words';
import { areaOf, type SeaEvent, type BoardModel } from '../view';

/** A seat with the person who sits there, as the table's talk names people. */
export type Sailor = SeatShown & { readonly person?: number | null };

/** Characters for which a badge at a desk has room, in small letters. */
export const LONGEST_AT_BADGE = 90;

/** Milliseconds within which what one sailor says is read as one: that a place is yours, and where it goes instead. */
const TOGETHER = 400;

export interface Bubble {
  /** Empty where the sign says enough. */
  readonly words: string;
  /** The ready phrase; empty for free words. */
  readonly phrase: string;
  /** When it was said, in milliseconds of the world. */
  readonly at: number;
}

export interface Dependencies {
  readonly model: () => BoardModel;
  readonly seats: () => readonly Sailor[];
  readonly formatter: () => Formatter;
  readonly speak: (words: string) => void;
  /** Milliseconds of the world. */
  readonly now: () => number;
  /** How fast the game's time runs, in hundredths. */
  readonly speed: () => number;
}

export interface Shouts {
  /** By seat. */
  readonly bubbles: ReadonlyMap<number, Bubble>;
  /** What people said last, for where a bubble has no room for it: all that came at once. */
  readonly heard: string;
  /** The areas that more sailors want than there is room for. */
  readonly disputed: ReturnType<typeof disputed>;
  /** That they do, in words; empty where no sailor is in another's way. */
  readonly warning: string;
  /** New words have come. */
  hear(talk: readonly Said[]): void;
  /** Shipmates have said something. */
  hearBots(announced: readonly Announced[]): void;
  /** Where it is not said, as in a replay: what shipmates do stands at their badges. */
  watch(events: readonly SeaEvent[]): void;
  /** A sailor points: a space of the ship is meant as if it had been shouted. */
  mean(pointed: Pointed): void;
  /** The table is left. */
  leave(): void;
}

class CrewShouts implements Shouts {
  bubbles = $state.raw<ReadonlyMap<number, Bubble>>(new Map());
  heard = $state('');
  private readonly deps: Dependencies;
  private heardUpTo = -1;
  private readonly known = new WeakSet<Announced>();
  /** Shipmates speak for themselves at this table. */
  private areBotsHeard = false;
  private readonly timeouts = createTimeouts();
  /** What was said since this page was opened, each at the moment at which it came here. */
  private fresh = $state.raw<readonly Said[]>([]);
  /** What sailors have pointed at. */
  private meant = $state.raw<readonly Claim[]>([]);
  /** Claims grow old by themselves. */
  private now = $state(0);
  private readonly claims = $derived(claimsOf(this.fresh, this.now, this.lasts()));

  constructor(deps: Dependencies) {
    this.deps = deps;
  }

  get disputed(): ReturnType<typeof disputed> {
    const meant = this.meant.filter(({ at }) => this.now - at < this.lasts());
    return disputed([...this.claims, ...meant], this.deps.model(), (person) => this.seatsOf(person));
  }

  get warning(): string {
    const formatter = this.deps.formatter();
    const told = this.disputed.map((area) => formatter.voice.say('deck-disputed', { area: areaName(formatter, area) }));
    return told.join(' ');
  }

  hear(talk: readonly Said[]): void {
    // What was said before this page was opened is in the talk, not in the air.
    const isFirst = this.heardUpTo < 0;
    const news = talk.filter(({ n }) => n > this.heardUpTo).map((said) => ({ ...said, at: this.deps.now() }));
    this.heardUpTo = Math.max(0, ...talk.map(({ n }) => n));
    if (isFirst || news.length === 0) return;
    this.now = this.deps.now();
    this.fresh = [...this.fresh.filter(({ at }) => this.now - at < this.lasts()), ...news];
    this.showAll(news);
    this.timeouts.after(this.lasts() + 50, () => (this.now = this.deps.now()));
  }

  hearBots(announced: readonly Announced[]): void {
    const news = announced.filter((one) => !this.known.has(one));
    for (const one of announced) this.known.add(one);
    if (news.length === 0) return;
    this.areBotsHeard = true;
    for (const one of news) this.claimBot(one);
    this.caption(news.map((one) => this.showBot(one)).join(' '));
  }

  watch(events: readonly SeaEvent[]): void {
    for (const { event } of events) if (event?.kind === 'TimerPlaced') this.settle(event.seat);
    if (this.areBotsHeard) return;
    for (const { event } of events) {
      if (event?.kind !== 'TimerPlaced') continue;
      const isBot = this.deps
        .seats()
        .some(({ seat, isBot: bot, mate }) => seat === event.seat && (bot || mate !== null));
      const phrase = phraseFor(areaOf(event.space));
      if (isBot && phrase !== undefined) this.put(event.seat, { phrase, words: '', at: this.deps.now() });
    }
  }

  mean({ seat, place }: Pointed): void {
    const area = areaOf(place as SpaceName);
    if (area === undefined) return;
    const person = this.claimant(seat);
    this.now = this.deps.now();
    this.meant = [...this.meant.filter((one) => one.person !== person), { person, area, at: this.now }];
    this.timeouts.after(this.lasts() + 50, () => (this.now = this.deps.now()));
  }

  leave(): void {
    this.timeouts.cancel();
  }

  /** What a shipmate has announced is meant as if it had been pointed at, until it leaves that to another sailor. */
  private claimBot({ seat, means, place }: Announced): void {
    if (means === 'leave') this.meant = this.meant.filter((one) => one.person !== this.claimant(seat));
    else if (means === 'take') this.mean({ kind: 'Pointed', seat, place });
  }

  /** How long a claim holds, in milliseconds of the world. */
  private lasts(): number {
    return (CLAIM_LASTS * 100) / Math.max(1, this.deps.speed());
  }

  /** Who has set a timer has what they wanted, or thought better of it. */
  private settle(seat: number): void {
    const person = this.claimant(seat);
    this.fresh = this.fresh.filter((one) => one.person !== person);
    this.meant = this.meant.filter((one) => one.person !== person);
  }

  /** By whom a seat's claim goes: a substitute speaks for the person who sits there. */
  private claimant(seat: number): number {
    return this.deps.seats().find((one) => one.seat === seat)?.person ?? bySeat(seat);
  }

  private seatsOf(person: number): readonly number[] {
    if (person < 0) return [bySeat(person)];
    return this.deps.seats().flatMap((seat) => (seat.person === person ? [seat.seat] : []));
  }

  private put(seat: number, bubble: Bubble): void {
    this.bubbles = new Map(this.bubbles).set(seat, bubble);
    this.timeouts.after(BUBBLE_LASTS, () => {
      if (this.bubbles.get(seat) === bubble) this.bubbles = new Map([...this.bubbles].filter(([one]) => one !== seat));
    });
  }

  /** Puts the words at the badge, and returns them with the name. */
  private show({ person, phrase, words: free }: Said): string {
    const formatter = this.deps.formatter();
    const { voice } = formatter;
    const id = `phrase-${phrase}`;
    const words = phrase === '' ? free : voice.has(id) ? voice.say(id) : phrase;
    const seat = this.deps.seats().find((one) => one.person === person);
    if (seat !== undefined) this.put(seat.seat, { words, phrase, at: this.deps.now() });
    // Who shouts has heard it.
    if (phrase !== '' && seat?.isMine !== true) this.deps.speak(words);
    return seat === undefined ? words : voice.say('deck-says', { name: seatTitle(formatter, seat.seat), words });
  }

  /** These words behind those that the same sailor has said just now. */
  private after(seat: number, words: string): string {
    const before = this.bubbles.get(seat);
    return before === undefined || this.deps.now() - before.at > TOGETHER ? words : `${before.words} ${words}`;
  }

  /** The same for a shipmate. */
  private showBot({ seat, text, facts }: Announced): string {
    const formatter = this.deps.formatter();
    const { voice } = formatter;
    const words = voice.has(text) ? voice.say(text, facts) : '';
    if (words === '') return '';
    this.put(seat, { words: this.after(seat, words), phrase: text.replace('crew-', ''), at: this.deps.now() });
    this.deps.speak(words);
    return voice.say('deck-says', { name: seatTitle(formatter, seat), words });
  }

  private showAll(news: readonly Said[]): void {
    this.caption(news.map((said) => this.show(said)).join(' '));
  }

  private caption(lines: string): void {
    this.heard = lines;
    this.timeouts.after(BUBBLE_LASTS, () => (this.heard = this.heard === lines ? '' : this.heard));
  }
}

/** A computer sailor is no person: in a claim it goes by its seat, below 0. */
const bySeat = (number: number): number => -1 - number;

export function createShouts(deps: Dependencies): Shouts {
  return new CrewShouts(deps);
}
