import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createBackend } from '@/backend/create-backend';
import { openMigrated } from '@/backend/db/open-migrated';
import { withTestDatabase } from './database';
import { makeFolderOfRun } from './test-server';

const database = withTestDatabase();

/** What a start says that gets this address, or this folder. */
function failureOf(place: { databaseUrl?: string; dataDir?: string }): Promise<unknown> {
  const quiet = () => undefined;
  const options = { dataDir: '/nowhere', acquireTimeoutMs: 500, ...place };
  return openMigrated({ ...options, role: 'test', log: quiet, warn: quiet }).then(
    () => 'opened',
    (error: Error) => error.message,
  );
}

function changedUrl(name: string, value: string): string {
  const url = new URL(database.url);
  if (name === 'database') url.pathname = `/${value}`;
  else url.searchParams.set(name, value);
  return url.href;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

describe('a database that cannot be opened is named by the setting that leads there [S2.1473]', () => {
  test('DATABASE_URL where nothing listens, without its password', async () => {
    const port = await freePort();
    const failure = await failureOf({
      databaseUrl: `postgresql://ada:secret@127.0.0.1:${port}/shop`,
    });
    expect(failure).toContain(
      `DATABASE_URL leads to ada@127.0.0.1:${port}/shop, where nothing listens`,
    );
    expect(failure).not.toContain('secret');
  });

  test('DATABASE_URL of a server that does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const failure = await failureOf({ databaseUrl: `postgresql://127.0.0.1:${port}/shop` });
    silent.close();
    expect(failure).toContain('which does not answer');
  });

  test('DATABASE_URL of a server that is no PostgreSQL', async () => {
    const other = createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    other.listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const failure = await failureOf({ databaseUrl: `postgresql://127.0.0.1:${port}/shop` });
    other.close();
    expect(failure).toContain('DATABASE_URL leads to ');
    expect(failure).toContain('see whether it is PostgreSQL that listens there');
  });

  test('DATABASE_URL that names a file that is not there, or has a % that encodes nothing', async () => {
    const port = await freePort();
    const at = `127.0.0.1:${port}/shop`;
    const withFile = `postgresql://${at}?sslrootcert=/no/such/file`;
    expect(await failureOf({ databaseUrl: withFile })).toContain(
      'which names a file that is not there',
    );
    expect(await failureOf({ databaseUrl: `postgresql://50%off@${at}` })).toContain(
      `DATABASE_URL leads to 50%off@${at}, where nothing listens`,
    );
  });

  test.each([
    ['password', 'wrong', 'which refuses the password'],
    ['database', 'absent', 'which has no such database'],
  ])('DATABASE_URL with another %s', async (name, value, reason) => {
    const failure = await failureOf({ databaseUrl: changedUrl(name, value) });
    expect(failure).toContain('DATABASE_URL leads to ');
    expect(failure).toContain(reason);
  });

  test('DATA_DIR that is a file, or lies in one', async () => {
    const file = join(await makeFolderOfRun(), 'file');
    await writeFile(file, '');
    for (const [dataDir, reason] of [
      [file, 'which is a file'],
      [join(file, 'below'), 'which leads through a file'],
    ] as const) {
      const failure = await failureOf({ dataDir });
      expect(failure).toContain(`DATA_DIR is ${dataDir}, ${reason}`);
      expect(failure).toContain('choose another folder');
    }
  });

  test('DATA_DIR also where the database is elsewhere, and pictures and secret alone lie there', async () => {
    const dataDir = join(await makeFolderOfRun(), 'file');
    await writeFile(dataDir, '');
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('DATABASE_URL', database.url);
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('LOG_LEVEL', 'silent');
    const opening = createBackend({ mediaBase: '' });
    await expect(opening).rejects.toThrow(`DATA_DIR is ${dataDir}, which is a file`);
  });
});
