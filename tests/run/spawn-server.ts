import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT_DIR, RUNNER } from '@/scripts/lib/project';

const OPEN = /is open on \S+:(\d+)/;

export interface SpawnedServer {
  port: number;
  pid: number;
  /** From the start of the process until it said that it is open. */
  readyMs: number;
  /** What it has written so far. */
  output(): string;
  /** Asks it to stop, as a service manager does, and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Starts a script of the project that serves pages, in a process of its own, by a version of Node, and on a free port
 * unless the environment names one, and waits until it says that it is open.
 * @throws Error with its output when it ends before.
 */
export async function spawnServer(
  script: string,
  environment: Record<string, string>,
  node = process.execPath,
): Promise<SpawnedServer> {
  const startedAt = performance.now();
  const child = spawn(node, [RUNNER, script], {
    cwd: PROJECT_DIR,
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close');
  const port = await new Promise<number>((resolve, reject) => {
    const take = (text: string) => {
      output += text;
      const result = OPEN.exec(output)?.[1];
      if (result) resolve(Number(result));
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    ended.then(() => reject(new Error(`${script} did not open.\n${output}`)), reject);
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const readyMs = performance.now() - startedAt;
  return { port, pid: child.pid ?? 0, readyMs, output: () => output, stop };
}

/** The shop itself, as `npm start` opens it, by this or another version of Node. */
export function spawnShop(
  environment: Record<string, string>,
  node?: string,
): Promise<SpawnedServer> {
  return spawnServer('scripts/start.ts', environment, node);
}
