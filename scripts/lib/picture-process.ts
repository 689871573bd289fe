import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '@/backend/services/services';
import { hasPicturesDue } from '@/backend/upkeep/prepare-pictures';
import { PROJECT_DIR } from './project';

/** Interval at which pictures that were added are looked for, in ms. */
const EVERY_MS = 30_000;
const LONGEST_WAIT_MS = 10 * 60_000;
const HEAP_MB = 128;
const LOWEST_PRIORITY = 19;
/** Exit code of a process that has grown too large and left the rest to another. */
export const UNFINISHED = 3;

type PictureServices = Pick<Services, 'shops' | 'log'>;

/**
 * Has the sizes of pictures made ahead in a process of its own, which is there while there are any to be made. One that
 * fails is started again, later each time. Returns a function that ends it.
 */
export function makePicturesAhead(
  services: PictureServices,
  environment: NodeJS.ProcessEnv = process.env,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = () => runOnce(startProcess(environment), signal);
  const done = keepMaking(services, run, signal).catch(() => undefined);
  return async () => {
    stopping.abort();
    await done;
  };
}

async function keepMaking(
  { shops, log }: PictureServices,
  run: () => Promise<number | null>,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const isDue = await hasPicturesDue(shops.across.db).catch(() => false);
    const code = isDue ? await run() : 0;
    if (code === UNFINISHED) continue;
    failures = code === 0 || signal.aborted ? 0 : failures + 1;
    if (failures > 0) log.warn('the process that makes pictures has failed', { code, failures });
    const waitMs = Math.min(LONGEST_WAIT_MS, EVERY_MS * 2 ** failures);
    await wait(waitMs, undefined, { signal, ref: false });
  }
}

/** Runs it to its end and gives its exit code; null where a signal ended it. */
async function runOnce(child: ChildProcess, signal: AbortSignal): Promise<number | null> {
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop, { once: true });
  try {
    const [code] = await once(child, 'exit');
    return code;
  } catch {
    return 1;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function startProcess(environment: NodeJS.ProcessEnv): ChildProcess {
  const program = [join(PROJECT_DIR, 'scripts/run.cjs'), 'scripts/prepare-pictures.ts'];
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, ...program], {
    cwd: PROJECT_DIR,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // What the C library keeps for threads that come and go would never be given back.
    env: { ...environment, MALLOC_ARENA_MAX: '2' },
  });
  // Shoppers come first.
  if (child.pid) setPriority(child.pid, LOWEST_PRIORITY);
  return child;
}
