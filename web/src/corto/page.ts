// Corto's page at the browser's table: how it is drawn, how its log reads, how it is counted.
import type { GamePage } from '../table/game';
import Ending from './ending/Ending.svelte';
import { soundsOf } from './effects/sounding';
import Recap from './stage/Recap.svelte';
import Table from './Table.svelte';
import { lately, since } from './words/telling';
import { shows } from './words/noted';

export const CORTO: GamePage = { Table, Ending, Recap, lately, since, shows, showsOpen: true, soundsOf };
