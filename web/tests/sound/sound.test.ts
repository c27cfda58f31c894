// The sounds as a page holds them, on a sound card of paper: what is scheduled, what is told, and that nothing fails
// where there is no sound card at all.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHANNELS } from '../../src/sound/channels';
import { createSounds, type Sounds } from '../../src/sound/create';
import { createSoundSettings, readChoices, USUAL } from '../../src/sound/settings.svelte';
import { type SoundId, SOUNDS } from '../../src/sound/sounds';
import { type PaperAudio, PaperWorld } from '../helpers/sound-paper';

const IDS = Object.keys(SOUNDS) as SoundId[];

let world: PaperWorld;
let sounds: Sounds;

beforeEach(() => {
  localStorage.clear();
  world = new PaperWorld();
  sounds = createSounds(createSoundSettings(), world);
});

afterEach(() => {
  // The house rule of this room: nothing is ever scheduled in the past.
  const late = world.audio?.entries.filter((entry) => entry.at < entry.written - 1e-9) ?? [];
  expect(late).toEqual([]);
});

async function unlocked(): Promise<PaperAudio> {
  expect(await sounds.unlock()).toBe(true);
  await world.pass(0.02);
  if (world.audio === null) throw new Error('no audio was opened');
  return world.audio;
}

const told = (): string[] => sounds.captions.map((caption) => caption.text);

describe('unlocking', () => {
  it('opens the sound card at the first touch and not before', async () => {
    sounds.play('cannon');
    sounds.setScene({ sea: 1, running: true });
    await world.pass(1);
    expect(world.opened).toBe(0);
    await unlocked();
    await sounds.unlock();
    expect(world.opened).toBe(1);
  });

  it('plays nothing late: what was asked for before stays silent', async () => {
    sounds.play('cannon');
    const audio = await unlocked();
    await world.pass(1);
    expect(audio.starts()).toEqual([]);
  });

  it('plays what is asked for in the same breath', async () => {
    void sounds.unlock();
    sounds.play('round-started');
    await world.pass(0.05);
    expect(world.audio?.starts().length).toBeGreaterThan(0);
  });

  it('can wait for the next touch, or be told not to', async () => {
    sounds.unlockOnTouch()();
    world.touch();
    expect(world.opened).toBe(0);
    sounds.unlockOnTouch();
    world.touch();
    await world.pass(0.02);
    expect(world.opened).toBe(1);
  });
});

describe('without a sound card', () => {
  it('nothing fails, and captions and buzzing tell all of it', async () => {
    world.canSound = false;
    sounds = createSounds(createSoundSettings(), world);
    expect(await sounds.unlock()).toBe(false);
    sounds.setScene({ sea: 1, weather: 1, tension: 1, running: true, left: 11 });
    IDS.forEach((id) => sounds.play(id, { pan: -1 }));
    CHANNELS.forEach((channel) => sounds.tryOut(channel));
    sounds.setVolume('sea', 0.1);
    sounds.muteAll();
    world.hide(true);
    world.hide(false);
    await world.pass(3);
    expect(told()).toContain('sound-pulse');
    expect(world.buzzes.length).toBeGreaterThan(3);
    sounds.leave();
  });

  it('nothing fails where the browser refuses one', async () => {
    world.openAudio = () => null;
    expect(await sounds.unlock()).toBe(false);
    sounds.play('cannon');
    sounds.setScene({ sea: 1, running: true });
    await world.pass(1);
    expect(told()).toContain('sound-cannon');
  });

  it('nothing fails where a card refuses to wake', async () => {
    const open = world.openAudio.bind(world);
    world.openAudio = () => {
      const audio = open();
      if (world.audio !== null) world.audio.resume = () => Promise.reject(new Error('not allowed'));
      return audio;
    };
    expect(await sounds.unlock()).toBe(false);
    sounds.play('cannon');
    await world.pass(1);
    expect(world.audio?.starts()).toEqual([]);
  });
});

describe('beside a screen that sounds for all', () => {
  const OWN = { sailor: 0, mine: true };

  it('gives a quiet tone where a phone cannot buzz, for what concerns its owner alone', async () => {
    world.canVibrate = false;
    sounds.settings.hush(true);
    const audio = await unlocked();
    sounds.play('cannon');
    sounds.play('sailor-ready', { sailor: 1, mine: false });
    expect(audio.starts()).toEqual([]);
    sounds.play('sailor-ready', OWN);
    expect(audio.starts().length).toBeGreaterThan(0);
  });

  it('is silent where it can buzz, and where its owner has muted it', async () => {
    sounds.settings.hush(true);
    const audio = await unlocked();
    sounds.play('sailor-ready', OWN);
    world.canVibrate = false;
    await world.pass(1);
    sounds.muteAll();
    sounds.play('sailor-ready', OWN);
    expect(audio.starts()).toEqual([]);
  });

  it('sounds as usual when the screen has gone, also where it was unlocked before', async () => {
    sounds.settings.hush(true);
    const audio = await unlocked();
    sounds.settings.hush(false);
    sounds.play('sailor-ready', OWN);
    expect(audio.starts().length).toBeGreaterThan(0);
    const closed = audio.nodes.filter(
      (node) => node.name === 'gain' && node.gain.value === 0 && node.targets.length > 0,
    );
    expect(closed).toEqual([]);
  });
});

describe('captions', () => {
  it('name the sound, its side and its sailor', () => {
    sounds.play('cannon', { pan: -0.8 });
    sounds.play('cannon', { pan: 0.8 });
    sounds.play('sailor-ready', { sailor: 1 });
    expect(sounds.captions.map(({ text, side, sailor }) => [text, side, sailor])).toEqual([
      ['sound-cannon', 'port', null],
      ['sound-cannon', 'starboard', null],
      ['sound-sailor-ready', null, 1],
    ]);
  });

  it('fade and go, and what is heard again stays', async () => {
    sounds.play('dice');
    sounds.play('gold');
    await world.pass(3);
    sounds.play('gold');
    await world.pass(1.2);
    expect(sounds.captions.map((caption) => [caption.text, caption.isFading])).toEqual([
      ['sound-dice', true],
      ['sound-gold', false],
    ]);
    await world.pass(1);
    expect(told()).toEqual(['sound-gold']);
    await world.pass(4);
    expect(told()).toEqual([]);
  });

  it('are few', () => {
    IDS.forEach((id) => sounds.play(id));
    expect(sounds.captions.length).toBeLessThanOrEqual(5);
  });

  it('tell of the music as it begins, hurries and stops', () => {
    sounds.setScene({ running: true });
    sounds.setScene({ tension: 0.2 });
    expect(told()).toEqual(['sound-music']);
    sounds.setScene({ tension: 0.7 });
    sounds.setScene({ running: false });
    expect(told()).toEqual(['sound-music', 'sound-music-tightens', 'sound-music-stops']);
  });

  it('of gulls come once a minute, however often they cry', async () => {
    await unlocked();
    sounds.setScene({ sea: 1 });
    let gulls = 0;
    for (let second = 0; second < 120; second += 1) {
      const before = told().includes('sound-gull');
      await world.pass(1, 0.02);
      if (!before && told().includes('sound-gull')) gulls += 1;
    }
    expect(gulls).toBeGreaterThan(0);
    expect(gulls).toBeLessThanOrEqual(2);
  });
});

describe('buzzing', () => {
  it('is for what concerns me, where it is wanted', () => {
    sounds.play('sailor-ready', { sailor: 1, mine: false });
    expect(world.buzzes).toEqual([]);
    sounds.play('your-turn');
    expect(world.buzzes).toEqual([[60]]);
    sounds.set({ vibration: false });
    sounds.play('game-over');
    expect(world.buzzes).toHaveLength(1);
  });

  it('stays still where there is no motor', () => {
    world.canVibrate = false;
    sounds = createSounds(createSoundSettings(), world);
    sounds.play('your-turn');
    expect(world.buzzes).toEqual([]);
  });
});

describe('the scene', () => {
  it('brings the sea and takes it away, with nothing left running', async () => {
    const audio = await unlocked();
    sounds.setScene({ sea: 0.7 });
    const running = audio.live;
    expect(running).toBeGreaterThan(1);
    sounds.setScene({ sea: 0.3, weather: 1 });
    expect(audio.live).toBe(running);
    sounds.leave();
    await world.pass(5);
    expect(audio.live).toBe(0);
    expect(world.ticking).toBe(0);
  });

  it('tells the same again and again at no cost', async () => {
    const audio = await unlocked();
    sounds.setScene({ sea: 0.7, running: true, tension: 0.5 });
    const entries = audio.entries.length;
    for (let time = 0; time < 100; time += 1) sounds.setScene({ sea: 0.7, running: true, tension: 0.5 });
    expect(audio.entries.length).toBe(entries);
  });

  it('plays the music while the game runs and is silent in a pause', async () => {
    const audio = await unlocked();
    sounds.setScene({ running: true, tension: 1 });
    await world.pass(4);
    const playing = audio.starts().length;
    expect(playing).toBeGreaterThan(20);
    sounds.setScene({ running: false });
    await world.pass(4);
    expect(audio.starts().length).toBe(playing);
    sounds.setScene({ running: true });
    await world.pass(4);
    expect(audio.starts().length).toBeGreaterThan(playing + 20);
  });

  it('cuts off what was scheduled and had not sounded when the pause came', async () => {
    const audio = await unlocked();
    sounds.setScene({ running: true, tension: 1 });
    await world.pass(2);
    const voices = audio.nodes.filter((node) => node.name === 'buffer' && node.reaches(audio.destination));
    expect(voices.length).toBeGreaterThan(0);
    sounds.setScene({ running: false });
    await world.pass(1);
    expect(voices.filter((node) => node.reaches(audio.destination))).toEqual([]);
  });

  it('beats the last ten seconds on the game’s clock', async () => {
    const audio = await unlocked();
    sounds.setVolume('music', 0);
    sounds.setScene({ running: true, left: 12.4 });
    const begun = audio.currentTime;
    await world.pass(14);
    const beats = [...new Set(audio.starts('oscillator').map((at) => Math.round((at - begun) * 10) / 10))];
    expect(beats).toEqual([2.4, 3.4, 4.4, 5.4, 6.4, 7.4, 8.4, 9.4, 10.4, 11.4]);
    expect(world.buzzes).toHaveLength(10);
  });

  it('leaves out the channels that nobody wants to hear', async () => {
    const audio = await unlocked();
    sounds.setVolume('music', 0);
    sounds.setVolume('sea', 0);
    sounds.setScene({ running: true, sea: 1, tension: 1 });
    await world.pass(3);
    expect(audio.starts()).toEqual([]);
    sounds.setVolume('music', 0.5);
    await world.pass(3);
    expect(audio.starts().length).toBeGreaterThan(10);
  });

  it('does not pile up the same sound', async () => {
    const audio = await unlocked();
    const before = audio.entries.length;
    sounds.play('gold');
    const one = audio.entries.length - before;
    for (let time = 0; time < 30; time += 1) sounds.play('gold');
    expect(audio.entries.length - before).toBe(one);
  });
});

describe('a hidden page', () => {
  it('falls asleep, and wakes where it was', async () => {
    const audio = await unlocked();
    sounds.setScene({ sea: 1 });
    await world.pass(1);
    world.hide(true);
    await world.pass(1);
    expect(audio.state).toBe('suspended');
    sounds.play('gold');
    await world.pass(1);
    expect(audio.state).toBe('suspended');
    world.hide(false);
    await world.pass(1);
    expect(audio.state).toBe('running');
  });

  it('goes on while a game in real time runs', async () => {
    const audio = await unlocked();
    sounds.setScene({ sea: 1, running: true });
    world.hide(true);
    await world.pass(2, 0.5);
    expect(audio.state).toBe('running');
    const before = audio.starts().length;
    await world.pass(10, 1);
    expect(audio.starts().length).toBeGreaterThan(before + 10);
  });

  it('wakes to call somebody back, and only then', async () => {
    const audio = await unlocked();
    world.hide(true);
    await world.pass(1);
    expect(audio.state).toBe('suspended');
    sounds.play('your-turn');
    await world.pass(0.1);
    expect(audio.state).toBe('running');
    expect(audio.starts().length).toBeGreaterThan(0);
    await world.pass(30, 0.05);
    expect(audio.state).toBe('suspended');
  });

  it('has no burst in store after a long sleep', async () => {
    const audio = await unlocked();
    sounds.setScene({ running: true, tension: 1, left: 95 });
    await world.pass(2);
    const before = audio.starts().length;
    world.stall(90);
    await world.pass(0.2);
    // Two eighths of the music, at the most four voices each, and one pulse.
    expect(audio.starts().length - before).toBeLessThan(16);
  });
});

describe('the sound card', () => {
  it('sleeps when nothing was heard for a while and wakes for the next sound', async () => {
    const audio = await unlocked();
    sounds.play('marker');
    await world.pass(25, 0.05);
    expect(audio.state).toBe('suspended');
    sounds.play('marker');
    await world.pass(0.1);
    expect(audio.state).toBe('running');
    expect(audio.starts().length).toBeGreaterThan(2);
  });

  it('wakes also for a call that comes while it falls asleep', async () => {
    const audio = await unlocked();
    let fallAsleep: () => void = () => undefined;
    audio.suspend = () =>
      new Promise((resolve) => {
        fallAsleep = () => {
          audio.state = 'suspended';
          resolve();
        };
      });
    world.hide(true);
    await world.pass(1);
    world.hide(false);
    sounds.setScene({ sea: 1 });
    fallAsleep();
    await world.pass(0.1);
    expect(audio.state).toBe('running');
  });

  it('is asked again when it was taken away in the middle of a game', async () => {
    const audio = await unlocked();
    sounds.setScene({ running: true });
    audio.state = 'suspended';
    sounds.setScene({ tension: 0.2 });
    await world.pass(0.1);
    expect(audio.state).toBe('running');
  });
});

describe('the choices', () => {
  it('survive a reload', () => {
    sounds.setVolume('music', 0.15);
    sounds.set({ captions: true, vibration: false });
    sounds.muteAll();
    const again = createSounds(createSoundSettings(), new PaperWorld());
    expect(again.volumes).toEqual({ ...USUAL.volumes, music: 0.15 });
    expect(again.settings).toMatchObject({ muted: true, captions: true, vibration: false });
  });

  it.each(['{', '3', 'null', '[]', '{"volumes":7}', '{"volumes":{"sea":"loud","music":-2},"muted":"yes"}'])(
    'make sense of %s',
    (text) => {
      const { volumes, muted } = readChoices(text);
      expect(muted).toBe(false);
      for (const channel of CHANNELS)
        expect(volumes[channel]).toSatisfy((volume: number) => volume >= 0 && volume <= 1);
      expect(volumes.sea).toBe(USUAL.volumes.sea);
    },
  );

  it('reach the mixer by a ramp, and silence keeps the sliders', async () => {
    const audio = await unlocked();
    const before = audio.entries.length;
    sounds.muteAll();
    expect(audio.entries.slice(before).every((entry) => entry.what === 'target' && entry.value === 0)).toBe(true);
    expect(sounds.volumes).toEqual(USUAL.volumes);
    sounds.play('cannon');
    expect(audio.starts()).toEqual([]);
    sounds.unmuteAll();
    sounds.play('splash');
    expect(audio.starts().length).toBeGreaterThan(0);
  });

  it('keep a volume between silence and full', () => {
    sounds.setVolume('sea', 7);
    expect(sounds.volumes.sea).toBe(1);
    sounds.setVolume('sea', Number.NaN);
    expect(sounds.volumes.sea).toBe(0);
  });

  it.each(CHANNELS)('can be tried: %s', async (channel) => {
    sounds.tryOut(channel);
    await world.pass(3);
    expect(world.audio?.starts().length).toBeGreaterThan(0);
    await world.pass(12);
    expect(world.audio?.live).toBe(0);
    expect(world.ticking).toBe(0);
  });
});
