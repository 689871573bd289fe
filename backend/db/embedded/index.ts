import { mkdir, realpath } from 'node:fs/promises';
import { enterServer } from './enter-server';
import { leaveServer } from './leave-server';
import { keepPresence } from './presence';
import { databaseUrl } from './settings';
import { withStartLock } from './start-lock';

interface EmbeddedOptions {
  dataDir: string;
  role: string;
  log: (message: string) => void;
  projectDir?: string;
  /** Folder of a root's server for what it cannot keep in the project. */
  fallbackDir?: string;
}

interface EmbeddedPostgres {
  /** A connection URL for `pg`, with the password: never log it. */
  url: string;
  /** Stops the server if no other `hemline:*` connection is open. Close the own pool first. */
  stop(): Promise<void>;
}

/** Names a process's connections; `leaveServer` counts these names. */
export function applicationName(role: string): string {
  return `hemline:${role}:${process.pid}`;
}

/**
 * Gives this process the private PostgreSQL of `dataDir`, which all processes on it share: makes and starts it where
 * needed, and again should it go away before `stop`. @throws with the end of the server's output.
 */
export async function startEmbeddedPostgres({
  projectDir = process.cwd(),
  fallbackDir = '/var/lib/hemline',
  ...options
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const place = { dataDir, projectDir, fallbackDir, log: options.log };
  const name = applicationName(options.role);
  const onWait = () => options.log(`Another process is at work on ${dataDir}: waiting for it.`);
  const enter = () => withStartLock(dataDir, () => enterServer(place, name), { onWait });

  const entered = await enter();
  const keeper = keepPresence(entered, enter, options.log);
  const leave = async () => {
    const last = await keeper.end();
    await withStartLock(dataDir, () => leaveServer(last, projectDir));
  };
  let left: Promise<void> | undefined;
  return {
    url: databaseUrl(entered.presence.address, entered.password),
    stop: () => {
      left ??= leave();
      return left;
    },
  };
}
