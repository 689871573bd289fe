import { spawn } from 'node:child_process';
import type { Address } from './address';
import { type Binaries, program } from './binaries';
import { clusterFolder, type Home } from './home';
import { logTail, openLog } from './log-file';
import { programOptions } from './run-program';
import { settingArguments } from './settings';

/** A server process that was started and may not be ready, or may have failed. */
export interface Launch {
  /** Why the process ended; undefined while it runs. */
  failure(): string | undefined;
  /** The end of what it has logged. */
  tail(): Promise<string>;
}

/** Windows drops administrator rights in pg_ctl, which ends once the server process runs. */
function command(binaries: Binaries, home: Home, settings: string[]): [string, string[]] {
  const data = clusterFolder(home);
  if (process.platform !== 'win32') {
    return [program(binaries, 'postgres'), ['-D', data, ...settings]];
  }
  const options = settings.join(' ');
  return [program(binaries, 'pg_ctl'), ['start', '-W', '-D', data, '-o', options]];
}

/** Starts the server process in a group of its own, so that it outlives a killed app. */
export async function launchServer(
  home: Home,
  binaries: Binaries,
  address: Address,
): Promise<Launch> {
  const settings = settingArguments(address);
  const { handle, start } = await openLog(home);
  const child = spawn(...command(binaries, home, settings), {
    ...programOptions(home),
    detached: true,
    stdio: ['ignore', handle.fd, handle.fd],
  });
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code, signal) => {
    if (process.platform !== 'win32' || code !== 0) failure = `it ended with ${signal ?? code}`;
  });
  child.unref();
  await handle.close();
  return { failure: () => failure, tail: () => logTail(home, start) };
}
