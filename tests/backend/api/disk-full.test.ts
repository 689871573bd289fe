import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { media } from '@/backend/db/schema';
import { mediaPaths } from '@/backend/media/files';
import * as prepare from '@/backend/media/prepare';
import { preparePictures } from '@/backend/upkeep/prepare-pictures';
import { makePicture } from '../media/pictures';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp();
const { database } = testApp;
beforeAll(() => seedShops(database.db));
afterEach(() => void vi.restoreAllMocks());

const full = (code: string) => Object.assign(new Error('no space left'), { code });

async function upload() {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(await makePicture('png'))], 'a.png'));
  const headers = { host: 'localhost' };
  return testApp.app.request('/uploads', { method: 'POST', body, headers });
}

test.each(['ENOSPC', 'EDQUOT'])(
  'an upload that finds no room (%s) is 507 and leaves nothing [S7.1621]',
  async (code) => {
    const before = await database.db.$count(media);
    vi.spyOn(testApp.media, 'saveOriginal').mockRejectedValueOnce(full(code));
    const answer = await upload();
    expect(answer.status).toBe(507);
    expect(await answer.json()).toEqual({ status: 507, message: expect.stringMatching(/no room/) });
    expect(testApp.logged.at(-1)).toContain('disk full');
    expect(await database.db.$count(media)).toBe(before);
    expect(await readdir(join(testApp.mediaDir, 'temporary'))).toEqual([]);
    expect((await upload()).status).toBe(200);
  },
);

test('so is whatever a database without room refuses [S7.1621]', async () => {
  const lost = new Error('could not extend file', { cause: full('53100') });
  vi.spyOn(testApp.media, 'saveOriginal').mockRejectedValueOnce(lost);
  expect((await upload()).status).toBe(507);
});

test('/readyz names a disk without room and stays 200; the log has it once [S7.1622]', async () => {
  const ask = async () => {
    const answer = await testApp.get('/readyz');
    return [answer.status, (await answer.json()).message];
  };
  const isLogged = (line: string) => line.includes('the disk of DATA_DIR is full');
  expect(await ask()).toEqual([200, 'ready']);
  vi.spyOn(testApp.media, 'freeBytes').mockResolvedValue(1_000_000);
  const text = 'ready, but the disk of DATA_DIR is full';
  expect([await ask(), await ask()]).toEqual([
    [200, text],
    [200, text],
  ]);
  expect(testApp.logged.filter(isLogged)).toHaveLength(1);
});

test('/readyz names a disk that is gone and stays 200; the log has it once [S7.1622]', async () => {
  const lost = Object.assign(new Error('no such file or directory'), { code: 'ENOENT' });
  vi.spyOn(testApp.media, 'freeBytes').mockRejectedValue(lost);
  for (const _ of ['first', 'again']) {
    const answer = await testApp.get('/readyz');
    expect([answer.status, (await answer.json()).message]).toEqual([
      200,
      'ready, but DATA_DIR cannot be read',
    ]);
  }
  const isLogged = (line: string) => line.includes('DATA_DIR cannot be read');
  expect(testApp.logged.filter(isLogged)).toHaveLength(1);
});

test('pictures of which no sizes can be made for want of room are made later [S7.1623]', async () => {
  const { shops } = database;
  const paths = mediaPaths(testApp.mediaDir);
  const run = () =>
    preparePictures({
      ...{ db: shops.across.db, paths, isToStop: () => false },
      log: testApp.services.log,
    });
  await upload();
  vi.spyOn(prepare, 'makeMissingSizes').mockRejectedValueOnce(full('ENOSPC'));
  await expect(run()).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await run()).toBeGreaterThan(0);
  const rows = await database.db.select().from(media);
  expect(rows.every(({ sizesProblem }) => sizesProblem === '')).toBe(true);
});
