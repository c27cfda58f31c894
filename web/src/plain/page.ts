// The plain table: any game as choices and sentences alone. No line here knows a game; the catalogue says whether a game is
// in real time.
import { extensionOf } from '../games';
import type { TableStory } from '../table/extension';
import type { GamePage } from '../table/game';
import { fetchCatalogue } from '../wire/api';
import Ending from './Ending.svelte';
import { lately } from './lately';
import RealTimeTable from './RealTimeTable.svelte';
import Table from './Table.svelte';

const BY_TURNS: GamePage = { Table, Ending, lately };

function inRealTime(game: string): GamePage {
  const { story: stories } = extensionOf(game);
  const titleOf = (story: TableStory | undefined): string =>
    story === undefined ? '' : (stories?.titleOf(story) ?? '');
  return { ...BY_TURNS, Table: RealTimeTable, headline: (_, { say }, story) => titleOf(story) || say('plain') };
}

export async function loadPlainPage(game: string): Promise<GamePage> {
  const { entries } = await fetchCatalogue();
  return entries.find(({ name }) => name === game)?.real_time === true ? inRealTime(game) : BY_TURNS;
}
