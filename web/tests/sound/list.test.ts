// Every sound by its name: a caption in both languages, a soft beginning, an end, and nothing left running.
import { beforeEach, describe, expect, it } from 'vitest';
import { createSounds, type Sounds } from '../../src/sound/create';
import { createKit } from '../../src/sound/parts';
import { createSoundSettings } from '../../src/sound/settings.svelte';
import { type SoundId, SOUNDS } from '../../src/sound/sounds';
import { LANGUAGES, speaker } from '../../src/ui/texts';
import { PaperAudio, PaperWorld } from '../helpers/sound-paper';

const IDS = Object.keys(SOUNDS) as SoundId[];

let world: PaperWorld;
let sounds: Sounds;

beforeEach(() => {
  localStorage.clear();
  world = new PaperWorld();
  sounds = createSounds(createSoundSettings(), world);
});

async function unlocked(): Promise<PaperAudio> {
  await sounds.unlock();
  await world.pass(0.02);
  if (world.audio === null) throw new Error('no audio was opened');
  return world.audio;
}

describe('every sound', () => {
  it.each(LANGUAGES)('has a caption in %s', (language) => {
    const say = speaker(language);
    const words = IDS.map((id) => say(SOUNDS[id].caption));
    expect(new Set(words).size).toBe(IDS.length);
    for (const id of ['sound-sea', 'sound-music', 'sound-music-stops', 'sound-music-tightens'])
      expect(say(id)).not.toBe('');
  });

  it.each(IDS)('%s starts soon, has an end and leaves nothing running', async (id) => {
    const audio = await unlocked();
    const before = audio.entries.length;
    sounds.play(id, { pan: 0.5, sailor: 2 });
    const entries = audio.entries.slice(before);
    const first = Math.min(...entries.filter((entry) => entry.what === 'start').map((entry) => entry.at));
    expect(first - audio.currentTime).toBeLessThan(0.02);
    expect(entries.filter((entry) => entry.at < entry.written)).toEqual([]);
    expect(audio.live).toBe(0);
    expect(Math.max(...entries.map((entry) => entry.at)) - audio.currentTime).toBeLessThan(4);
  });

  it.each(IDS)('%s rises from silence and falls back to it', async (id) => {
    const audio = await unlocked();
    const before = audio.nodes.length;
    sounds.play(id);
    // Shut from the beginning: a source may start one sample before the first ramp, and that sample would be a click.
    const gains = audio.nodes.slice(before).filter((node) => node.name === 'gain' && node.gain.atFirst !== null);
    expect(gains.map((node) => [node.gain.atFirst, node.gain.value])).toEqual(gains.map(() => [0, 0]));
  });

  it.each([38, 50, 62, 76])('of a string (%i) has its rise and fall in itself', (midi) => {
    const audio = new PaperAudio();
    const samples = createKit(audio as unknown as BaseAudioContext, 1)
      .string(midi)
      .getChannelData(0);
    const top = (from: number, to: number): number => Math.max(...samples.subarray(from, to).map(Math.abs));
    expect(samples[0]).toBeCloseTo(0, 9);
    expect(top(samples.length - 8, samples.length)).toBeLessThan(0.001);
    expect(top(0, samples.length)).toBeGreaterThan(0.4);
    expect(top(0, samples.length)).toBeLessThanOrEqual(0.81);
  });

  it('of a sailor has a tone colour and a pitch of its own', async () => {
    const audio = await unlocked();
    const tones = [0, 1, 2, 3].map((sailor) => {
      const before = audio.nodes.length;
      sounds.play('sailor-ready', { sailor });
      return audio.nodes
        .slice(before)
        .map(
          (node) => `${node.name} ${node.type} ${node.frequency.value.toFixed()} ${node.playbackRate.value.toFixed(3)}`,
        )
        .join();
    });
    expect(new Set(tones).size).toBe(4);
  });
});
