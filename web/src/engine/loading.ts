// Counts what is loaded of the engine, so that a page can show how far it is: Python fetches its large files by itself.
import { folderOf, type Manifest } from './manifest';

interface Fetching {
  fetch: typeof fetch;
}

/** From now on, files of the engine are counted while they come; scripts, which are not fetched, are left out. */
export function countBytes(scope: Fetching, manifest: Manifest, tell: (share: number) => void): void {
  const sizes = Object.entries(manifest.bytes).filter(([name]) => !name.endsWith('js'));
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const plain = scope.fetch.bind(scope);
  let loaded = 0;
  let told = 0;
  const counted = (bytes: number): void => {
    loaded += bytes;
    const share = total === 0 ? 1 : Math.min(1, loaded / total);
    // A hundred times at most.
    if (share < told + 0.01 && share < 1) return;
    told = share;
    tell(share);
  };
  scope.fetch = async (what, how) => {
    const answer = await plain(what, how);
    return answer.url.includes(folderOf(manifest)) ? counting(answer, counted) : answer;
  };
}

function counting(answer: Response, counted: (bytes: number) => void): Response {
  if (answer.body === null || !answer.ok) return answer;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      counted(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = answer;
  return new Response(answer.body.pipeThrough(counter), { status, statusText, headers });
}
