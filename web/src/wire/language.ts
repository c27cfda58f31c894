// The languages that the server speaks, by its own list (kernel/languages.py): a new one is added there alone.
import type { Hello } from './types';

export type Language = NonNullable<Hello['language']>;
