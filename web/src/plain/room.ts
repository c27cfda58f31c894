// The plain table: any game as choices and sentences alone. No line here knows a game; the catalogue says whether a game is
// in real time.
import type { GameRoom } from '../table/game';
import { tellLines } from '../table/telling';
import { fetchCatalogue } from '../wire/api';
import Ending from './Ending.svelte';
import { lately } from './lately';
import RealTimeTable from './RealTimeTable.svelte';
import Table from './Table.svelte';

const BY_TURNS: GameRoom = { Table, Ending, tell: tellLines, lately };

const IN_REAL_TIME: GameRoom = {
  ...BY_TURNS,
  Table: RealTimeTable,
  headline: (_, { say }, voyage) => voyage?.story.title || say('plain'),
};

export async function loadPlainRoom(game: string): Promise<GameRoom> {
  const { entries } = await fetchCatalogue();
  return entries.find(({ name }) => name === game)?.real_time === true ? IN_REAL_TIME : BY_TURNS;
}
