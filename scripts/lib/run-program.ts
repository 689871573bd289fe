import { spawn } from 'node:child_process';

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
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
