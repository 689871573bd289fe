import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { neutralEnvironment } from '../neutral-environment';
import { PROJECT_DIR } from '../project';

const SWEEPER = fileURLToPath(new URL('sweep.mjs', import.meta.url));

/**
 * Enters the project on neutral settings, and makes the folder in which everything that a run starts keeps its files, and names it in the environment.
 * However the run ends, be it killed, a process of its own stops every program and removes every folder that
 * is left of it.
 *
 * @returns what waits, at the end of the run, until nothing is left.
 */
export async function openRunFolder(): Promise<() => Promise<void>> {
  process.chdir(PROJECT_DIR);
  Object.assign(process.env, neutralEnvironment(), { NEXT_TELEMETRY_DISABLED: '1' });
  const folder = await mkdtemp(join(tmpdir(), 'hemline-run-'));
  // A server's own user has to come in.
  await chmod(folder, 0o755);
  const run = basename(folder);
  const programs = join(PROJECT_DIR, '.test-programs');
  const sweeper = spawn(process.execPath, [SWEEPER, folder, programs], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder, HEMLINE_TEST_RUN: run });
  return async () => {
    const swept = once(sweeper, 'close');
    sweeper.stdin.end();
    await swept;
  };
}
