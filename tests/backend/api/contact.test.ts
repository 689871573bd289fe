import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactMessages } from '@/backend/db/schema';
import { failureSchema } from '@/core/calls/failure.schema';
import { MAX_MESSAGE_LENGTH } from '@/core/model/contact-message';
import { SHOP_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp();
const { database, logged, post } = testApp;
beforeAll(() => seedShops(database.db));
beforeEach(async () => void (await database.db.delete(contactMessages)));

const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Where is my hoodie?' };

const saved = () => database.db.select().from(contactMessages);

describe('POST /contact', () => {
  test('keeps a message for the shop it is written to [S7.53]', async () => {
    const whole = { ...MESSAGE, name: '  Ada ', subject: 'My order', orderId: 'MF-1001' };
    const answer = await post('/contact', whole);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 0, message: '' });
    await post('/contact', MESSAGE, { host: 'other.example' });
    await post('/contact', { ...MESSAGE, domain: 'other.example' });

    const messages = await saved();
    expect(messages.map(({ shopId }) => shopId).sort()).toEqual([SHOP_A, SHOP_B, SHOP_B]);
    expect(messages.find(({ shopId }) => shopId === SHOP_A)).toMatchObject({
      ...MESSAGE,
      subject: 'My order',
      orderNumber: 'MF-1001',
      isAnswered: false,
    });
  });

  test('keeps markup, other scripts and SQL as the text they are [S5.41]', async () => {
    const message = `<script>alert(1)</script>\n'; drop table orders; -- größer 日本語 🧵`;
    expect((await post('/contact', { ...MESSAGE, message })).status).toBe(200);
    expect((await saved())[0]).toMatchObject({ message });
  });

  const wrong: [string, object, string][] = [
    ['no name', { name: ' ' }, 'name'],
    ['a name that is none', { name: { a: 1 } }, 'name'],
    ['a name too long', { name: 'x'.repeat(121) }, 'name'],
    ['no e-mail', { email: '' }, 'email'],
    ['an e-mail without a dot', { email: 'ada@example' }, 'email'],
    ['an e-mail with a space', { email: 'ada lovelace@example.com' }, 'email'],
    ['an e-mail with a line break', { email: 'ada@example.com\nBcc: all@example.com' }, 'email'],
    ['an e-mail too long', { email: `${'x'.repeat(320)}@example.com` }, 'email'],
    ['a subject too long', { subject: 'x'.repeat(201) }, 'subject'],
    ['an order number too long', { orderId: 'x'.repeat(65) }, 'orderId'],
    ['no message', { message: '\n' }, 'message'],
    ['a message too long', { message: 'x'.repeat(MAX_MESSAGE_LENGTH + 1) }, 'message'],
    ['a NUL', { message: 'a\0b' }, 'message'],
  ];

  test.each(wrong)('refuses %s, and names the field [S5.41]', async (_name, part, path) => {
    const answer = await post('/contact', { ...MESSAGE, ...part });
    expect(answer.status).toBe(400);
    const failure = failureSchema.parse(await answer.json());
    expect(failure).toMatchObject({ status: 400, path });
    expect(failure.message).not.toBe('');
    expect(await saved()).toEqual([]);
  });

  test('refuses a message of 1 MB, one for no shop, and what is no JSON [S5.41]', async () => {
    const large = await post('/contact', { ...MESSAGE, message: 'x'.repeat(1_100_000) });
    expect(large.status).toBe(413);
    expect((await post('/contact', MESSAGE, { host: 'nobody.example' })).status).toBe(404);
    expect((await post('/contact', '{"name":')).status).toBe(400);
    expect(await saved()).toEqual([]);
  });

  test('forgets what a program wrote that fills in every field [S5.44]', async () => {
    const answer = await post('/contact', { ...MESSAGE, website: 'https://spam.example' });
    expect(answer.status).toBe(200);
    expect(await saved()).toEqual([]);
  });

  test('takes five messages a minute from an address, and says when to try again [S7.54]', async () => {
    const from = { address: '203.0.113.7' };
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await post('/contact', MESSAGE, from)).status).toBe(200);
    }
    const refused = await post('/contact', MESSAGE, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post('/contact', MESSAGE, { address: '203.0.113.8' })).status).toBe(200);
    expect((await post('/contact', MESSAGE, { ...from, host: 'other.example' })).status).toBe(200);
    expect(await saved()).toHaveLength(7);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
