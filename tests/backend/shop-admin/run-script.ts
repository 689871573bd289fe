import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { RUNNER } from '@/scripts/lib/project';

export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  nodeOptions?: readonly string[];
  /** What its standard input holds. */
  input?: string;
}

/** Runs a command of `scripts/` in a process of its own, on the given database. */
export function runScript(
  name: 'admin' | 'export' | 'import' | 'shop',
  databaseUrl: string,
  args: readonly string[],
  { nodeOptions = [], input = '' }: RunOptions = {},
): Promise<Ran> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: tmpdir() };
  const command = [...nodeOptions, RUNNER, `scripts/${name}.ts`, ...args];
  return new Promise((done) => {
    const child = execFile(process.execPath, command, { env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      done({ code, stdout, stderr });
    });
    child.stdin?.end(input);
  });
}
