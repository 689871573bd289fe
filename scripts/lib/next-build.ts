import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withStartLock } from '@/backend/db/embedded/start-lock';
import { startInTurn } from './finish-build/start-in-turn';
import { PROJECT_DIR } from './project';
import { sourceStamp } from './source-stamp';

export const BUILD_DIR = join(PROJECT_DIR, '.next');
const STAMP_FILE = join(BUILD_DIR, 'source-stamp');
const NEXT = join(PROJECT_DIR, 'node_modules/next/dist/bin/next');

interface BuildOptions {
  /** Names the sources as they are now; see `sourceStamp`. */
  stamp?: string;
  /** Ends the build early. */
  signal?: AbortSignal;
  /** Called before a build that will take its time. */
  onStale?: () => void;
  /** Called where another process builds already. */
  onWait?: () => void;
}

/**
 * Builds the storefront unless there is a build of these sources; one at a time, however long another takes.
 * @throws Error with its output, or where there is none and this user may not make one
 */
export async function ensureBuild(options: BuildOptions = {}): Promise<void> {
  const { onStale, onWait, signal, stamp = await sourceStamp(PROJECT_DIR) } = options;
  const work = async () => {
    if (stamp === (await builtStamp())) return;
    await assertWritable();
    onStale?.();
    await runBuild(stamp, 'pipe', signal);
  };
  return withStartLock(BUILD_DIR, work, { signal, onWait });
}

/** Refuses a build where only another user may write, as in an image. */
async function assertWritable(): Promise<void> {
  const folder = (await builtStamp()) === null ? PROJECT_DIR : BUILD_DIR;
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw new Error(
      `The build in ${BUILD_DIR} was not made from what is here: other sources or packages, or other values of NEXT_PUBLIC_…, IMAGE_HOSTS, STORAGE_HOST or CDN_HOST. This user may not build there: set what it was made with, or build anew (docs/deploying.md).`,
      { cause: error },
    );
  });
}

/** Builds the storefront in any case and shows how it goes. */
export const buildAnew = (): Promise<void> =>
  withStartLock(BUILD_DIR, async () => {
    await runBuild(await sourceStamp(PROJECT_DIR), 'inherit');
  });

/** The stamp is written last: a build that was cut short has none. Returns once the build's process is gone. */
async function runBuild(stamp: string, stdio: 'inherit' | 'pipe', signal?: AbortSignal) {
  await rm(STAMP_FILE, { force: true });
  const build = spawn(process.execPath, [NEXT, 'build'], {
    cwd: PROJECT_DIR,
    stdio: ['ignore', stdio, stdio],
  });
  const stop = () => build.kill('SIGTERM');
  signal?.addEventListener('abort', stop, { once: true });
  const output: string[] = [];
  for (const stream of [build.stdout, build.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const [code] = await once(build, 'close');
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`The build failed.\n${output.join('')}`);
  await startInTurn(BUILD_DIR);
  await writeFile(STAMP_FILE, stamp);
}

/** Names the build itself: another one of the same sources has other scripts. */
export const readBuildId = (): Promise<string> => readFile(join(BUILD_DIR, 'BUILD_ID'), 'utf8');

const builtStamp = (): Promise<string | null> => readFile(STAMP_FILE, 'utf8').catch(() => null);
