import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What a shell reports of a program that SIGTERM has ended. */
const TERMINATED = 143;

export interface ProgramOptions {
  /** 'show' lets it write to this terminal; a name stands before each of its lines, among those of others. */
  output?: 'show' | 'hide' | { name: string };
  timeoutMs?: number;
  /** Folder that it runs in, the current one unless told. */
  cwd?: string;
  /** Ends it early. Without one it ends with the script, and the script with it. */
  signal?: AbortSignal;
}

/** Runs a program and tells whether it ended with exit code 0; one that is missing did not. */
export function succeeds(
  program: string,
  args: readonly string[],
  { output = 'hide', timeoutMs = 0, ...place }: ProgramOptions = {},
): Promise<boolean> {
  // Nothing begins while all ends.
  if (isEnding) return Promise.resolve(false);
  const stdio = output === 'show' ? 'inherit' : output === 'hide' ? 'ignore' : 'pipe';
  const child = spawn(program, args, {
    ...place,
    stdio: ['ignore', stdio, stdio],
    timeout: timeoutMs,
  });
  if (!place.signal) endTogether(child);
  if (typeof output === 'object') writeNamed(child, output.name);
  return new Promise((resolve) => {
    // One that was started is waited for, also where it is ended early.
    child.once('error', () => child.pid === undefined && resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** The programs that run, and end with this one. */
const running = new Set<ChildProcess>();
let isEnding = false;

/** A program does not outlive the script that waits for it. */
function endTogether(child: ChildProcess): void {
  if (running.size === 0) process.once('SIGTERM', endAll).once('SIGINT', endAll);
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size === 0) process.off('SIGTERM', endAll).off('SIGINT', endAll);
  });
}

async function endAll(signal: NodeJS.Signals): Promise<void> {
  isEnding = true;
  const ends = [...running].map((child) => once(child, 'close'));
  // A terminal sends its SIGINT to every program itself; a second one would cut their leaving short.
  if (signal === 'SIGTERM' || !process.stdin.isTTY) for (const child of running) child.kill(signal);
  await Promise.all(ends);
  process.exit(TERMINATED);
}

function writeNamed({ stdout, stderr }: ChildProcess, name: string): void {
  for (const input of [stdout, stderr]) {
    if (input) createInterface({ input }).on('line', (line) => console.log(`${name} │ ${line}`));
  }
}
