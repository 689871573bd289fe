import { eq } from 'drizzle-orm';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactMessages, mails, notifications, shops } from '@/backend/db/schema';
import { recordEvent } from '@/backend/domain/events/record-event';
import { sendMails } from '@/backend/domain/mail';
import { saveNotificationSettings } from '@/backend/domain/notifications/settings';
import { mailRestocked } from '@/backend/domain/restock/mail-restocked';
import { createMailer, type Mailer } from '@/backend/mail';
import { SHOP_A } from '../api/seed';
import { withTestDatabase } from '../database';
import { hearNothing, withMailShop } from './mail-shop';
import { readMail } from './read-mail';
import { withSmtpServer } from './smtp-server';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onmouseover='alert(1)`,
  '</title></style></td></table><h1>Yours</h1>',
  'Ada\r\nBcc: everybody@example.com',
  'Ada\nTotal                  $0.00',
  'Ada\u2028Bcc: everybody@example.com\u0085X: y',
  '👩🏽‍🚀 Ада العربية \u200fעברית',
  '\u202egnirts\u202c \u2066hidden\u2069',
  '{{7*7}} &lt;b&gt; &#60;i&#62; %0d%0aBcc:',
  '=?utf-8?Q?=0D=0ABcc:_everybody=40example.com?=',
];

const database = withTestDatabase();
const server = withSmtpServer();
const { services, addOrder, addCase, addMessage, addRestock, recordOrder, recordMessage, handle } =
  withMailShop(database);
let mailer: Mailer;
beforeAll(async () => {
  const chosen = { orders: 'at-once', messages: 'at-once', cases: 'at-once' } as const;
  await saveNotificationSettings(database.db, SHOP_A, chosen);
  mailer = createMailer({ smtpUrl: server.url, dataDir: '/nowhere', log: services.log });
});
afterAll(() => mailer.close());

/** A message of the contact page, of which the shop is still to be told. */
async function receiveMessage(text: string): Promise<void> {
  const { db } = database;
  const [sent] = await db
    .insert(contactMessages)
    .values({
      ...{ shopId: SHOP_A, name: text, email: 'ada@example.com', subject: text },
      ...{ message: text, orderNumber: text },
    })
    .returning();
  const subject = { id: sent?.id ?? '', shopId: SHOP_A };
  await recordEvent(db, subject, { kind: 'message.received', actor: 'shopper', data: {} });
}

/** Sends mails to shopper and shop of an order, a dispute, a message and stock that is back, all written with this. */
async function sendWith(text: string) {
  const address = {
    line1: text,
    line2: text,
    city: text,
    region: text,
    postalCode: text,
    country: 'US',
  };
  const choice = { label: text, value: text, priceAdjustment: 1 };
  const order = await addOrder(
    {
      name: text,
      address,
      couponCode: text,
      carrier: text,
      trackingNumber: text,
      trackingUrl: text,
    },
    [
      {
        name: text,
        image: text,
        variants: { [text]: choice },
        quantity: 1,
        unitPriceMinor: 12_195,
      },
    ],
  );
  const { dispute } = await addCase(text);
  const messageId = await addMessage(dispute.id, text);
  await recordOrder(order, 'order.paid');
  await recordOrder(order, 'order.fulfilled');
  await recordMessage(dispute.id, 'case.answered', messageId);
  const added = await addMessage(dispute.id, text, { senderType: 'shopper', senderName: text });
  await recordMessage(dispute.id, 'case.message-added', added);
  await receiveMessage(text);
  await addRestock(text);
  expect(await handle()).toBe(5);
  expect(await mailRestocked({ ...services, shops: database.shops })).toBe(1);
  expect(await sendMails({ ...services, shops: database.shops, mailer })).toBe(7);
  const read = server.taken.map(({ raw }) => readMail(raw));
  server.taken.length = 0;
  await database.db.delete(mails);
  await database.db.delete(notifications);
  return read.sort((one, other) => (one.header('subject') < other.header('subject') ? -1 : 1));
}

/** The names of all elements and attributes of a page, each once. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    names.add(node.nodeName);
    if ('attrs' in node) for (const { name } of node.attrs) names.add(name);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html));
  return names;
}

test('whatever people write is shown as text, and adds nothing to a mail’s page [S9.133] [S7.963] [S6.1585]', async () => {
  const usual = (await sendWith('Ada')).map(({ html }) => namesIn(html));
  for (const text of HOSTILE) {
    const sent = await sendWith(text);
    for (const [at, { html }] of sent.entries()) {
      const added = [...namesIn(html)].filter((name) => !usual[at]?.has(name));
      expect(
        added.filter((name) => name !== 'br'),
        text,
      ).toEqual([]);
      expect(html).not.toMatch(/<script|[\u202e\u2066]/);
    }
    const shown = sent.map(({ plain }) => plain).join('');
    expect(shown).toContain(
      text.replace(/[\u202a-\u202e\u2066-\u2069\u0085]/g, '').split(/[\r\n\u2028]/)[0],
    );
  }
});

test('nothing that people write gets into the head of a mail, or passes for a line of it [S9.134] [S6.1585]', async () => {
  const usual = (await sendWith('Ada')).map(({ headers }) => headers.map(([name]) => name));
  for (const text of HOSTILE) {
    const sent = await sendWith(text);
    expect(
      sent.map(({ headers }) => headers.map(([name]) => name)),
      text,
    ).toEqual(usual);
    for (const { header, plain } of sent) {
      expect(['ada@example.com', 'hello@marlow.example']).toContain(header('to'));
      expect(header('subject')).not.toMatch(/[\r\n]/);
      expect(plain).not.toMatch(/^Total {2,}\$0\.00/m);
    }
  }
});

test('nor does the name of a shop', async () => {
  const of = database.db.update(shops);
  await of
    .set({ name: 'Evil" <eve@example.com>\r\nBcc: x@example.com' })
    .where(eq(shops.id, SHOP_A));
  const [mail] = await sendWith('Ada');
  await of.set({ name: 'Marlow & Finch' }).where(eq(shops.id, SHOP_A));
  expect(mail?.headers.filter(([name]) => name === 'bcc')).toEqual([]);
  expect(mail?.header('from')).toMatch(/<hello@marlow\.example>$/);
});

test('a mail goes to one address, or to none', async () => {
  await hearNothing(database);
  for (const email of [
    'a@x.example,b@x.example',
    '<a@x.example>b@x.example',
    'a@x.example;b@x.example',
    'a,b@x.example',
    '<b@x.example>',
    '"Eve"b@x.example',
  ]) {
    await recordOrder(await addOrder({ email }), 'order.paid');
    await handle();
    expect(await sendMails({ ...services, shops: database.shops, mailer }), email).toBe(0);
  }
  expect(server.taken).toEqual([]);
});
