import { setTimeout as delay } from 'node:timers/promises';
import { chooseAddress } from './address';
import type { Binaries } from './binaries';
import type { Home } from './home';
import { type Launch, launchServer } from './launch';
import { readPidFile, removeLockFiles } from './pid-file';
import { isOurPostmaster } from './postmaster-process';
import { enterRunningServer, type Login, type Presence } from './presence';

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
 * Waits until this folder's server accepts our login, and starts it where none runs. Only the
 * holder of the start lock may call it.
 * @throws with the end of the server's log when it fails or is not ready within a minute.
 */
export async function ensureRunning(
  home: Home,
  binaries: Binaries,
  login: Login,
): Promise<Presence> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let launch: Launch | undefined;
  while (Date.now() < deadline) {
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
