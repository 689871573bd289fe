import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { eventually } from '../../support/eventually';

// Where a system does not tell what programs carry in their environment, only databases are found.
it.runIf(process.platform === 'linux')('a killed run leaves no server and no folder', async () => {
  const run = spawn(process.execPath, ['scripts/run.mjs', 'tests/unit/scripts/dying-run.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(run.stdout, 'data');
  const { folder, server } = JSON.parse(String(line));
  await access(folder);
  expect(await commandOf(server)).toContain('sleep');
  run.kill('SIGKILL');
  await eventually(async () => {
    expect(await commandOf(server)).toBe('');
    await expect(access(folder)).rejects.toThrow('ENOENT');
  });
});

/** Empty where there is no such process any more. */
function commandOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
}
