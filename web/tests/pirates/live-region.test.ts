// What the pirates' table says aloud: the regions for those who hear it, and the voice that speaks the shouts.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveRegion, GATHERED_FOR, STAYS_FOR } from '../../src/pirates/speech/live-region.svelte';
import { alarmOf, type Hearing, newsOf } from '../../src/pirates/speech/announcements';
import { createShouts } from '../../src/pirates/speech/shouts.svelte';
import SoundDialog from '../../src/pirates/dialogs/SoundDialog.svelte';
import { createSpeech, type Speech } from '../../src/pirates/speech/speech.svelte';
import { createWaiting, SETTLES } from '../../src/pirates/choosing/waiting.svelte';
import { modelOf, type SeaEvent } from '../../src/pirates/view';
import type { GameEvent } from '../../src/wire/views/pirates';
import { createSounds, type Sounds } from '../../src/sound/create';
import { createSoundSettings } from '../../src/sound/settings.svelte';
import type { PlayerActions } from '../../src/table/game';
import type { Args } from '../../src/ui/sentences';
import type { Announced, Said } from '../../src/wire/types';
import { formatter, people, reader, scene, WHOLE_VOICES } from '../helpers/pirates-scenes';
import { PaperWorld } from '../helpers/sound-paper';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a burst of lines', () => {
  it('becomes one text a moment later, and stays for a while', () => {
    const aloud = createLiveRegion();
    for (const text of ['One.', 'Two.', '', 'Two.', 'Three.']) aloud.say(text);
    expect(aloud.said).toEqual([]);
    vi.advanceTimersByTime(GATHERED_FOR);
    expect(aloud.said.map(({ text }) => text)).toEqual(['One. Two. Three.']);
    aloud.say('Four.');
    vi.advanceTimersByTime(STAYS_FOR - 1);
    expect(aloud.said.map(({ text }) => text)).toEqual(['One. Two. Three.', 'Four.']);
    vi.advanceTimersByTime(1);
    expect(aloud.said.map(({ text }) => text)).toEqual(['Four.']);
  });

  it('is not waited for by what cannot wait, and leaves nothing to come behind it', () => {
    const alarms = createLiveRegion(0);
    alarms.say('Rocks!');
    expect(alarms.said.map(({ text }) => text)).toEqual(['Rocks!']);
    alarms.leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says the same again when it happens again', () => {
    const aloud = createLiveRegion();
    aloud.say('Bob: Hurry!');
    vi.advanceTimersByTime(GATHERED_FOR);
    aloud.say('Bob: Hurry!');
    vi.advanceTimersByTime(GATHERED_FOR);
    expect(new Set(aloud.said.map(({ key }) => key)).size).toBe(2);
  });
});

describe('news', () => {
  const { public: here, private: own } = scene('running');
  const shown = (event: GameEvent, text: string, args: Args): SeaEvent => {
    const parts = { public: here, private: own };
    return { event, sentence: { text, args }, heading: false, yours: null, before: parts, after: parts };
  };
  const placed = (seat: number, timer: number): SeaEvent =>
    shown({ kind: 'TimerPlaced', seat, timer, space: 'helm', ends: 30_000 }, 'event-pirates-TimerPlaced', {
      seat,
      timer,
      space: 'helm',
    });
  const lost = shown({ kind: 'LifeLost', lives: 2 }, 'event-pirates-LifeLost', { lives: 2 });
  const turned = shown({ kind: 'ShipTurned', timer: 1, heading: 'SE' }, 'event-pirates-ShipTurned', {
    timer: 1,
    heading: 'SE',
  });
  const hearing = (isHurried: boolean): Hearing => ({ reader: reader(0), isMine: (timer) => timer === 0, isHurried });

  it('of everybody’s sand is told where time waits, and of one’s own where it runs', () => {
    const events = [placed(0, 0), placed(1, 1), turned];
    expect(newsOf(events, hearing(false))).toMatch(/You set Timer 1.*Bob sets Timer 2.*heads/);
    expect(newsOf(events, hearing(true))).toMatch(/You set Timer 1.*heads/);
    expect(newsOf(events, hearing(true))).not.toMatch(/Bob/);
  });

  it('that is a danger interrupts where time runs, and is said once', () => {
    expect([alarmOf([turned, lost], hearing(true)), newsOf([lost], hearing(true))]).toEqual([
      expect.stringMatching(/^A life point is lost/),
      '',
    ]);
    expect([alarmOf([lost], hearing(false)), newsOf([lost], hearing(false))]).toEqual([
      '',
      expect.stringMatching(/^A life point is lost/),
    ]);
  });
});

const said = (n: number, person: number, phrase: string): Said => ({
  kind: 'Said',
  n,
  at: n,
  person,
  phrase,
  words: '',
});

describe('shouts', () => {
  it('that come at once are all heard, and nobody is told what they shouted', () => {
    const spoken: string[] = [];
    const shouts = createShouts({
      model: () => modelOf(scene('sailing')),
      seats: () => people(0),
      formatter: () => formatter(),
      speak: (words) => spoken.push(words),
      now: () => 0,
      speed: () => 100,
    });
    shouts.hear([]);
    shouts.hear([said(1, 1, 'helm'), said(2, 2, 'hurry'), said(3, 0, 'wait')]);
    expect(shouts.heard).toMatch(/^Bob: I take the helm\. .*: .* You: /);
    expect(spoken).toHaveLength(2);
    vi.advanceTimersByTime(6000);
    expect(shouts.heard).toBe('');
  });
});

describe('two who mean one space', () => {
  const announced = (text: string, means: Announced['means']): Announced => ({
    kind: 'Announced',
    seat: 2,
    text,
    facts: { seconds: 30, post: 'kept' },
    place: 'helm',
    means,
  });

  const BOT = { person: null, isBot: true };
  const SUBSTITUTE = { mate: 'able' };

  function crew(third: Partial<ReturnType<typeof people>[number]> = BOT) {
    const seats = people(0).map((seat) => (seat.seat === 2 ? { ...seat, ...third } : seat));
    const shouts = createShouts({
      model: () => modelOf(scene('sailing')),
      seats: () => seats,
      formatter: () => formatter(),
      speak: () => undefined,
      now: () => 0,
      speed: () => 100,
    });
    shouts.hear([]);
    return shouts;
  }

  it.each([
    ['a shipmate', BOT],
    ['a substitute', SUBSTITUTE],
  ])('are warned if one of them is %s, until it leaves the space to the other', (_, third) => {
    const shouts = crew(third);
    shouts.hearBots([announced('crew-helm', 'take')]);
    expect(shouts.disputed).toEqual([]);
    shouts.mean({ kind: 'Pointed', seat: 0, place: 'helm' });
    expect(shouts.disputed).toEqual(['helm']);
    shouts.hearBots([announced('crew-yours', 'leave')]);
    expect(shouts.disputed).toEqual([]);
  });

  it('read that a shipmate leaves it and where it goes instead, though it says both at once', () => {
    const shouts = crew();
    shouts.hearBots([announced('crew-yours', 'leave'), announced('crew-lookout', 'take')]);
    expect(shouts.bubbles.get(2)?.phrase).toBe('lookout');
    expect(shouts.bubbles.get(2)?.words).toMatch(/yours.*aloft/);
  });

  it('are warned no longer once one of them has set a timer elsewhere', () => {
    const shouts = crew();
    shouts.hear([said(1, 0, 'helm'), said(2, 1, 'helm')]);
    expect(shouts.disputed).toEqual(['helm']);
    shouts.watch([{ event: { kind: 'TimerPlaced', seat: 0, timer: 0, space: 'lookout' } } as SeaEvent]);
    expect(shouts.disputed).toEqual([]);
  });

  it('are not warned by a shipmate that stands there', () => {
    const shouts = crew();
    shouts.hearBots([announced('crew-ready-in', '')]);
    shouts.mean({ kind: 'Pointed', seat: 0, place: 'helm' });
    expect(shouts.disputed).toEqual([]);
  });
});

describe('waiting', () => {
  function waiting(line: () => number, tell: (seat: number) => void) {
    const hands = { wait: async () => true } as unknown as PlayerActions;
    return createWaiting({
      model: () => modelOf(scene('sailing', { line: line() }), [0, 1]),
      hands: () => hands,
      timer: () => null,
      isStepping: () => true,
      waits: () => [],
      awaited: () => [0, 1],
      tell,
      hint: () => undefined,
      refused: () => undefined,
    });
  }

  it('is said where time still stands, and not where it has gone on', async () => {
    const tell = vi.fn();
    let line = 7;
    waiting(() => line, tell).say(0);
    await vi.advanceTimersByTimeAsync(SETTLES);
    expect(tell).toHaveBeenCalledWith(0);
    tell.mockClear();
    waiting(() => line, tell).say(0);
    await vi.advanceTimersByTimeAsync(SETTLES / 2);
    line = 9;
    await vi.advanceTimersByTimeAsync(SETTLES);
    expect(tell).not.toHaveBeenCalled();
  });
});

describe('the voice', () => {
  let uttered: SpeechSynthesisUtterance[];
  let cancelled: number;
  let sounds: Sounds;

  class Utterance {
    lang = '';
    rate = 1;
    volume = 1;
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(readonly text: string) {}
  }

  beforeEach(() => {
    uttered = [];
    cancelled = 0;
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    sounds = createSounds(createSoundSettings(), new PaperWorld());
  });

  function voice(table: () => Sounds | undefined = () => sounds): Speech {
    const synthesis = {
      speak: (one: SpeechSynthesisUtterance) => uttered.push(one),
      cancel: () => (cancelled += 1),
    } as unknown as SpeechSynthesis;
    return createSpeech(table, synthesis);
  }
  const words = (): readonly string[] => uttered.map(({ text }) => text);
  const end = (): void => {
    uttered.at(-1)?.onend?.(new Event('end') as SpeechSynthesisEvent);
  };

  it('speaks from the first shout on, in the reader’s language and as loud as the slider says', () => {
    const speech = voice();
    speech.set({ volume: 0.3 });
    speech.say('Je prends la barre.', 'fr');
    expect(uttered).toEqual([expect.objectContaining({ text: 'Je prends la barre.', lang: 'fr', volume: 0.3 })]);
    expect(voice().volume).toBe(0.3);
  });

  it('is silent in a replay, while everything is silenced, and once switched off: also the next time', () => {
    voice(() => undefined).say('Hurry!', 'en');
    sounds.muteAll();
    voice().say('Hurry!', 'en');
    sounds.unmuteAll();
    const speech = voice();
    speech.set({ isOn: false });
    speech.say('Hurry!', 'en');
    voice().say('Hurry!', 'en');
    expect(uttered).toEqual([]);
    expect(cancelled).toBe(1);
  });

  it('remembers what an earlier version kept', () => {
    localStorage.setItem('saltsea.shouts', 'off');
    expect(voice().isOn).toBe(false);
    localStorage.setItem('saltsea.shouts', 'on');
    expect(voice().isOn).toBe(true);
  });

  it('lets two wait at most, and drops what is stale', () => {
    const speech = voice();
    for (const word of ['one', 'two', 'three', 'four']) speech.say(word, 'en');
    expect(words()).toEqual(['one']);
    end();
    expect(words()).toEqual(['one', 'three']);
    vi.advanceTimersByTime(2500);
    end();
    expect(words()).toEqual(['one', 'three']);
    speech.say('five', 'en');
    expect(words()).toEqual(['one', 'three', 'five']);
  });

  it('gets over a browser that never says that it has ended', () => {
    const speech = voice();
    speech.say('one', 'en');
    vi.advanceTimersByTime(7000);
    speech.say('two', 'en');
    expect([words(), cancelled]).toEqual([['one', 'two'], 1]);
  });

  it('has its slider among the others, its trial and one switch', async () => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    const speech = voice();
    render(SoundDialog, { sounds, speech, say: WHOLE_VOICES.en.say, close: () => undefined });
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Shouts', hidden: true });
    await fireEvent.input(slider, { target: { value: '20' } });
    expect(speech.volume).toBe(0.2);
    await fireEvent.click(screen.getByRole('button', { name: 'Try: Shouts', hidden: true }));
    expect(uttered).toEqual([expect.objectContaining({ text: 'I take the helm.', volume: 0.2 })]);
    await fireEvent.click(screen.getByRole('checkbox', { name: /^Speak the shouts aloud/, hidden: true }));
    flushSync();
    expect(speech.isOn).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try: Shouts', hidden: true }).disabled).toBe(true);
  });
});
