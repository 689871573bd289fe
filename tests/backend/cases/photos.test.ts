import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { caseAttachments, cases, uploads } from '@/backend/db/schema';
import { addNote, answerCase } from '@/backend/domain/cases/change-case';
import type { Case } from '@/core/model/case';
import { failureOf } from '../api/failure';
import { MEDIA_BASE } from '../api/test-app';
import { makePicture } from '../media/pictures';
import { ADA, DRAFT, GRACE, handIn, OTHER_HOST, theCase, withCaseShop } from './case-shop';

let time = Date.now();
const caseShop = withCaseShop({ now: () => time });
const { ask, file, get, hand, logged, database } = caseShop;

const MB = 1_048_576;
const HOUR_MS = 60 * 60_000;

beforeEach(async () => void (await database.db.delete(cases)));

const create = (attachments: unknown, body: object = {}) =>
  ask('createCase', { ...DRAFT, ...ADA, attachments, ...body });
const saysLarge = (id: string, bytes: number) =>
  database.db.update(uploads).set({ bytes }).where(eq(uploads.id, id));
const photoOf = ({ messages }: Case, place = 0) => {
  const photo = messages[0]?.attachments[place];
  if (!photo) throw new Error('There is no photo.');
  return { ...photo, path: photo.url.slice(MEDIA_BASE.length) };
};
const rowOf = async (id: string) => {
  const [row] = await database.db.select().from(uploads).where(eq(uploads.id, id));
  return row;
};

describe('what is handed in for a dispute', () => {
  test('is at most 5 MB, and its size as it came is kept [S9.140]', async () => {
    const picture = await makePicture('jpeg');
    expect((await rowOf(await hand(picture)))?.bytes).toBe(picture.byteLength);
    const large = Buffer.concat([picture, Buffer.alloc(5 * MB)]);
    const refused = await failureOf(await handIn(caseShop, large));
    expect(refused).toEqual({ status: 413, message: 'This photo is over 5 MB.', path: 'file' });
    expect((await handIn(caseShop, large, { purpose: 'review' })).status).toBe(200);
    expect((await handIn(caseShop, picture, { purpose: 'anything' })).status).toBe(400);
  });

  test('its file’s name is never used [S5.205]', async () => {
    for (const name of [
      '../../etc/passwd',
      '/etc/passwd.png',
      'a.svg',
      '.htaccess',
      'a"\r\nx: y',
    ]) {
      const answer = await handIn(caseShop, await makePicture('png'), { name });
      expect(answer.status).toBe(200);
      const { data } = await answer.json();
      expect((await rowOf(data.id))?.mediaKey).toBe(`upload-${data.id}.webp`);
      expect(JSON.stringify(data)).not.toContain('passwd');
    }
  });
});

describe('the photos of a dispute', () => {
  test('come with the message they were sent with, in their order [S7.266]', async () => {
    const ids = [await hand(await makePicture('png', 40, 30)), await hand(), await hand()];
    const filed = await file({ attachments: ids });
    expect(filed.messages[0]?.attachments).toMatchObject([
      { id: ids[0], name: 'photo-1.webp', width: 40, height: 30 },
      { id: ids[1], name: 'photo-2.webp' },
      { id: ids[2], name: 'photo-3.webp' },
    ]);
    const more = { caseId: filed.id, message: 'And one more', attachments: [await hand()] };
    expect((await ask('addCaseMessage', { ...ADA, ...more })).status).toBe(200);
    const [result] = await caseShop.all();
    expect(result?.messages[1]?.attachments).toMatchObject([{ name: 'photo-1.webp' }]);
  });

  test('those of another shop, claimed, unknown and none are refused, and nothing is kept [S7.266]', async () => {
    const free = await hand();
    const used = await hand();
    await file({ attachments: [used] });
    const other = await hand(undefined, OTHER_HOST);
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const bad of [other, used, unknown, '../../etc/passwd', '', 'photo-1.webp', `${free}'`]) {
      const refused = await failureOf(await create([free, bad], { subject: `With ${bad}` }));
      expect(refused).toMatchObject({ status: 422, path: 'attachments.1' });
    }
    expect(await caseShop.all()).toHaveLength(1);
    expect((await rowOf(free))?.claimedAt).toBeNull();
    expect((await rowOf(other))?.claimedAt).toBeNull();
  });

  test('one photo goes to one of two who name it at once [S7.266]', async () => {
    const { id } = await file();
    const photo = await hand();
    const add = (message: string) =>
      ask('addCaseMessage', { ...ADA, caseId: id, message, attachments: [photo] });
    const answers = await Promise.all(['One', 'Two', 'Three'].map(add));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('a message takes eight; ten thousand ids are refused [S9.142]', async () => {
    const eight = await Promise.all(Array.from({ length: 8 }, () => hand()));
    expect((await create(eight)).status).toBe(200);
    const nine = await failureOf(await create(Array.from({ length: 9 }, () => 'x')));
    expect(nine).toMatchObject({ status: 422, path: 'attachments' });
    const many = Array.from({ length: 10_000 }, () => '00000000-0000-4000-8000-000000000000');
    expect((await create(many)).status).toBe(422);
  });

  test('one named twice is there once [S7.266]', async () => {
    const id = await hand();
    expect(
      (await file({ attachments: [id, id.toUpperCase()] })).messages[0]?.attachments,
    ).toHaveLength(1);
  });

  test('each is at most 5 MB as it came, whatever it was handed in for [S9.140]', async () => {
    const [small, large] = [await hand(), await hand()];
    await saysLarge(large, 5 * MB + 1);
    const refused = await failureOf(await create([small, large]));
    expect(refused).toMatchObject({ status: 413, path: 'attachments.1' });
    expect((await rowOf(small))?.claimedAt).toBeNull();
    await saysLarge(large, 5 * MB);
    expect((await create([small, large])).status).toBe(200);
  });

  test('all of a dispute are at most 20 MB, those of the shop included [S9.141]', async () => {
    const large = async () => {
      const id = await hand();
      await saysLarge(id, 5 * MB);
      return id;
    };
    const filed = await file({ attachments: [await large(), await large(), await large()] });
    const answer = { message: 'Like this?', attachments: [await large()] };
    await answerCase(await caseShop.own(), GRACE, await caseShop.seen(filed.id), answer);
    const small = await hand();
    await saysLarge(small, 1);
    const add = { ...ADA, caseId: filed.id, message: 'More', attachments: [small] };
    const refused = await failureOf(await ask('addCaseMessage', add));
    expect(refused).toMatchObject({ status: 413, path: 'attachments' });
    expect(refused.message).toContain('20 MB');
    expect((await rowOf(small))?.claimedAt).toBeNull();
    expect((await caseShop.all())[0]?.messages).toHaveLength(2);
  });
});

describe('GET /cases/attachments/:id', () => {
  test('downloads a photo for whoever has its address, and as nothing else [S6.303]', async () => {
    const filed = await file({ attachments: [await hand(), await hand()] });
    const { path } = photoOf(filed, 1);
    const answer = await get(path, 'jersey.localhost');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="photo-2.webp"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'private, no-store',
    });
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 400, height: 300 });
  });

  test('needs its own signature, for an hour [S6.303]', async () => {
    const filed = await file({ attachments: [await hand(), await hand()] });
    const [one, two] = [photoOf(filed), photoOf(filed, 1)];
    const sigOf = (path: string) => path.split('?sig=')[1] ?? '';
    const wrong = [
      '',
      '?sig=',
      '?sig=x',
      `?sig=${sigOf(one.path)}x`,
      `?sig=${sigOf(two.path)}`,
      `?sig=${caseShop.services.secrets.sign('order', one.id)}`,
    ];
    for (const query of wrong) {
      expect((await get(`/cases/attachments/${one.id}${query}`)).status).toBe(404);
    }
    expect((await get(`/cases/attachments/..%2f..%2fx?sig=${sigOf(one.path)}`)).status).toBe(404);
    time += HOUR_MS - 1_000;
    expect((await get(one.path)).status).toBe(200);
    time += 2_000;
    expect((await get(one.path)).status).toBe(404);
  });

  test('is the only way to it, and ends with the dispute [S6.303]', async () => {
    const filed = await file({ attachments: [await hand()] });
    const { id, path } = photoOf(filed);
    expect((await get(`/media/upload-${id}.webp`, 'jersey.localhost')).status).toBe(404);
    await database.db.delete(caseAttachments);
    expect((await get(path)).status).toBe(404);
  });

  test('a picture of a note is told to the shop alone [S6.300]', async () => {
    const { id } = await file();
    const note = { message: 'See here', attachments: [await hand()] };
    const received = await addNote(await caseShop.own(), GRACE, id, note);
    expect(
      (await get(photoOf({ ...received, messages: received.messages.slice(1) }).path)).status,
    ).toBe(200);
    expect(theCase((await caseShop.all())[0]).messages).toHaveLength(1);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
