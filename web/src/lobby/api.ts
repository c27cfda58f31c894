// What the pages before and around a game ask the server.
import { ask } from '../wire/api';
import { seatKey } from '../wire/seat-keys';
import type {
  BringContent,
  GameAbout,
  GamesShown,
  GameViews,
  OpenTable,
  PushKey,
  UrlsShown,
  TableList,
  TableOpened,
  TableShown,
} from '../wire/types';
import { tableOf } from './codes';

export const fetchTables = (): Promise<TableList> => ask('/api/tables');
/** A table as a guest sees it, or as the owner of this key does. */
export const fetchTable = (code: string, key?: string): Promise<TableShown> =>
  ask(`/api/tables/${encodeURIComponent(code)}`, owned(key));
export const fetchServerUrls = (): Promise<UrlsShown> => ask('/api/reach');
export const fetchPushKey = (): Promise<PushKey> => ask('/api/push');

/** A host who goes on from a game that is only for its table shows that they sat there. */
export const openTable = (order: OpenTable): Promise<TableOpened> =>
  ask('/api/tables', {
    body: order,
    ...owned(order.onward === null ? undefined : seatKey(tableOf(order.onward.game))?.key),
  });

/** The host lets an open table play with values of their own; with the usual ones if there is no content. */
export const bringContent = (code: string, key: string, content: BringContent): Promise<TableShown> =>
  ask(`/api/tables/${encodeURIComponent(code)}/content`, { method: 'PUT', body: content, key });

/** The finished games of a table; those of a closed one are told to players who have sat there. */
export const fetchGames = (code: string): Promise<GamesShown> =>
  ask(`/api/games?table=${encodeURIComponent(code)}`, owned(seatKey(code)?.key));

/** A game as the owner of this key may know it. */
export const fetchGameAbout = (id: string, key?: string): Promise<GameAbout> =>
  ask(`/api/games/${encodeURIComponent(id)}/about`, owned(key));

/** Whom a running game waits for, as far as the owner of this key may know. */
export async function fetchWaitingOn(about: GameAbout, key: string | undefined): Promise<readonly number[]> {
  const eyes = about.mine[0];
  if (eyes === undefined || about.lines === 0) return [];
  const path = `/api/games/${encodeURIComponent(about.id)}/views?seat=${eyes}&since=${about.lines - 1}`;
  const views = await ask<GameViews>(path, owned(key));
  const last = views.updates.at(-1) as { readonly waiting_on?: readonly number[] } | undefined;
  return last?.waiting_on ?? [];
}

function owned(key: string | undefined): { readonly key?: string } {
  return key === undefined ? {} : { key };
}

/** Delete a table of this device with its games: its rows make room. */
export const forgetTable = (code: string): Promise<unknown> =>
  ask(`/api/tables/${encodeURIComponent(code)}`, { method: 'DELETE' });
