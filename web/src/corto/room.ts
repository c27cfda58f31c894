// Corto's room at the browser's table: how it is drawn, how its log reads, how it is counted.
import type { GameRoom } from '../table/game';
import Ending from './Ending.svelte';
import { soundsOf } from './sounding';
import Table from './Table.svelte';
import { lately, tell } from './telling';

export const CORTO: GameRoom = { Table, Ending, tell, lately, soundsOf };
