import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { unless } from '../../base/error-code';
import { type Address, chooseAddress } from './address';
import { type Binaries, program } from './binaries';
import { clusterFolder, type Home } from './home';
import { isOurPostmaster, readPidFile, removeLockFiles } from './pid-file';
import { enterRunningServer, type Login } from './presence';
import { programOptions } from './run-program';
import { settingArguments } from './settings';

const POLL_MS = 10;
const RETRY_MS = 200;
const START_TIMEOUT_MS = 60_000;
/** Children of a killed server hold its memory for a moment; its successor waits for them. */
const PASSING_FAILURE = /pre-existing shared memory block/;

async function checkFailure(launch: Launch): Promise<void> {
  const tail = await launch.tail();
  if (!PASSING_FAILURE.test(tail)) {
    throw new Error(`PostgreSQL did not start: ${launch.failure()}.\n${tail}`);
  }
  await delay(RETRY_MS);
}

/** Starts a server unless one is on its way up or down, whose end is to be waited for. */
async function launchIfNone(home: Home, binaries: Binaries): Promise<Launch | undefined> {
  const file = await readPidFile(home);
  if (file && (await isOurPostmaster(file.pid, home))) return undefined;
  const address = await chooseAddress(home);
  await removeLockFiles(home, address);
  return launchServer(home, binaries, address);
}

/**
 * Waits until this folder's server accepts our login, and starts it where none runs. Needs the start lock.
 * @throws with the end of the server's log when it fails or is not ready within a minute.
 */
export async function ensureRunning(home: Home, binaries: Binaries, login: Login) {
  const deadline = performance.now() + START_TIMEOUT_MS;
  let launch: Launch | undefined;
  while (performance.now() < deadline) {
    const presence = await enterRunningServer(home, login);
    if (presence) return presence;
    if (launch?.failure() !== undefined) {
      await checkFailure(launch);
      launch = undefined;
    }
    launch ??= await launchIfNone(home, binaries);
    await delay(POLL_MS);
  }
  const tail = launch ? await launch.tail() : '';
  throw new Error(`PostgreSQL was not ready after ${START_TIMEOUT_MS / 1000} s.\n${tail}`);
}

interface Launch {
  /** Returns the reason for which the process ended; undefined while it runs. */
  failure(): string | undefined;
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
async function launchServer(home: Home, binaries: Binaries, address: Address): Promise<Launch> {
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

const LARGEST_LOG_BYTES = 5_000_000;
const TAIL_BYTES = 4000;

const logPath = (home: Home): string => join(home.folder, 'server.log');

async function logSize(home: Home): Promise<number> {
  const stats = await stat(logPath(home)).catch(unless(['ENOENT'], undefined));
  return stats?.size ?? 0;
}

async function openLog(home: Home): Promise<{ handle: FileHandle; start: number }> {
  if ((await logSize(home)) > LARGEST_LOG_BYTES) await rename(logPath(home), `${logPath(home)}.1`);
  // The folder belongs to the server's user: a link put there must not lead root elsewhere.
  const flags =
    constants.O_CREAT | constants.O_APPEND | constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);
  const handle = await open(logPath(home), flags, 0o600);
  if (home.user) await handle.chown(home.user.uid, home.user.gid);
  return { handle, start: (await handle.stat()).size };
}

async function logTail(home: Home, start: number): Promise<string> {
  const handle = await open(logPath(home), 'r');
  try {
    const { size } = await handle.stat();
    const from = Math.max(start, size - TAIL_BYTES);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, from);
    return buffer.toString('utf8', 0, bytesRead).trim();
  } finally {
    await handle.close();
  }
}
