// Unpacks the Chromium that the npm package carries into the temporary folder of this process, with its own libraries.
import chromium, { inflate } from '@sparticuz/chromium';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('node_modules/@sparticuz/chromium/bin', import.meta.url));
await chromium.executablePath(bin);
await inflate(`${bin}/al2023.tar.br`);
