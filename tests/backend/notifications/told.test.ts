import { beforeEach, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { addAdmin } from '@/backend/domain/admins';
import { quickPasswords } from '../api/admin-session';
import { SHOP_A } from '../api/seed';
import { withTestApp } from '../api/test-app';
import { withNotifiedShop } from './notified-shop';

const testApp = withTestApp();
const { database } = testApp;
const shop = withNotifiedShop(database);
const { choose, record, handle, readNotices, receiveMessage, addOrder, recordOrder } = shop;
const OFFICE = 'http://admin.localhost:3000/design';

beforeEach(() => choose({ reviews: 'at-once', stock: 'at-once' }));

/** The one mail to the shop. */
async function noticeOf() {
  await handle();
  const [mail, ...others] = await readNotices();
  if (!mail || others.length > 0) throw new Error(`${others.length + 1} mails were written.`);
  return mail;
}

test('a paid order is told of once, with what packing takes and nothing of its payment [S7.1580] [S6.1586]', async () => {
  const order = await addOrder({
    ...{ provider: 'stripe', sessionId: 'pi_secret', paymentId: 'ch_secret', phone: '555 0199' },
    deliveryNote: 'Ring twice',
  });
  await recordOrder(order, 'order.paid');
  await recordOrder(order, 'order.paid');
  const { recipient, subject, plain, html, occasion } = await noticeOf();
  expect(recipient).toBe('hello@marlow.example');
  expect(occasion).toBe(`shop order.paid ${order.id} 1`);
  expect(subject).toBe(`New order ${order.number}: $121.95`);
  for (const text of [plain, html]) {
    for (const part of ['Harbor Hoodie', '12 Harbor Street', '04101', 'Ring twice', '$121.95']) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`${OFFICE}/orders?order=${order.number}`);
    expect(text).toContain(`${OFFICE}/notifications`);
    for (const secret of ['secret', '555 0199', 'ada@example.com', 'access=']) {
      expect(text).not.toContain(secret);
    }
  }
});

test('a message is told of, and answering the e-mail answers whoever wrote it [S7.1580]', async () => {
  await receiveMessage({ subject: 'Sizes', orderNumber: 'MF-7' });
  const { subject, plain, replyTo } = await noticeOf();
  expect(subject).toBe('Message from Ada Lovelace: Sizes');
  expect(plain).toContain('> Do they run small?');
  expect(plain).toContain(`${OFFICE}/messages`);
  expect(replyTo).toBe('ada@example.com');
  expect(plain).toContain('Answer this e-mail');
});

test('a message whose address no e-mail can name by itself does not ask for an answer by e-mail [S7.1580]', async () => {
  await receiveMessage({ email: 'ada(home)@example.com' });
  const { plain } = await noticeOf();
  expect(plain).toContain('ada(home)@example.com');
  expect(plain).not.toContain('Answer this e-mail');
});

test('a dispute and what its shopper adds are told of; answers and notes of the shop are not [S7.1580]', async () => {
  const { dispute } = await shop.addCase();
  const words = ['The seam is open', 'Any news?', 'We send another'];
  const senders = ['shopper', 'shopper', 'shop'] as const;
  const kinds = ['case.opened', 'case.message-added', 'case.answered'] as const;
  for (const [at, kind] of kinds.entries()) {
    const sender = { senderType: senders[at] ?? 'shop' };
    const messageId = await shop.addMessage(dispute.id, words[at] ?? '', sender);
    await record(kind, dispute.id, { messageId });
  }
  await handle();
  const mails = await readNotices();
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      `New dispute ${dispute.number}: A seam came loose`,
      `New message in dispute ${dispute.number}: A seam came loose`,
    ]),
  );
  expect(mails).toHaveLength(2);
  for (const { plain } of mails) expect(plain).toContain(`${OFFICE}/cases?case=${dispute.id}`);
});

test('a review that waits is told of; one that was judged meanwhile is not [S7.1580]', async () => {
  const review = { shopId: SHOP_A, name: 'Ada', rating: 4, title: 'Soft', text: 'Warm too' };
  const [waiting, judged] = await database.db
    .insert(tables.reviews)
    .values([review, { ...review, status: 'approved' as const }])
    .returning();
  for (const { id } of [waiting, judged].flatMap((row) => row ?? [])) {
    await record('review.submitted', id, {});
  }
  const { subject, plain } = await noticeOf();
  expect(subject).toContain('4 stars');
  expect(plain).toContain('> Warm too');
  expect(plain).toContain(`${OFFICE}/reviews`);
});

describe('stock', () => {
  /** Tells of an order that has left so many of a variant. */
  async function take(variantId: string, quantity: number, left: number) {
    const { id } = await addOrder();
    await record('stock.taken', id, { pieces: [{ variantId, quantity, left }] });
    await handle();
  }

  test('is told of by the order that crosses the line, and not by those after it [S9.1587]', async () => {
    const [product] = await database.db
      .insert(tables.products)
      .values({ template: 'classic', name: 'Cap', slug: 'cap-told', priceMinor: 100 })
      .returning();
    const [variant] = await database.db
      .insert(tables.productVariants)
      .values({
        ...{ productId: product?.id ?? '', position: 0, priceMinor: 100, sku: 'CAP-M' },
        options: [{ name: 'Size', value: 'M' }],
      })
      .returning();
    const id = variant?.id ?? '';
    const subjects = async () => (await readNotices()).map(({ subject }) => subject);
    await take(id, 2, 6);
    await take(id, 1, 5);
    expect(await subjects()).toEqual([]);
    await take(id, 2, 3);
    await take(id, 1, 2);
    expect(await subjects()).toEqual(['Low stock: Cap (M), 3 left']);
    await take(id, 2, 0);
    expect(await subjects()).toEqual(['Low stock: Cap (M), 3 left', 'Sold out: Cap (M)']);
    // Filled up and sold once more.
    await take(id, 9, 1);
    expect(await subjects()).toHaveLength(3);
    const [{ plain } = { plain: '' }] = await readNotices();
    expect(plain).toContain('/product/cap-told');
    expect(plain).toContain('CAP-M');
  });
});

test('what is wrong with money is told of, each time it is something else [S7.1591]', async () => {
  const order = await addOrder({ refundDueMinor: 500 });
  await recordOrder(order, 'order.refund-refused');
  await recordOrder(order, 'order.refund-refused');
  await recordOrder({ ...order, refundedMinor: 200 }, 'order.refund-failed');
  await recordOrder(order, 'order.payment-failed');
  await handle();
  const mails = await readNotices();
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 3 }, () => `Payment problem with order ${order.number}`),
  );
  const all = mails.map(({ plain }) => plain).join('\n');
  for (const words of ['refused a refund', 'has come', 'was declined']) {
    expect(all.replace(/\s+/g, ' ')).toContain(words);
  }
});

test('texts of shoppers stay texts, and subjects one line [S6.1585]', async () => {
  const hostile = '<img src=x onerror=alert(1)>\r\nBcc: all@example.com';
  await receiveMessage({ name: hostile, subject: hostile, message: `${hostile}\n-- \nThe shop` });
  const { subject, html, plain } = await noticeOf();
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img src=x');
  expect(plain).toContain('> Bcc: all@example.com');
  expect(plain).not.toMatch(/^Bcc/m);
});

test('each shop hears of its own alone [S6.1582]', async () => {
  await database.db.update(tables.shops).set({ email: 'b@other.example' });
  const tools = { db: database.db, passwords: quickPasswords };
  await addAdmin(tools, 'other.example', { email: 'eve@other.example' });
  await database.db.update(tables.shops).set({ email: '' });
  await receiveMessage();
  await handle();
  // Nobody of the shop has an address: an admin of another one is none of its own.
  expect(await readNotices()).toEqual([]);
  expect(await database.db.$count(tables.notifications)).toBe(1);
});
