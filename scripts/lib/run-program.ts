import { type ChildProcess, spawn } from 'node:child_process';

/** What a shell reports of a program that SIGTERM has ended. */
const TERMINATED = 143;

interface ProgramOptions {
  /** 'show' lets it write to this terminal. */
  output?: 'show' | 'hide';
  timeoutMs?: number;
}

/** Runs a program in the current folder and tells whether it ended with exit code 0; one that is missing did not. */
export function succeeds(
  program: string,
  args: readonly string[],
  { output = 'hide', timeoutMs = 0 }: ProgramOptions = {},
): Promise<boolean> {
  const stdio = output === 'show' ? 'inherit' : 'ignore';
  const child = spawn(program, args, {
    stdio: ['ignore', stdio, stdio],
    timeout: timeoutMs,
  });
  endTogether(child);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
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
