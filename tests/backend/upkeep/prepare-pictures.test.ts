import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { media, products } from '@/backend/db/schema';
import { writeMedia } from '@/backend/domain/product-media';
import { mediaPaths } from '@/backend/media/files';
import { hasPicturesDue, preparePictures } from '@/backend/upkeep/prepare-pictures';
import { MEDIA_WIDTHS } from '@/core/rules/media/media-widths';
import { seedShops } from '../api/seed';
import { withTestApp } from '../api/test-app';
import { DRAWING, makePicture } from '../media/pictures';

const testApp = withTestApp();
const { database } = testApp;

const warn = vi.fn();
const preparing = (isToStop = () => false) => ({
  ...{ db: database.shops.across.db, paths: mediaPaths(testApp.mediaDir) },
  ...{ log: { warn }, isToStop },
});

async function add(key: string, data: Uint8Array = DRAWING): Promise<void> {
  const facts = { contentType: 'image/svg+xml', shopId: null, width: 400, height: 200 };
  await testApp.media.saveOriginals([{ key, data, ...facts }]);
}

async function widthsOf(key: string): Promise<number[]> {
  const isThere = (width: number) =>
    access(join(testApp.mediaDir, 'sizes', String(width), `${key}.webp`)).then(
      () => true,
      () => false,
    );
  const there = await Promise.all(MEDIA_WIDTHS.map(isThere));
  return MEDIA_WIDTHS.filter((_, at) => there[at]);
}

const rowOf = async (key: string) => {
  const [row] = await database.db.select().from(media).where(eq(media.key, key));
  return row;
};

beforeAll(() => seedShops(database.db));
beforeEach(async () => {
  warn.mockClear();
  await database.db.execute(sql`UPDATE media SET sizes_made_at = now()`);
});

describe('the sizes of pictures that were added', () => {
  test('are made without being asked for, each in the width that it names [S9.1110]', async () => {
    await add('banner-1.webp');
    expect(await hasPicturesDue(database.db)).toBe(true);
    expect(await preparePictures(preparing())).toBe(1);
    expect(await widthsOf('banner-1.webp')).toEqual([...MEDIA_WIDTHS]);
    const folder = join(testApp.mediaDir, 'sizes', '640');
    const [file = ''] = (await readdir(folder)).filter((name) => name.startsWith('banner-1'));
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({
      width: 640,
      format: 'webp',
    });
    expect(await hasPicturesDue(database.db)).toBe(false);
  });

  test('are those that a product shows, and pictures of pages come first [S9.1110]', async () => {
    const [product] = await database.db.select({ id: products.id }).from(products).limit(1);
    const productId = product?.id ?? '';
    await add('a-product-2.webp');
    await add('z-page-2.webp');
    await writeMedia(database.db, null, [
      { productId, media: [{ file: '/media/a-product-2.webp' }] },
    ]);
    let pictures = 0;
    const afterFirst = () => {
      pictures += 1;
      return pictures > 1;
    };
    expect(await preparePictures(preparing(afterFirst))).toBe(1);
    expect(await widthsOf('z-page-2.webp')).toEqual([...MEDIA_WIDTHS]);
    expect(await widthsOf('a-product-2.webp')).toEqual([]);
    // What was claimed and not made is free again.
    expect(await preparePictures(preparing())).toBe(1);
    expect(await widthsOf('a-product-2.webp')).toEqual(
      MEDIA_WIDTHS.filter((width) => width <= 1440),
    );
  });

  test('are made anew where a picture is replaced [S9.1110]', async () => {
    await add('change-3.webp');
    await preparePictures(preparing());
    await add('change-3.webp');
    expect(await hasPicturesDue(database.db)).toBe(false);
    await add('change-3.webp', await makePicture('png', 700, 300));
    expect(await preparePictures(preparing())).toBe(1);
  });

  test('that cannot be made are recorded once, and keep no other waiting [S9.1111]', async () => {
    await add('broken-4.webp', Buffer.from('no picture'));
    await add('whole-4.webp');
    expect(await preparePictures(preparing())).toBe(2);
    expect(warn).toHaveBeenCalledOnce();
    expect((await rowOf('broken-4.webp'))?.sizesProblem).not.toBe('');
    expect((await rowOf('whole-4.webp'))?.sizesMadeAt).toBeInstanceOf(Date);
    expect(await hasPicturesDue(database.db)).toBe(false);
    expect(await preparePictures(preparing())).toBe(0);
  });

  test('that take the process with them are given up after three times [S9.1111]', async () => {
    await add('deadly-5.webp');
    const row = eq(media.key, 'deadly-5.webp');
    // A process that died left its attempt, and a claim that is over.
    await database.db.update(media).set({ sizesAttempts: 2 }).where(row);
    expect(await hasPicturesDue(database.db)).toBe(true);
    await database.db.update(media).set({ sizesAttempts: 3 }).where(row);
    expect(await hasPicturesDue(database.db)).toBe(false);
  });

  test('are made by one of several processes, until its claim is over [S9.1112]', async () => {
    for (const number of [1, 2, 3]) await add(`shared-6-${number}.webp`);
    const counts = await Promise.all([preparePictures(preparing()), preparePictures(preparing())]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    await add('late-6.webp');
    await add('claimed-6.webp');
    const claimed = eq(media.key, 'claimed-6.webp');
    const until = (interval: string) =>
      database.db
        .update(media)
        .set({ sizesTryAt: sql`now() + ${interval}::interval` })
        .where(claimed);
    await until('1 minute');
    expect(await hasPicturesDue(database.db)).toBe(false);
    await until('-1 minute');
    expect(await preparePictures(preparing())).toBe(2);
  });
});
