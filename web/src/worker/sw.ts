// The service worker itself. The list of files is written in when the client is built (vite.config.ts).
import { type Scope, serveShell, type Shell } from './shell';

const WRITTEN_IN = '__SALTSEA_SHELL__';

serveShell(globalThis as unknown as Scope, JSON.parse(WRITTEN_IN) as Shell);
