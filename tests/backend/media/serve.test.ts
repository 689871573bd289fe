import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { media } from '@/backend/db/schema';
import * as sizes from '@/backend/media/load-sharp';
import { withTestApp } from '../api/test-app';
import { DRAWING, makePicture } from './pictures';

const testApp = withTestApp();
const { database, get } = testApp;

const original = (key: string, data: Uint8Array, contentType: string) => ({
  key,
  data,
  contentType,
  shopId: null,
  width: 400,
  height: 300,
});

beforeAll(async () => {
  await testApp.media.saveOriginals([
    original('photo-1.png', await makePicture('png'), 'image/png'),
    original('drawing-2.webp', DRAWING, 'image/svg+xml'),
    original('broken-3.png', Buffer.from('no picture'), 'image/png'),
  ]);
});

async function pictureAt(path: string) {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const body = Buffer.from(await answer.arrayBuffer());
  return { answer, body, ...(await sharp(body).metadata()) };
}

describe('GET /media/:key', () => {
  test('serves webp, for a year, with a tag', async () => {
    const { answer, format } = await pictureAt('/media/photo-1.png?w=320');
    expect(format).toBe('webp');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = answer.headers.get('etag') ?? '';
    const again = await get('/media/photo-1.png?w=320', 'localhost', { 'if-none-match': etag });
    expect(again.status).toBe(304);
  });

  test('raises a width to the next served one and never enlarges a photo', async () => {
    const widths: [string, number][] = [
      ['w=1', 160],
      ['w=160', 160],
      ['w=161', 320],
      ['w=321', 400],
      ['w=999999', 400],
      ['w=99999999999999999999', 400],
      ['', 400],
      ['w=', 400],
    ];
    for (const [query, width] of widths) {
      expect(await pictureAt(`/media/photo-1.png?${query}`), query).toMatchObject({ width });
    }
  });

  test('renders a drawing crisply at the asked width, never as SVG', async () => {
    const { body, width, height, format } = await pictureAt('/media/drawing-2.webp?w=2048');
    expect({ width, height, format }).toEqual({ width: 2048, height: 1024, format: 'webp' });
    const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
    const redAt = (y: number) => data[(y * info.width + 1024) * info.channels] ?? 0;
    // The line is 5 px thick: white in the middle, gone 8 px away. Enlarged pixels would blur it.
    expect(redAt(512)).toBeGreaterThan(200);
    expect(redAt(521)).toBeLessThan(40);
  });

  test('a width that is none is 400', async () => {
    for (const width of ['0', '-1', 'abc', '1.5', '1e3', '%00']) {
      expect((await get(`/media/photo-1.png?w=${width}`)).status, width).toBe(400);
    }
  });

  test('what is unknown, broken or no key is 404', async () => {
    await writeFile(join(testApp.mediaDir, 'secret.txt'), 'secret');
    const keys = [
      'nothing.png',
      'broken-3.png',
      '..%2Fsecret.txt',
      '../secret.txt',
      '%2e%2e%2fsecret.txt',
      '..%5csecret.txt',
      '%2Fetc%2Fpasswd',
      'photo-1.png%00',
      'PHOTO-1.PNG',
      '.',
      '%zz',
      'a'.repeat(300),
    ];
    for (const key of keys) expect((await get(`/media/${key}`)).status, key).toBe(404);
    expect(testApp.logged.filter((line) => line.includes('"error","message":"unexpected'))).toEqual(
      [],
    );
  });

  test('requests for one size at the same time share one job', async () => {
    const makeSize = vi.spyOn(sizes, 'makeSize');
    const bodies = await Promise.all(
      Array.from({ length: 12 }, async () => (await pictureAt('/media/drawing-2.webp?w=640')).body),
    );
    expect(makeSize).toHaveBeenCalledTimes(1);
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
    const files = await readdir(join(testApp.mediaDir, 'sizes', '640'));
    expect(files).toEqual(['drawing-2.webp.webp']);
    expect(await readdir(join(testApp.mediaDir, 'temporary'))).toEqual([]);
  });

  test('a size is made once and then read', async () => {
    await pictureAt('/media/drawing-2.webp?w=160');
    const file = join(testApp.mediaDir, 'sizes', '160', 'drawing-2.webp.webp');
    const { mtimeMs } = await stat(file);
    await pictureAt('/media/drawing-2.webp?w=160');
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  });
});

describe('saving', () => {
  test('keeps a row with what the picture is', async () => {
    const rows = await database.db.select().from(media);
    const photo = rows.find(({ key }) => key === 'photo-1.png');
    expect(rows).toHaveLength(3);
    expect(photo).toMatchObject({ contentType: 'image/png', width: 400, height: 300 });
    expect(photo?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('the same again changes nothing, other content replaces its sizes', async () => {
    const file = join(testApp.mediaDir, 'originals', 'change-4.png');
    const small = original('change-4.png', await makePicture('png', 200, 200), 'image/png');
    await testApp.media.saveOriginal(small);
    expect(await pictureAt('/media/change-4.png?w=1280')).toMatchObject({ width: 200 });
    const { mtimeMs } = await stat(file);
    await testApp.media.saveOriginal(small);
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
    const large = original('change-4.png', await makePicture('png', 700, 200), 'image/png');
    await testApp.media.saveOriginal(large);
    expect(await pictureAt('/media/change-4.png?w=1280')).toMatchObject({ width: 700 });
  });

  test('refuses a key that is none, and leaves no half-written file', async () => {
    const wrong = original('../escape.png', DRAWING, 'image/svg+xml');
    await expect(testApp.media.saveOriginal(wrong)).rejects.toThrow('is not a key');
    const target = join(testApp.mediaDir, 'originals', 'taken-5.png');
    await mkdir(join(target, 'full'), { recursive: true });
    await expect(
      testApp.media.saveOriginal(original('taken-5.png', DRAWING, 'image/svg+xml')),
    ).rejects.toThrow();
    await rm(target, { recursive: true });
    expect(await readdir(join(testApp.mediaDir, 'temporary'))).toEqual([]);
  });
});
