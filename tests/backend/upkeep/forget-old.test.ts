import { expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { forgetOld } from '@/backend/upkeep/forget-old';
import { cameTo } from '../../support/came-to';
import { SHOP_A } from '../api/seed';
import { withCheckoutShop } from '../checkout/checkout-shop';

const shop = withCheckoutShop();
const DAY_MS = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

test('orders that were never paid are forgotten after a month, but for those that are disputed [S9.218]', async () => {
  const { db } = shop.database;
  const input = {
    ...{ shopId: SHOP_A, email: 'a@a.example', ...cameTo({ goods: 1 }) },
    ...({ state: 'cancelled', session: { url: '', clientSecret: '' } } as const),
  };
  const rows = await db
    .insert(tables.orders)
    .values([
      { ...input, number: 'OLD', placedAt: ago(31) },
      { ...input, number: 'DISPUTED', placedAt: ago(31) },
      { ...input, number: 'NEWER', placedAt: ago(29) },
      { ...input, number: 'PAID', placedAt: ago(31), paidMinor: 1 },
    ])
    .returning();
  const orderId = rows.find(({ number }) => number === 'DISPUTED')?.id ?? '';
  await db.insert(tables.cases).values({
    ...{ shopId: SHOP_A, orderId, number: 'C-1', name: 'Ada', email: 'a@a.example' },
    ...{ subject: 'My bank charged me', type: 'refund' },
  });
  await forgetOld(shop.services);
  const left = (await shop.orders()).map(({ number }) => number).sort();
  expect(left).toEqual(['DISPUTED', 'NEWER', 'PAID']);
  expect(await db.select().from(tables.cases)).toHaveLength(1);
});

test('mails are forgotten after a month, also those that nobody took [S9.218]', async () => {
  const { db } = shop.database;
  const mail = { shopId: SHOP_A, recipient: 'a@a.example', subject: '', plain: '', html: '' };
  await db.insert(tables.mails).values([
    { ...mail, occasion: 'sent', createdAt: ago(31), sentAt: ago(31) },
    { ...mail, occasion: 'given up', createdAt: ago(31), attempts: 8 },
    { ...mail, occasion: 'newer', createdAt: ago(29) },
  ]);
  await forgetOld(shop.services);
  const left = await db.select().from(tables.mails);
  expect(left.map(({ occasion }) => occasion)).toEqual(['newer']);
});

test('events are forgotten after 90 days, but for those that are still to be handled [S7.944]', async () => {
  const { db } = shop.database;
  const event = { shopId: SHOP_A, subjectId: SHOP_A, actor: 'shopper' as const };
  await db.insert(tables.domainEvents).values([
    { ...event, kind: 'order.placed', createdAt: ago(91), handledAt: ago(91) },
    { ...event, kind: 'order.paid', createdAt: ago(91), attempts: 8 },
    { ...event, kind: 'order.fulfilled', createdAt: ago(91), attempts: 7 },
    { ...event, kind: 'order.delivered', createdAt: ago(89), handledAt: ago(89) },
  ]);
  await forgetOld(shop.services);
  const left = await db.select().from(tables.domainEvents);
  expect(left.map(({ kind }) => kind).sort()).toEqual(['order.delivered', 'order.fulfilled']);
});

test('requests to be told of stock are forgotten a month after their e-mail, or after a year [S9.961]', async () => {
  const { db } = shop.database;
  const [variant] = await db.select().from(tables.productVariants);
  const request = { shopId: SHOP_A, variantId: variant?.id ?? '' };
  await db.insert(tables.restockRequests).values([
    { ...request, email: 'told', createdAt: ago(60), notifiedAt: ago(31) },
    { ...request, email: 'just told', createdAt: ago(60), notifiedAt: ago(29) },
    { ...request, email: 'in vain', createdAt: ago(366) },
    { ...request, email: 'waiting', createdAt: ago(364) },
  ]);
  await forgetOld(shop.services);
  const left = await db.select().from(tables.restockRequests);
  expect(left.map(({ email }) => email).sort()).toEqual(['just told', 'waiting']);
});
