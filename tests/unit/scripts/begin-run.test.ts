import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readdir, readFile } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../support/eventually';

// Where a system does not tell what programs carry in their environment, only databases are found.
it.runIf(process.platform === 'linux')('a killed run leaves no server and no folder', async () => {
  const run = spawn(process.execPath, ['scripts/run.mjs', 'tests/unit/scripts/dying-run.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void run.kill('SIGKILL'));
  const [line] = await once(run.stdout, 'data');
  const folder = String(line).trim();
  await access(folder);
  await eventually(async () => expect((await programsOf(folder)).length).toBeGreaterThan(20));
  run.kill('SIGKILL');
  await eventually(async () => {
    await expect(access(folder)).rejects.toThrow('ENOENT');
    expect(await programsOf(folder)).toEqual([]);
  });
});

/** The processes that have the folder of a run for what is temporary. */
async function programsOf(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const environments = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '')),
  );
  return pids.filter((_pid, at) => environments[at]?.split('\0').includes(`TMPDIR=${folder}`));
}
