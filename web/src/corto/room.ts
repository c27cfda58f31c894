// Corto's room at the browser's table: how it is drawn, how its log reads, how it is counted.
import type { GameRoom } from '../table/game';
import Ending from './ending/Ending.svelte';
import { soundsOf } from './effects/sounding';
import { tellLines } from '../table/telling';
import Table from './Table.svelte';
import { lately } from './words/telling';

export const CORTO: GameRoom = { Table, Ending, tell: tellLines, lately, soundsOf };
