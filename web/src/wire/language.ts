// Written by `python3 tools/write_generated.py` from src/saltsea/kernel/languages.py.
/** Each language by its code, with what its speakers call it. */
export const OWN_NAMES = {"en": "English", "fr": "Français"} as const;

export type Language = keyof typeof OWN_NAMES;
