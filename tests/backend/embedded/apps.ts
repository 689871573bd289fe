import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { openDatabase } from '@/backend/db/connection';
import { RUNNER } from '@/scripts/lib/project';
import { makeFolderOfRun } from '../test-server';

/** Where the apps of one test keep their data; their server is stopped when the test is done. */
export interface AppPlace {
  dataDir: string;
  projectDir: string;
  fallbackDir: string;
}

export interface StartedApp {
  /** The pid of the database's main process. */
  server: number;
  uid: number;
  /** What the app has logged so far. */
  log(): string;
  /** Sends a signal to the app's process group, as Ctrl-C does, and waits for the end; gives the exit code, or the signal it died of. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

/** An empty place, and how to stop whatever server is left there. */
export async function createPlace(path = 'data') {
  const folder = await makeFolderOfRun();
  const place: AppPlace = {
    dataDir: join(folder, path),
    projectDir: process.cwd(),
    fallbackDir: join(folder, 'fallback'),
  };
  return { place, stop: () => stopServer(place) };
}

/** An empty place for one test, whose server stops when that is done. */
export async function makePlace(path?: string): Promise<AppPlace> {
  const { place, stop } = await createPlace(path);
  onTestFinished(stop);
  return place;
}

/** Opens the place's database in this process, as the app does. */
export function openPlace(place: AppPlace, role = 'test', logs: string[] = []) {
  return openDatabase({ ...place, role, log: (message) => logs.push(message) });
}

/** Stops the server also when a killed app's connections have not ended yet. */
async function stopServer(place: AppPlace): Promise<void> {
  if (!existsSync(join(place.dataDir, 'postgres/pg/postmaster.pid'))) return;
  const database = await openPlace(place, 'cleanup');
  await database.pool.query(`
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE application_name LIKE 'hemline:%' AND application_name NOT LIKE 'hemline:cleanup:%'`);
  await database.close();
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) return '';
  for await (const line of createInterface({ input: child.stdout })) return line;
  return '';
}

interface AppSettings {
  role?: string;
  user?: { uid: number; gid: number };
}

/** Starts an app in a process of its own; `opened` is settled once its database answers or fails. */
export function spawnApp(place: AppPlace, settings: AppSettings = {}) {
  const options = JSON.stringify({ role: 'app', ...place, ...settings });
  const child = spawn(
    process.execPath,
    [RUNNER, 'tests/backend/embedded/app-process.ts', options],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, as in a terminal.
      detached: true,
    },
  );
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += String(chunk);
  });
  const open = async (): Promise<StartedApp> => {
    const line = await firstLine(child);
    if (line === '') throw new Error(`The app did not open its database.\n${log}`);
    const { server, uid } = JSON.parse(line);
    const end = async (signal: NodeJS.Signals) => {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
      const [code, diedOf] = await exit;
      return code ?? diedOf;
    };
    return { server, uid, log: () => log, end };
  };
  return { process: child, opened: open() };
}

/** An app whose database answers. @throws with the app's output when it fails. */
export function startApp(place: AppPlace, settings?: AppSettings): Promise<StartedApp> {
  return spawnApp(place, settings).opened;
}
