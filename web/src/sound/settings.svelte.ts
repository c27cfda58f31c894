// What the listener has set for this device: a volume for each channel, silence, captions, buzzing. Remembered here,
// sent nowhere.
import { CHANNELS, clamp, USUAL_VOLUMES, type Volumes } from './channels';

const KEPT_AS = 'saltsea.sound';

export interface SoundChoices {
  readonly volumes: Volumes;
  readonly muted: boolean;
  /** Show in words what is heard. */
  readonly captions: boolean;
  /** Buzz, where the device can. */
  readonly vibration: boolean;
}

export interface SoundSettings extends SoundChoices {
  /** Silent because another device sounds for this one, and not by its owner's choice. */
  readonly hushed: boolean;
  /** Another device sounds for this one: silent until it no longer does, or its owner says otherwise. Kept nowhere. */
  hush(isHushed: boolean): void;
  set(change: Partial<SoundChoices>): void;
}

export const USUAL: SoundChoices = { volumes: USUAL_VOLUMES, muted: false, captions: false, vibration: true };

export function createSoundSettings(): SoundSettings {
  let choices = $state.raw<SoundChoices>(recall());
  let hushed = $state(false);
  // Set in another tab, heard in this one.
  addEventListener('storage', ({ key }) => {
    if (key === KEPT_AS) choices = recall();
  });
  return {
    get volumes() {
      return choices.volumes;
    },
    get muted() {
      return choices.muted || hushed;
    },
    get hushed() {
      return hushed && !choices.muted;
    },
    get captions() {
      return choices.captions;
    },
    get vibration() {
      return choices.vibration;
    },
    hush(isHushed) {
      hushed = isHushed;
    },
    set(change) {
      if (change.muted === false) hushed = false;
      choices = { ...choices, ...change };
      store(choices);
    },
  };
}

/** What was kept, as far as it makes sense: another version of us may have written it, or a curious hand. */
export function readChoices(text: string | null): SoundChoices {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? sensible(kept) : USUAL;
  } catch {
    return USUAL;
  }
}

function sensible(kept: Partial<Record<keyof SoundChoices, unknown>>): SoundChoices {
  const flag = (key: 'muted' | 'captions' | 'vibration'): boolean =>
    typeof kept[key] === 'boolean' ? kept[key] : USUAL[key];
  return {
    volumes: readVolumes(kept.volumes),
    muted: flag('muted'),
    captions: flag('captions'),
    vibration: flag('vibration'),
  };
}

function readVolumes(kept: unknown): Volumes {
  const given: Partial<Record<string, unknown>> = typeof kept === 'object' && kept !== null ? kept : {};
  const read = CHANNELS.map((channel) => {
    const value = given[channel];
    return [channel, typeof value === 'number' ? clamp(value, 0, 1) : USUAL_VOLUMES[channel]];
  });
  return Object.fromEntries(read) as Volumes;
}

function recall(): SoundChoices {
  try {
    return readChoices(localStorage.getItem(KEPT_AS));
  } catch {
    return USUAL;
  }
}

function store(choices: SoundChoices): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(choices));
  } catch {
    // a private window: the choices last as long as the page
  }
}
