import { type SpawnOptions, spawn } from 'node:child_process';
import type { Home } from './home';

const MAX_OUTPUT_CHARACTERS = 4000;
const PASSED_VARIABLES = ['PATH', 'SystemRoot', 'SystemDrive', 'TEMP', 'TMP'];

/** Options of every program of PostgreSQL: the server's user, and nothing of our environment: it has secrets and PG*. */
export function programOptions(home: Home): SpawnOptions {
  const passed = PASSED_VARIABLES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    cwd: home.folder,
    env: { NODE_ENV: 'production', ...Object.fromEntries(passed), LC_ALL: 'C' },
    windowsHide: true,
    ...(home.user && { uid: home.user.uid, gid: home.user.gid }),
  };
}

/** Runs a program to its end. @throws with the end of its output when it fails. */
export async function runProgram(path: string, args: string[], home: Home): Promise<void> {
  const child = spawn(path, args, { ...programOptions(home), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: unknown) => {
    output = (output + String(chunk)).slice(-MAX_OUTPUT_CHARACTERS);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const end = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? undefined : `${signal ?? code}`));
  });
  if (end !== undefined) throw new Error(`${path} failed (${end}).\n${output.trim()}`);
}
