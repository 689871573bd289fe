import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { prepareHome } from '@/backend/db/embedded/home';
import { isOurPostmaster } from '@/backend/db/embedded/pid-file';
import { eventually } from '../../support/eventually';
import { type AppPlace, createPlace, makePlace, openPlace } from './apps';

function pidFile(place: AppPlace): string {
  return join(place.dataDir, 'postgres/pg/postmaster.pid');
}

let place: AppPlace;
/** What a server that is gone has said about itself. */
let stale: string;

beforeAll(async () => {
  const created = await createPlace();
  place = created.place;
  const database = await openPlace(place);
  await database.pool.query("CREATE TABLE notes AS SELECT 'kept' AS text");
  stale = await readFile(pidFile(place), 'utf8');
  await database.close();
  return created.stop;
});

/** Leaves the files of a server with this pid behind, as a crash does. */
async function leaveBehind(pid: number): Promise<void> {
  const text = stale.replace(/^\d+/, String(pid));
  await writeFile(pidFile(place), text);
  await writeFile(join(place.dataDir, 'postgres/.s.PGSQL.5432.lock'), text);
}

/** Some other program, running under the account of the server: PostgreSQL itself would give up. */
async function runOtherProgram(name = 'node'): Promise<number> {
  const { user } = await prepareHome(place.dataDir, place.fallbackDir, () => undefined);
  const script = 'console.log("up"); setInterval(() => {}, 1000)';
  const other = spawn(process.execPath, ['-e', script], {
    cwd: '/',
    argv0: name,
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  return other.pid ?? 0;
}

async function expectToOpen(from = place): Promise<void> {
  const { pool, close } = await openPlace(from);
  expect((await pool.query('SELECT text FROM notes')).rows).toEqual([{ text: 'kept' }]);
  await close();
}

test('a pid file whose process is gone does not stop the server from starting', async () => {
  await leaveBehind(Number.parseInt(stale, 10));
  await expectToOpen();
});

test('a pid file whose pid is now another program does not', async () => {
  await leaveBehind(await runOtherProgram());
  await expectToOpen();
});

test('a pid file whose pid is now another PostgreSQL does not', async () => {
  await leaveBehind(await runOtherProgram('postgres'));
  await expectToOpen();
});

test.each([
  ['empty', ''],
  ['cut off', '123'],
  ['garbage', 'x\ny\nz'],
])('a pid file that is %s does not', async (_kind, text) => {
  await writeFile(pidFile(place), text);
  await expectToOpen();
});

test('a copy of a running data folder starts a server of its own', async () => {
  const running = await openPlace(place);
  await running.pool.query('CHECKPOINT');

  const copy = await makePlace();
  await cp(place.dataDir, copy.dataDir, {
    recursive: true,
    filter: (path) => !path.includes('.s.PGSQL'),
  });
  await expectToOpen(copy);
  const own = await openPlace(copy);
  const folder = await own.pool.query("SELECT current_setting('data_directory') AS folder");
  expect(folder.rows).toEqual([{ folder: join(copy.dataDir, 'postgres/pg') }]);
  await own.close();
  expect((await running.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await running.close();
});

test('only a server of this very folder counts as ours', async () => {
  const home = await prepareHome(place.dataDir, place.fallbackDir, () => undefined);
  const database = await openPlace(place);
  const running = Number.parseInt(await readFile(pidFile(place), 'utf8'), 10);
  expect(await isOurPostmaster(running, home)).toBe(true);
  expect(await isOurPostmaster(process.pid, home)).toBe(false);
  await database.close();
  // Its pid file goes a moment before the process does.
  await eventually(async () => expect(await isOurPostmaster(running, home)).toBe(false));
});
