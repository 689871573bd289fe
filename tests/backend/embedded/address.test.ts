import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chooseAddress, loopbackAddress } from '@/backend/db/embedded/address';
import { clusterFolder } from '@/backend/db/embedded/home';
import { readPidFile } from '@/backend/db/embedded/pid-file';
import { settingArguments } from '@/backend/db/embedded/settings';
import { makeFolderOfRun } from '../test-server';
import { makePlace, openPlace } from './apps';

const LONG_PATH = `${'long/'.repeat(30)}data`;

function longHome(): { folder: string; user: undefined } {
  return { folder: `/${LONG_PATH}/${Math.random()}`, user: undefined };
}

test('a database whose path is too long for a socket opens all the same', async () => {
  const place = await makePlace(LONG_PATH);
  const database = await openPlace(place);
  const answer = await database.pool.query<{ folder: string }>(
    "SELECT current_setting('unix_socket_directories') AS folder",
  );
  const folder = answer.rows[0]?.folder ?? '';
  expect(basename(folder)).toMatch(/^hemline-[0-9a-f]{16}$/);
  expect(existsSync(folder)).toBe(true);
  await database.close();
  expect(existsSync(folder)).toBe(false);
});

test('the socket lies beside the data where the path is short', async () => {
  const folder = await makeFolderOfRun();
  expect(await chooseAddress({ folder, user: undefined })).toEqual({ host: folder, port: 5432 });
});

test('a socket folder is the same at every start and open to nobody else', async () => {
  const home = longHome();
  const { host } = await chooseAddress(home);
  onTestFinished(() => rm(host, { recursive: true, force: true }));
  expect(await chooseAddress(home)).toEqual({ host, port: 5432 });
  await chmod(host, 0o755);
  await expect(chooseAddress(home)).rejects.toThrow(/not a private folder of our own/);
});

test('a link in the place of the socket folder is refused', async () => {
  const home = longHome();
  const { host } = await chooseAddress(home);
  onTestFinished(() => rm(host, { recursive: true, force: true }));
  await rm(host, { recursive: true });
  const trap = join(tmpdir(), `${basename(host)}-trap`);
  await mkdir(trap, { mode: 0o700 });
  onTestFinished(() => rm(trap, { recursive: true, force: true }));
  await symlink(trap, host);
  await expect(chooseAddress(home)).rejects.toThrow(/not a private folder of our own/);
});

test('a file in the place of the socket folder is refused', async () => {
  const home = longHome();
  const { host } = await chooseAddress(home);
  onTestFinished(() => rm(host, { recursive: true, force: true }));
  await rm(host, { recursive: true });
  await writeFile(host, '', { mode: 0o600 });
  await expect(chooseAddress(home)).rejects.toThrow(/not a private folder of our own/);
});

test('a loopback port is the same at every start, and another one while it is taken', async () => {
  const home = longHome();
  const usual = await loopbackAddress(home);
  expect(await loopbackAddress(home)).toEqual(usual);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(usual.port, usual.host, resolve));
  onTestFinished(() => void other.close());
  const next = await loopbackAddress(home);
  expect(next.port).not.toBe(usual.port);
  expect(next.port).toBeGreaterThan(0);
});

test('a server with a loopback address listens there and is found there', async () => {
  const address = { host: '127.0.0.1', port: 20_001 };
  expect(settingArguments(address)).toEqual(
    expect.arrayContaining(['listen_addresses=127.0.0.1', 'port=20001']),
  );
  const text = '77\nC:/shop/pg\n1760000000\n20001\n\n127.0.0.1\n  1  2\nready   \n';
  const folder = await makeFolderOfRun();
  const home = { folder, user: undefined };
  await mkdir(clusterFolder(home), { recursive: true });
  await writeFile(join(clusterFolder(home), 'postmaster.pid'), text);
  expect(await readPidFile(home)).toEqual({ pid: 77, address, isReady: true });
});
