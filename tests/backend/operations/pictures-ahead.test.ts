import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { media } from '@/backend/db/schema';
import { createMediaStore } from '@/backend/media';
import { makePicturesAhead } from '@/scripts/lib/picture-process';
import { eventually } from '../../support/eventually';
import { waitUntil } from '../../support/wait-until';
import { withTestDatabase } from '../database';
import { DRAWING } from '../media/pictures';
import { makeFolderOfRun } from '../test-server';

const database = withTestDatabase();
const LONG_MS = 60_000;

async function openStore() {
  const folder = await makeFolderOfRun();
  const log = { warn: vi.fn() };
  const dir = join(folder, 'media');
  const store = await createMediaStore({ dir, shops: database.shops, log });
  const facts = { contentType: 'image/svg+xml', shopId: null, width: 400, height: 200 };
  await store.saveOriginals([{ key: 'banner-1.webp', data: DRAWING, ...facts }]);
  return { folder, dir };
}

const logger = () => {
  const written = vi.fn();
  return { log: { debug: written, info: written, warn: written, error: written }, written };
};

test(
  'a process beside the server makes the sizes of pictures, and ends with it [S9.1114]',
  async () => {
    const { folder, dir } = await openStore();
    const { log } = logger();
    const environment = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder };
    const end = makePicturesAhead({ shops: database.shops, log }, environment);
    await waitUntil(async () => {
      const [row] = await database.db.select().from(media).where(eq(media.key, 'banner-1.webp'));
      expect(row?.sizesMadeAt).toBeInstanceOf(Date);
    }, LONG_MS);
    await access(join(dir, 'sizes', '2048', 'banner-1.webp.webp'));
    await end();
  },
  2 * LONG_MS,
);

test(
  'one that fails is told of and started again later, and keeps no server from closing [S9.1114]',
  async () => {
    await openStore();
    await database.db.update(media).set({ sizesMadeAt: null });
    const { log, written } = logger();
    const environment = { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    const end = makePicturesAhead({ shops: database.shops, log }, environment);
    await waitUntil(() => expect(written).toHaveBeenCalled(), LONG_MS);
    expect(written.mock.calls[0]?.[1]).toEqual({ code: 1, failures: 1 });
    await end();
    await eventually(() => expect(written).toHaveBeenCalledOnce());
  },
  2 * LONG_MS,
);
