import { spawn } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { neutralEnvironment } from '../neutral-environment';

const SWEEPER = join(PROJECT_DIR, 'tests/run/steps/sweep.mjs');

/**
 * Begins a run of tests: in the project, on neutral settings, in a folder for the files of all that it starts, each of
 * which carries the run's name in its environment, after that of a run around it. However the run ends, be it
 * killed, a process of its own stops every program and removes every folder that is left of it.
 *
 * @returns what waits, at the end of the run, until nothing is left.
 */
export async function beginRun(): Promise<() => Promise<void>> {
  process.chdir(PROJECT_DIR);
  Object.assign(process.env, neutralEnvironment(), { NEXT_TELEMETRY_DISABLED: '1' });
  const folder = await mkdtemp(join(tmpdir(), 'hemline-run-'));
  // A server's own user has to come in.
  await chmod(folder, 0o755);
  const sweeper = spawn(process.execPath, [SWEEPER, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const swept = new Promise((resolve) => sweeper.once('close', resolve));
  const around = process.env.HEMLINE_TEST_RUN ?? '';
  const name = `${around}/${basename(folder)}`;
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder, HEMLINE_TEST_RUN: name });
  return async () => {
    sweeper.stdin.end();
    await swept;
  };
}
