// What was done to the reader's own things: markers sent home, guards spent, gold and tiles that came or went. It keeps
// only what the events say of one seat.
import { cardName, type CortoEvent, type Reader, seatName, squareName } from './telling-words';
import { sentence } from '../../ui/texts';

export class Yours {
  private readonly markers = new Map<number, number>();
  private aces = -1;

  constructor(private readonly reader: Reader) {}

  /** Hears of an event; the sentence if somebody else did something to the reader by it. */
  hear(event: CortoEvent, by: number): string {
    const said = by === this.reader.seat ? '' : this.said(event);
    this.follow(event);
    return said === '' ? '' : sentence(said);
  }

  private said(event: CortoEvent): string {
    const { voice, seat: me } = this.reader;
    switch (event.kind) {
      case 'MarkerHit':
        return event.owner === me ? voice.say('story-you-hit', this.where(event)) : '';
      case 'SentHome':
        return event.owner === me ? voice.say('story-you-crow', this.where(event)) : '';
      case 'HitStopped':
        return event.owner === me
          ? voice.say('story-you-guard', { ...this.where(event), card: cardName(voice, event.card) })
          : '';
      case 'Killed':
        return this.killed(event);
      case 'Exchanged':
        return this.exchanged(event.first, event.second);
      case 'FriendPaid':
        return event.seat === me ? voice.say('story-you-friend', { square: squareName(event.square) }) : '';
      case 'LeopardsWoke':
        return event.takers.includes(me) ? voice.say('story-you-leopard') : '';
      case 'AcesTaken':
        return this.acesTaken(event.seat);
      case 'Skipped':
        return event.seat === me ? voice.say('story-you-skipped') : '';
      default:
        return '';
    }
  }

  private where({ seat, square }: { readonly seat: number; readonly square: number }): {
    seat: string;
    square: string;
  } {
    return { seat: seatName(this.reader, seat), square: squareName(square) };
  }

  private killed(event: { readonly seat: number; readonly square: number; readonly card: number }): string {
    const markers = this.on(event.square);
    if (markers === 0) return '';
    return this.reader.voice.say('story-you-killed', {
      ...this.where(event),
      card: cardName(this.reader.voice, event.card),
      markers,
    });
  }

  private exchanged(first: number, second: number): string {
    if (this.on(first) + this.on(second) === 0) return '';
    return this.reader.voice.say('story-you-exchanged', { first: squareName(first), second: squareName(second) });
  }

  private acesTaken(seat: number): string {
    if (seat === this.reader.seat) return this.reader.voice.say('story-you-aces');
    return this.aces === this.reader.seat
      ? this.reader.voice.say('story-you-aces-lost', { seat: seatName(this.reader, seat) })
      : '';
  }

  private follow(event: CortoEvent): void {
    const me = this.reader.seat;
    if (event.kind === 'Marked' && event.seat === me) this.add(event.square, 1);
    if ((event.kind === 'MarkerHit' || event.kind === 'SentHome') && event.owner === me) this.add(event.square, -1);
    if (event.kind === 'Killed') this.markers.delete(event.square);
    if (event.kind === 'AcesTaken') this.aces = event.seat;
    if (event.kind === 'MarkerMoved' && event.seat === me) {
      this.add(event.source, -1);
      this.add(event.square, 1);
    }
    if (event.kind === 'Exchanged') {
      const [first, second] = [this.on(event.first), this.on(event.second)];
      this.markers.set(event.first, second).set(event.second, first);
    }
  }

  private on(square: number): number {
    return this.markers.get(square) ?? 0;
  }

  private add(square: number, more: number): void {
    this.markers.set(square, this.on(square) + more);
  }
}
