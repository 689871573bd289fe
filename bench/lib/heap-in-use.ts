import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_DIR } from '@/scripts/lib/project';
import type { SpawnedServer } from '@/tests/run/spawn-server';
import { waitUntil } from '@/tests/support/wait-until';

const TOLD = /heap in use: (\d+)/g;
const PRELOADED = pathToFileURL(join(PROJECT_DIR, 'bench/lib/tell-memory.mjs')).href;
const BYTES_PER_MB = 1_000_000;

/** For the environment of a server whose heap is to be looked at. */
export const TELLS_MEMORY = { NODE_OPTIONS: `--import ${PRELOADED}` };

/** What a server holds in its heap after a forced collection, in MB. Not on Windows, which has no such signal. */
export async function heapInUse({ pid, output }: SpawnedServer): Promise<number> {
  const received = () => [...output().matchAll(TOLD)];
  const before = received().length;
  process.kill(pid, 'SIGUSR2');
  return waitUntil(() => {
    const newest = received()[before];
    if (!newest) throw new Error('The server has not told how much it holds.');
    return Number(newest[1]) / BYTES_PER_MB;
  });
}
