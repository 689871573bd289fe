import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { uploadSchemas } from '@/core/calls/uploads.schema';
import { caseChanged, reviewAlreadyJudged } from '@/core/model/messages';
import { cameTo } from '../../support/came-to';
import { SHOP_A, SHOP_B } from '../api/seed';
import { BARE } from '../checkout/checkout-shop';
import { makePicture } from '../media/pictures';
import { withOperations } from './operations-shop';

let clock = Date.now();
const office = withOperations({ now: () => clock, provider: 'test' });
const { received, refused } = office;
const HOUR_MS = 60 * 60_000;

async function upload(): Promise<string> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await makePicture('jpeg'))]), 'photo.jpg');
  const request = { method: 'POST', body, headers: { host: 'localhost' } };
  const answer = await office.shop.testApp.app.request('/uploads', request);
  return uploadSchemas.upload.response.parse(await answer.json()).data.id;
}

const pathOf = (address: string) => address.replace('/api/backend', '');
const see = (address: string) => office.shop.testApp.get(pathOf(address));

describe('reviews that wait', () => {
  beforeAll(async () => {
    const { products } = tables;
    const { db } = office.shop.database;
    await db.update(products).set({ category: 'Hoodies' }).where(eq(products.id, BARE));
  });

  const review = (changes: object = {}) => ({
    ...{ productId: BARE, name: 'Ada', rating: 5, title: 'Good', text: 'Warm.', ...changes },
  });

  test('are listed with product, words and pictures that nobody else sees, for an hour [S7.339] [S6.322]', async () => {
    const photos = [await upload()];
    await office.shop.post('/shield/reviews', review({ photos }));
    const { data } = await received('reviewList');
    expect(data).toMatchObject({ total: 1, entries: [{ product: 'Bare', title: 'Good' }] });
    const [address = ''] = data.entries[0]?.photos ?? [];
    const picture = await see(address);
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await see(`/media/upload-${photos[0]}.webp`)).status).toBe(404);
    expect((await see(`${address}x`)).status).toBe(404);
    expect((await see('/operations/photos/x')).status).toBe(404);
    clock += HOUR_MS + 1;
    expect((await see(address)).status).toBe(404);
  });

  test('are shown once they are approved, and not where they are rejected [S7.340]', async () => {
    await office.shop.post('/shield/reviews', review({ title: 'Bad', rating: 1 }));
    const { data } = await received('reviewList');
    expect(data.entries.map(({ title }) => title)).toEqual(['Good', 'Bad']);
    const [good, bad] = data.entries.map(({ id }) => id);
    await received('reviewJudge', { id: good, verdict: 'approved' });
    await received('reviewJudge', { id: bad, verdict: 'rejected' });
    expect((await received('reviewList')).data.total).toBe(0);
    expect(await office.shop.testApp.read(`/store-reviews?product=${BARE}`)).toMatchObject({
      totalReviews: 1,
      reviews: [{ comment: { title: 'Good' } }],
    });
    // A colleague with an older list does not turn it over.
    for (const id of [good, bad]) {
      const late = await refused('reviewJudge', { id, verdict: 'rejected' });
      expect(late).toMatchObject({ code: 409, message: reviewAlreadyJudged });
    }
    const unknown = { id: randomUUID(), verdict: 'approved' };
    expect(await refused('reviewJudge', unknown)).toMatchObject({ code: 404, path: 'id' });
    expect(await refused('reviewJudge', { id: 'x', verdict: 'approved' })).toMatchObject({
      code: 404,
    });
  });
});

test('messages are listed, those that are not done first, and marked [S7.341]', async () => {
  const { db } = office.shop.database;
  const row = { shopId: SHOP_A, email: 'a@a.example', subject: 'Sizes', message: 'Hello' };
  await db.insert(tables.contactMessages).values([
    { ...row, name: 'Old', createdAt: new Date('2026-01-01') },
    { ...row, name: 'New', createdAt: new Date('2026-01-02'), orderNumber: 'MF-1' },
    { ...row, name: 'Foreign', shopId: SHOP_B },
  ]);
  const names = async () =>
    (await received('messageList')).data.entries.map(({ name, isDone }) => [name, isDone]);
  const { data } = await received('messageList');
  expect(data).toMatchObject({ total: 2, entries: [{ name: 'New', order_id: 'MF-1' }, {}] });
  const id = data.entries[0]?.id;
  expect((await received('waiting')).data.messages).toBe(2);
  await received('messageMark', { id, isDone: true });
  expect(await names()).toEqual([
    ['Old', false],
    ['New', true],
  ]);
  expect((await received('waiting')).data.messages).toBe(1);
  await received('messageMark', { id, isDone: false });
  expect((await received('waiting')).data.messages).toBe(2);
  expect(await refused('messageMark', { id: randomUUID(), isDone: true })).toMatchObject({
    code: 404,
  });
});

describe('disputes', () => {
  const ids = { own: '', foreign: '' };

  beforeAll(async () => {
    const { db } = office.shop.database;
    for (const [name, shopId] of [
      ['own', SHOP_A],
      ['foreign', SHOP_B],
    ] as const) {
      const [order] = await db
        .insert(tables.orders)
        .values({ shopId, number: 'D-1', email: 'd@d.example', ...cameTo({ goods: 1 }) })
        .returning();
      const [result] = await db
        .insert(tables.cases)
        .values({
          ...{ shopId, orderId: order?.id ?? '', number: 'C-1', name: 'Dee', email: 'd@d.example' },
          ...{ subject: 'A hole', type: 'damaged' },
        })
        .returning();
      ids[name] = result?.id ?? '';
      const said = { senderType: 'shopper', senderName: 'Dee', message: 'It has a hole.' } as const;
      await db.insert(tables.caseMessages).values({ shopId, caseId: ids[name], ...said });
    }
  });

  test('are listed, opened with their thread, answered, noted and closed [S7.342]', async () => {
    const list = await received('caseList', { filter: 'waiting' });
    expect(list.data).toMatchObject({ total: 1, entries: [{ number: 'C-1', order_id: 'D-1' }] });
    const id = ids.own;
    expect((await received('waiting')).data.cases).toBe(1);
    expect((await received('caseNote', { id, message: 'A regular.' })).data).toMatchObject({
      ...{ status: 'open', email: 'd@d.example' },
      messages: [
        { senderType: 'shopper', message: 'It has a hole.', isInternal: false },
        { senderType: 'shop', senderName: 'ada@shop.example', isInternal: true },
      ],
    });
    const seen = async () => (await received('caseGet', { id })).data.messages.at(-1)?.id;
    const first = await seen();
    const sorry = { id, message: 'We are sorry.', seenMessage: first };
    const [answered] = await Promise.all([
      received('caseAnswer', sorry),
      received('caseAnswer', sorry),
    ]);
    expect((await received('caseGet', { id })).data.messages).toHaveLength(3);
    expect(answered.data.status).toBe('answered');
    expect(answered.data.messages.at(-1)).toMatchObject({
      ...{ senderType: 'shop', senderName: 'ada@shop.example', isInternal: false },
    });
    expect((await received('caseList', { filter: 'waiting' })).data.total).toBe(0);
    expect((await received('caseClose', { id, seenMessage: await seen() })).data.status).toBe(
      'closed',
    );
    // Whoever writes once more opens it again.
    expect(
      (await received('caseAnswer', { id, message: 'More', seenMessage: await seen() })).data
        .status,
    ).toBe('answered');
    expect(await refused('caseAnswer', { id, message: ' ', seenMessage: first })).toMatchObject({
      ...{ code: 422, path: 'message' },
    });
  });

  test('are neither answered nor closed over what their shopper has written since [S7.342] [S8.309]', async () => {
    const { db } = office.shop.database;
    const id = ids.own;
    const read = async () => (await received('caseGet', { id })).data.messages;
    const seenMessage = (await read()).at(-1)?.id;
    const said = { senderType: 'shopper', senderName: 'Dee', message: 'And a stain.' } as const;
    await db.insert(tables.caseMessages).values({ shopId: SHOP_A, caseId: id, ...said });
    const changed = { code: 409, message: caseChanged };
    expect(await refused('caseClose', { id, seenMessage })).toMatchObject(changed);
    const late = { id, message: 'That was all, then?', seenMessage };
    expect(await refused('caseAnswer', late)).toMatchObject(changed);
    expect(await refused('caseClose', { id, seenMessage: randomUUID() })).toMatchObject(changed);
    // A note of a colleague is nothing that the shopper waits for an answer to.
    const unread = (await read()).at(-1)?.id;
    await received('caseNote', { id, message: 'Ask for a photo.' });
    const answered = await received('caseAnswer', { ...late, seenMessage: unread });
    expect(answered.data).toMatchObject({ status: 'answered' });
  });

  test('have pictures that the shop sees [S6.322]', async () => {
    const { db } = office.shop.database;
    const uploadId = await upload();
    const [message] = await db
      .select()
      .from(tables.caseMessages)
      .where(eq(tables.caseMessages.caseId, ids.own));
    const messageId = message?.id ?? '';
    await db.insert(tables.caseAttachments).values({ shopId: SHOP_A, uploadId, messageId });
    const { data } = await received('caseGet', { id: ids.own });
    const [picture] = data.messages[0]?.attachments ?? [];
    expect(picture).toMatchObject({ name: 'photo-1.webp', width: 400, height: 300 });
    expect((await see(picture?.url ?? '')).status).toBe(200);
    const small = await see(`${picture?.preview}?w=320`);
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(small.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('of another shop are not there [S6.320]', async () => {
    const id = ids.foreign;
    for (const name of ['caseGet', 'caseClose'] as const) {
      expect(await refused(name, { id, seenMessage: id })).toMatchObject({ code: 404 });
    }
    for (const name of ['caseAnswer', 'caseNote'] as const) {
      const said = { id, message: 'Hello', seenMessage: id };
      expect(await refused(name, said)).toMatchObject({ code: 404 });
    }
  });
});
