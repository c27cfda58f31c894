// Corto's page at the browser's table: how it is drawn, how its log reads, how it is counted.
import type { GamePage } from '../table/game';
import Ending from './ending/Ending.svelte';
import { soundsOf } from './effects/sounding';
import Table from './Table.svelte';
import { lately } from './words/telling';

export const CORTO: GamePage = { Table, Ending, lately, soundsOf };
