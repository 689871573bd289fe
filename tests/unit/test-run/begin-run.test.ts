import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../support/eventually';

// Where a system does not tell what programs carry in their environment, only databases are found.
it.runIf(process.platform === 'linux')('a killed run leaves no server and no folder', async () => {
  const run = spawn(process.execPath, ['scripts/run.cjs', 'tests/unit/test-run/dying-run.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void run.kill('SIGKILL'));
  const [line] = await once(run.stdout, 'data');
  const folder = String(line).trim();
  await access(folder);
  await eventually(async () => expect((await programsOf(folder)).length).toBeGreaterThan(20));
  const server = await noteProgram(join(folder, 'data'), join(folder, 'data'));
  const other = await noteProgram(join(folder, 'left'), folder);
  run.kill('SIGKILL');
  await eventually(async () => {
    await expect(access(folder)).rejects.toThrow('ENOENT');
    expect(await programsOf(folder)).toEqual([]);
  });
  await eventually(() => expect(server.signalCode).toBe('SIGKILL'));
  expect(other.signalCode, 'a program that has the number of a server that ended').toBeNull();
});

/** Starts a program in a folder, and has the note of a database name it. */
async function noteProgram(data: string, cwd: string) {
  await mkdir(data);
  const { PATH } = process.env;
  const env = { NODE_ENV: 'test', PATH } as const;
  const program = spawn('sleep', ['60'], { cwd, env, stdio: 'ignore' });
  onTestFinished(() => void program.kill('SIGKILL'));
  await once(program, 'spawn');
  await writeFile(join(data, 'postmaster.pid'), `${program.pid}\n${data}\n`);
  return program;
}

/** Stands for npm, which starts a run and then goes without a word to it. */
const STARTER = `
  const { spawn } = require('node:child_process');
  const run = spawn(process.execPath, ['scripts/run.cjs', 'tests/unit/test-run/dying-run.ts'], {
    env: { ...process.env, npm_lifecycle_event: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  run.stdout.once('data', (line) => console.log(run.pid + ' ' + line));`;

it.runIf(process.platform === 'linux')('a run ends with npm that started it', async () => {
  const npm = spawn(process.execPath, ['-e', STARTER], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void npm.kill('SIGKILL'));
  const [line] = await once(npm.stdout, 'data');
  const [pid, folder = ''] = String(line).trim().split(' ');
  onTestFinished(async () => {
    if (await isThere(`/proc/${pid}`)) process.kill(Number(pid), 'SIGKILL');
  });
  npm.kill('SIGKILL');
  await eventually(async () => expect(await isThere(`/proc/${pid}`)).toBe(false));
  await eventually(async () => expect(await isThere(folder)).toBe(false));
});

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** The processes that have the folder of a run for what is temporary. */
async function programsOf(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const environments = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '')),
  );
  return pids.filter((_pid, at) => environments[at]?.split('\0').includes(`TMPDIR=${folder}`));
}
