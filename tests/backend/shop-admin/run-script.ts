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
  dataDir?: string;
  /** The largest file that it may write, in KB: a disk that is full. */
  largestFile?: number;
}

/** Runs a command of `scripts/` in a process of its own, on the given database. */
export function runScript(
  name: 'admin' | 'backup' | 'export' | 'import' | 'restore' | 'secrets' | 'shop',
  databaseUrl: string,
  args: readonly string[],
  { nodeOptions = [], input = '', dataDir = tmpdir(), largestFile }: RunOptions = {},
): Promise<Ran> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const command = [...nodeOptions, RUNNER, `scripts/${name}.ts`, ...args];
  const limited = ['-c', `ulimit -f ${largestFile}; exec "$0" "$@"`, process.execPath, ...command];
  const [program, words]: [string, string[]] =
    largestFile === undefined ? [process.execPath, command] : ['bash', limited];
  return new Promise((done) => {
    const child = execFile(program, words, { env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      done({ code, stdout, stderr });
    });
    child.stdin?.end(input);
  });
}
