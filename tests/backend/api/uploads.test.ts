import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { media, uploads } from '@/backend/db/schema';
import { UNCLAIMED } from '@/backend/domain/uploads/forget-uploads';
import { UPLOADS } from '@/backend/limits/rates';
import { runJobs } from '@/backend/upkeep';
import { failureSchema } from '@/core/calls/failure.schema';
import { uploadSchemas } from '@/core/calls/uploads.schema';
import { makePicture } from '../media/pictures';
import { SHOP_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp();
const { database, get, logged } = testApp;

beforeAll(() => seedShops(database.db));

function post(file: Uint8Array | string, host = 'localhost') {
  const body = new FormData();
  body.append('file', typeof file === 'string' ? file : new File([new Uint8Array(file)], 'a.jpg'));
  return testApp.app.request('/uploads', { method: 'POST', body, headers: { host } });
}

async function upload(file: Uint8Array) {
  const answer = await post(file);
  expect(answer.status).toBe(200);
  return uploadSchemas.upload.response.parse(await answer.json()).data;
}

const keyOf = async (id: string) => {
  const [row] = await database.db.select().from(uploads).where(eq(uploads.id, id));
  return row?.mediaKey ?? '';
};
const original = (key: string) => join(testApp.mediaDir, 'originals', key);

describe('POST /uploads', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'takes %s, whatever its name, and answers an id [S7.39]',
    async (format) => {
      const { id, width, height } = await upload(await makePicture(format));
      expect({ width, height }).toEqual({ width: 400, height: 300 });
      const [row] = await database.db.select().from(uploads).where(eq(uploads.id, id));
      expect(row).toMatchObject({ shopId: SHOP_A, claimedAt: null, publishedAt: null });
    },
  );

  test('keeps the pixels alone: upright, of a sensible size, without place and camera [S7.39]', async () => {
    const photo = await sharp(await makePicture('jpeg', 3000, 1500))
      .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { id, width, height } = await upload(photo);
    expect({ width, height }).toEqual({ width: 1000, height: 2000 });
    const preserved = await sharp(original(await keyOf(id))).metadata();
    expect(preserved).toMatchObject({ format: 'webp', width: 1000, height: 2000 });
    expect([preserved.exif, preserved.xmp, preserved.iptc, preserved.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('shows it to nobody', async () => {
    const key = await keyOf((await upload(await makePicture('png'))).id);
    expect((await get(`/media/${key}`)).status).toBe(404);
    expect((await get('/media/upload-nothing.webp')).status).toBe(404);
  });

  const refused: [string, () => Promise<Uint8Array | string> | Uint8Array | string, number][] = [
    ['30 MB', () => new Uint8Array(30 * 1_048_576), 413],
    ['a little over 10 MB', () => new Uint8Array(10 * 1_048_576 + 1), 413],
    ['a text called a.jpg', () => Buffer.from('<script>alert(1)</script>'), 415],
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
    ],
    ['half a picture', async () => (await makePicture('jpeg')).subarray(0, 900), 415],
    ['nothing', () => new Uint8Array(), 415],
    ['49 megapixels', () => makePicture('png', 7000, 7000), 422],
    ['a text field', () => 'file', 400],
  ];

  test.each(refused)('refuses %s with the reason', async (_name, make, status) => {
    const answer = await post(await make());
    expect(answer.status).toBe(status);
    const failure = failureSchema.parse(await answer.json());
    expect(failure.status).toBe(status);
    expect(failure.message).not.toBe('');
  });

  test('refuses a bomb of 60,000 by 60,000 px by its head alone', async () => {
    const small = await makePicture('png', 8, 8);
    const bomb = Buffer.from(small);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect([415, 422]).toContain((await post(bomb)).status);
  });

  test('refuses what is no form, a broken one, and another shop’s host', async () => {
    const send = (body: string, type: string) =>
      testApp.app.request('/uploads', {
        method: 'POST',
        body,
        headers: { host: 'localhost', 'content-type': type },
      });
    expect((await send('{}', 'application/json')).status).toBe(415);
    expect((await send('nonsense', 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await send('nonsense', 'multipart/form-data')).status).toBe(415);
    expect((await post(await makePicture('png'), 'nobody.example')).status).toBe(404);
  });

  test('many at once are all taken in', async () => {
    const picture = await makePicture('png');
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(picture)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  test('what nobody claims within a day goes by itself, files included [S7.1807]', async () => {
    const { id } = await upload(await makePicture('png'));
    const { id: claimed } = await upload(await makePicture('png'));
    const [key, claimedKey] = [await keyOf(id), await keyOf(claimed)];
    const longAgo = sql`now() - interval '25 hours'`;
    await database.db.update(uploads).set({ createdAt: longAgo }).where(eq(uploads.id, id));
    await database.db
      .update(uploads)
      .set({ createdAt: longAgo, claimedAt: longAgo })
      .where(eq(uploads.id, claimed));

    await runJobs(testApp.services);
    expect(await keyOf(id)).toBe('');
    expect(await database.db.select().from(media).where(eq(media.key, key))).toEqual([]);
    await expect(access(original(key))).rejects.toThrow();
    await access(original(claimedKey));
  });
});

describe('what visitors leave unclaimed', () => {
  /** Has a shop as many uploads as it may have, or as large ones. */
  async function fill(shopId: string, { count, bytes }: { count: number; bytes: number }) {
    const keys = Array.from({ length: count }, (_, at) => `upload-${shopId}-${count}-${at}.webp`);
    const about = { contentType: 'image/webp', width: 1, height: 1, sha256: '', shopId };
    await database.db.insert(media).values(keys.map((key) => ({ ...about, key, bytes })));
    await database.db.insert(uploads).values(keys.map((mediaKey) => ({ shopId, mediaKey })));
  }

  test.each([
    ['so many', { count: UNCLAIMED.count, bytes: 1 }],
    ['so large', { count: 1, bytes: UNCLAIMED.bytes }],
  ])(
    'fills no disk: where they are %s, the shop alone takes no more [S7.1808]',
    async (_, left) => {
      await fill(SHOP_B, left);
      const refused = await post(await makePicture('png'), 'other.example');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600);
      expect(failureSchema.parse(await refused.json()).message).toContain(
        'no room for more photos',
      );
      await upload(await makePicture('png'));

      await database.db
        .update(uploads)
        .set({ claimedAt: new Date() })
        .where(eq(uploads.shopId, SHOP_B));
      expect((await post(await makePicture('png'), 'other.example')).status).toBe(200);
    },
  );
});

describe('forms from outside', () => {
  /** A form that arrives as the test wants it to, of a stated length unless that is null. */
  function send(address: string, body: BodyInit, type: string, length: number | null) {
    const stated = length === null ? {} : { 'content-length': String(length) };
    const headers = { host: 'localhost', 'content-type': type, ...stated };
    const request = { method: 'POST', body, headers, duplex: 'half' };
    const env = { incoming: { socket: { remoteAddress: address } } };
    return testApp.app.request('/uploads', request, env);
  }

  async function sendPicture(address: string) {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(await makePicture('png'))], 'a.png'));
    const form = new Response(body);
    const type = form.headers.get('content-type') ?? '';
    const bytes = await form.arrayBuffer();
    return send(address, bytes, type, bytes.byteLength);
  }

  const TYPE = 'multipart/form-data; boundary=x';
  const unread = (read: () => void) => new ReadableStream({ pull: read }, { highWaterMark: 0 });

  test('need a length, and are not read without one', async () => {
    const read = vi.fn();
    const answer = await send('203.0.113.1', unread(read), TYPE, null);
    expect(answer.status).toBe(411);
    expect(failureSchema.parse(await answer.json()).message).toContain('Content-Length');
    expect(read).not.toHaveBeenCalled();
  });

  test('are counted before they are read', async () => {
    const address = '203.0.113.2';
    for (let time = 0; time < UPLOADS.times; time += 1) {
      expect((await send(address, 'nonsense', TYPE, 8)).status).toBe(400);
    }
    const read = vi.fn();
    const answer = await send(address, unread(read), TYPE, 8);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(read).not.toHaveBeenCalled();
  });

  test('that are slow keep nobody else waiting', async () => {
    const endings: (() => void)[] = [];
    const slow = () => new ReadableStream({ start: (it) => void endings.push(() => it.close()) });
    const waiting = Array.from({ length: 6 }, () => send('203.0.113.3', slow(), TYPE, 100));
    expect((await sendPicture('203.0.113.4')).status).toBe(200);
    for (const end of endings) end();
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(400);
    expect((await sendPicture('203.0.113.3')).status).toBe(200);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
