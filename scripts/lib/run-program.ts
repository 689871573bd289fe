import { type ChildProcess, spawn } from 'node:child_process';

/** What a shell reports of a program that SIGTERM has ended. */
const TERMINATED = 143;

export interface ProgramOptions {
  /** 'show' lets it write to this terminal. */
  output?: 'show' | 'hide';
  timeoutMs?: number;
  /** Where it runs, the current folder unless told. */
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
  const stdio = output === 'show' ? 'inherit' : 'ignore';
  const child = spawn(program, args, {
    ...place,
    stdio: ['ignore', stdio, stdio],
    timeout: timeoutMs,
  });
  if (!place.signal) endTogether(child);
  return new Promise((resolve) => {
    // One that was started is waited for, also where it is ended early.
    child.once('error', () => child.pid === undefined && resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** A program does not outlive the script that waits for it. */
function endTogether(child: ChildProcess): void {
  const stop = () => {
    child.once('close', () => process.exit(TERMINATED));
    child.kill('SIGTERM');
  };
  process.once('SIGTERM', stop);
  child.once('close', () => process.off('SIGTERM', stop));
}
