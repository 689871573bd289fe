import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '@/backend/db/schema';
import type { OrderEventKind } from '@/backend/domain/orders/enter-state';
import { orderSchemas } from '@/core/calls/orders.schema';
import { cameTo } from '../../support/came-to';
import { withTestApp } from '../api/test-app';
import { PLACED, withMailShop } from './mail-shop';

const testApp = withTestApp({ now: () => PLACED.getTime() });
const { database } = testApp;
const { addOrder, recordOrder, handle, readMails } = withMailShop(database);

/** The mail of what happened to an order, and its HTML as it reads. */
async function write(kind: OrderEventKind, ...values: Parameters<typeof addOrder>) {
  const order = await addOrder(...values);
  const { id, number } = order;
  await recordOrder(order, kind);
  await handle();
  const [mail] = await readMails();
  if (!mail) throw new Error('No mail was queued.');
  const { subject, plain, html, recipient } = mail;
  return { order, id, number, subject, plain, html, recipient, read: readable(html) };
}

function readable(html: string): string {
  return html
    .replace(/<(head|style)[\s\S]*<\/\1>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&#39;', "'")
    .replace(/\n\s*/g, '\n');
}

test('a confirmation says all that was ordered, to the cent, in both its forms [S9.120]', async () => {
  const { number, subject, plain, read, html, recipient } = await write('order.paid');
  expect(recipient).toBe('ada@example.com');
  expect(subject).toBe(`Your order ${number} is confirmed`);
  for (const text of [plain, read]) {
    expect(text).toContain('Thank you, Ada Lovelace');
    for (const received of [
      ...['Harbor Hoodie', 'Size: Medium\n', 'Name: Ada (+$6.50)', '2 × $49.99', '$99.98'],
      ...['Watch Cap', '1 × $24.99', '$124.97', 'Discount (WEDDEAL)', '-$12.50', '$6.50'],
      ...['Order protection', '$2.98', '$121.95', 'March 5, 2026'],
      ...['12 Harbor Street', 'Apt 4', 'Portland, ME 04101', 'United States'],
      ...['Wed, March 11 – Mon, March 16', number, 'Marlow & Finch Ltd.'],
    ]) {
      expect(text.replaceAll('&amp;', '&'), received).toContain(received);
    }
  }
  expect(plain).toMatch(/^Harbor Hoodie +\$99\.98\n {2}Size: Medium\n/m);
  expect(plain).toMatch(/^Total +\$121\.95$/m);
  expect(html).toContain('src="http://localhost:3000/api/backend/media/harbor.webp?w=160"');
  expect(html).toContain('src="https://cdn.example/cap.jpg"');
});

test('a confirmation has company, delivery note and billing address, whatever they hold, and none where there is none [S9.1301]', async () => {
  const billing = {
    ...{ name: 'Charles Babbage', company: 'Engines <b>Ltd.</b>', line1: '5 Devonshire Street' },
    ...{ line2: '', city: 'London', region: '', postalCode: 'W1W 5EA', country: 'GB' },
  };
  const deliveryNote = 'Gate code 4711\n<img src=x onerror=alert(1)>';
  const filled = { company: 'Finch & Sons', billing, deliveryNote };
  const { plain, html, read } = await write('order.paid', filled);
  expect(plain).toContain('Delivery note:\n  Gate code 4711\n  <img src=x onerror=alert(1)>');
  expect(plain).toMatch(/Delivery address:\n {2}Ada Lovelace\n {2}Finch & Sons\n {2}12 Harbor/);
  expect(plain).toMatch(/Billing address:\n {2}Charles Babbage\n {2}Engines <b>Ltd.<\/b>\n/);
  expect(html).not.toMatch(/<img src=x|<b>Ltd/);
  expect(html).toContain('&lt;img src=x');
  for (const line of ['W1W 5EA', 'United Kingdom', '4711']) expect(read).toContain(line);
});

test('a confirmation of an order without them names none of them [S9.1301]', async () => {
  const { plain, read } = await write('order.paid');
  for (const text of [plain, read]) expect(text).not.toMatch(/Billing|Delivery note/);
});

test('an order without discount, protection, address or shipping costs says no more than it has', async () => {
  const free = { ...cameTo({ goods: 12_497, shipping: 0 }), couponCode: '' };
  const { plain } = await write('order.paid', { ...free, address: null, name: '' });
  expect(plain).toMatch(/^Shipping +Free$/m);
  expect(plain).not.toMatch(/Discount|protection|address/);
  expect(plain).toContain('\nThank you\n');
});

test('its link opens the order without typing, [S9.121]', async () => {
  const { number, plain, html } = await write('order.paid');
  const link = /http:\/\/localhost:3000\/order-tracking\?access=(\S+)/.exec(plain);
  expect(html).toContain(`href="${link?.[0]}"`);
  const access = decodeURIComponent(link?.[1] ?? '');
  const answer = await testApp.post('/track-order', { access });
  const { data } = orderSchemas.trackOrder.response.parse(await answer.json());
  expect(data?.order_id).toBe(number);
});

test('a parcel’s mail names its carrier and number, and leads to where that is followed [S9.122]', async () => {
  const steps = [{ state: 'fulfilled' as const, at: '2026-03-09T09:00:00.000Z' }];
  const parcel = {
    carrier: 'Parcelway',
    trackingNumber: 'PW1',
    state: 'fulfilled' as const,
    steps,
  };
  const trackingUrl = 'https://parcelway.example/PW1?a=1&b=2';
  const { plain, html, subject, number } = await write('order.fulfilled', {
    ...parcel,
    trackingUrl,
  });
  expect(subject).toBe(`Your order ${number} is on its way`);
  expect(plain).toContain(`Carrier: Parcelway\nTracking number:\n  PW1\n  ${trackingUrl}\n`);
  expect(plain).toContain('Thu, March 12 – Mon, March 16');
  expect(html).toContain('href="https://parcelway.example/PW1?a=1&amp;b=2"');
});

test('only addresses of the web are linked', async () => {
  const trackingUrl = 'javascript:alert(1)';
  const { html, plain } = await write('order.fulfilled', { trackingNumber: 'PW1', trackingUrl });
  expect(html + plain).not.toContain('javascript:');
  expect(plain).toContain('Tracking number: PW1');
});

test('a refund’s mail names what goes back; a second refund has its own [S9.123]', async () => {
  const { order, subject, plain } = await write('order.refunded', { refundedMinor: 1_005 });
  expect(subject).toMatch(/^Your refund of \$10\.05 for order MF-/);
  expect(plain).toContain('Refunded: $10.05');
  expect(plain).toContain('Order total: $121.95');
  const again = async (refundedMinor: number) => {
    await recordOrder({ ...order, refundedMinor }, 'order.refunded');
    expect(await handle()).toBe(1);
  };
  await again(1_005);
  expect(await readMails()).toHaveLength(1);
  await again(3_005);
  expect((await readMails()).map((mail) => mail.subject.slice(0, 22))).toEqual([
    'Your refund of $10.05 ',
    'Your refund of $30.05 ',
  ]);
});

test('a refund’s mail tells this refund from those before it, with their days [S9.1300]', async () => {
  const first = { amountMinor: 1_005, at: '2026-03-09T09:00:00.000Z' };
  const one = await write('order.refunded', { refundedMinor: 1_005, refunds: [first] });
  expect(one.plain).toContain('Refunded: $10.05 on March 9, 2026');
  expect(one.plain).not.toContain('Refunded in total');

  const refunds = [first, { amountMinor: 2_000, at: '2026-03-20T09:00:00.000Z' }];
  await recordOrder({ ...one.order, refundedMinor: 3_005, refunds }, 'order.refunded');
  await handle();
  const second = (await readMails()).find(({ subject }) => /\$20\.00/.test(subject));
  for (const text of [second?.plain, readable(second?.html ?? '')]) {
    expect(text).toContain(`We have refunded $20.00 of your order ${one.number}.`);
    expect(text).toMatch(/\$10\.05 on March 9, 2026\s+\$20\.00 on March 20, 2026/);
    expect(text).toMatch(/Refunded in total:?\s+\$30\.05/);
  }
});

test('a cancellation’s mail says what becomes of the money [S9.124]', async () => {
  const paid = await write('order.cancelled', { refundDueMinor: 12_195 });
  expect(paid.subject).toBe(`Your order ${paid.number} was canceled`);
  expect(paid.read).toContain('$121.95 is on its way back to you.');
});

test('a checkout that was given up without a payment has no mail', async () => {
  await recordOrder(await addOrder({ state: 'cancelled', paidMinor: 0 }), 'order.cancelled');
  expect(await handle()).toBe(1);
  expect(await readMails()).toEqual([]);
});

test('a mail tells what was true when it happened, whatever came after [S7.938]', async () => {
  const order = await addOrder();
  await recordOrder(order, 'order.paid');
  const parcel = { carrier: 'Parcelway', trackingNumber: 'PW1' };
  const shipped = {
    ...{ ...order, ...parcel, state: 'fulfilled' as const },
    steps: [{ state: 'fulfilled' as const, at: '2026-03-09T09:00:00.000Z' }],
  };
  await recordOrder(shipped, 'order.fulfilled');
  for (const refundedMinor of [1_005, 3_005]) {
    await recordOrder({ ...shipped, refundedMinor }, 'order.refunded');
  }
  // All of it before any mail is written, and another parcel meanwhile.
  const later = { ...shipped, carrier: 'Slowway', refundedMinor: 12_195, refundDueMinor: 0 };
  await database.db.update(orders).set(later).where(eq(orders.id, order.id));
  expect(await handle()).toBe(4);
  const [confirmed, sent, first, second] = (await readMails()).map(({ plain }) => plain);
  expect(confirmed).toContain('Expected delivery: Wed, March 11 – Mon, March 16');
  expect(sent).toContain('Carrier: Parcelway');
  expect(sent).toContain('Thu, March 12 – Mon, March 16');
  expect([first, second].map((plain) => /Refunded: (\S+)/.exec(plain ?? '')?.[1])).toEqual([
    '$10.05',
    '$30.05',
  ]);
});
