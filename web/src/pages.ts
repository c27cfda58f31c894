// The pages of the client. Each comes when it is first opened, so that a table does not bring the harbour along.
import type { Component } from 'svelte';
import type { App } from './ui/app';
import type { Route } from './ui/route.svelte';

type Page = Component<{ app: App }>;
export const PAGES: Readonly<Partial<Record<Route['page'], () => Promise<{ default: Page }>>>> = {
  home: () => import('./lobby/home/Home.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  new: () => import('./lobby/new-table/NewTable.svelte'),
  games: () => import('./lobby/my-games/MyGames.svelte'),
  settings: () => import('./lobby/settings/SettingsPage.svelte'),
  account: () => import('./lobby/account/AccountPage.svelte'),
  join: () => import('./lobby/home/JoinPage.svelte'),
  campaign: () => import('./campaign/CampaignPage.svelte'),
  app: () => import('./campaign/CampaignPage.svelte'),
  own: () => import('./campaign/own/OwnChapter.svelte'),
  report: () => import('./campaign/report/ReportPage.svelte'),
  learn: () => import('./lesson/LearnPage.svelte'),
  today: () => import('./today/TodayPage.svelte'),
  offline: () => import('./lobby/offline/OfflinePage.svelte'),
  companion: () => import('./corto/companion/CompanionPage.svelte'),
};
