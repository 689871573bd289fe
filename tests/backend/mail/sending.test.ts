import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '@/backend/db/schema';
import { sendMails } from '@/backend/domain/mail';
import { recordOrderEvent } from '@/backend/domain/orders/enter-state';
import { mailRestocked } from '@/backend/domain/restock/mail-restocked';
import { createMailer, type Mailer } from '@/backend/mail';
import { eventually } from '../../support/eventually';
import { withTestDatabase } from '../database';
import { withMailShop } from './mail-shop';
import { readMail } from './read-mail';
import { withSmtpServer } from './smtp-server';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const database = withTestDatabase();
const server = withSmtpServer();
const { services, clock, logged, addOrder, addRestock, recordOrder, handle, readMails } =
  withMailShop(database);
let mailer: Mailer;

const makeMailer = (from?: string) =>
  createMailer({ smtpUrl: server.url, from, dataDir: '/nowhere', log: services.log });
beforeAll(() => {
  mailer = makeMailer();
});
afterAll(() => mailer.close());
beforeEach(() => logged.splice(0));

const send = (by: Mailer = mailer) => sendMails({ ...services, shops: database.shops, mailer: by });
async function queueOne(...order: Parameters<typeof addOrder>) {
  const added = await addOrder(...order);
  await recordOrder(added, 'order.paid');
  await handle();
  return added;
}

test('an occasion has one mail, however often it is told of and by how many at the same time [S9.127]', async () => {
  const order = await addOrder();
  const tell = () => recordOrder(order, 'order.paid');
  await Promise.all(Array.from({ length: 20 }, tell));
  const handled = await Promise.all(Array.from({ length: 4 }, handle));
  expect(handled.reduce((sum, count) => sum + count, 0)).toBe(20);
  expect(await readMails()).toHaveLength(1);
  expect(await send()).toBe(1);
  await tell();
  await handle();
  expect(await send()).toBe(0);
  expect(server.taken).toHaveLength(1);
});

test('a mail is there if what it tells of is [S9.128]', async () => {
  const order = await addOrder();
  const undone = database.db.transaction(async (tx) => {
    await recordOrderEvent(tx, order, 'order.paid', 'provider');
    throw new Error('The payment was refused after all.');
  });
  await expect(undone).rejects.toThrow('refused');
  expect(await handle()).toBe(0);
  expect(await readMails()).toEqual([]);
  await recordOrder(order, 'order.paid');
  expect(await handle()).toBe(1);
  expect(await readMails()).toHaveLength(1);
});

test('it comes from the shop, answers go to the shop, and it has its own id each time [S9.129]', async () => {
  await queueOne();
  await send();
  const [preserved] = await readMails();
  const [taken] = server.taken;
  expect(taken).toMatchObject({ from: 'hello@marlow.example', to: ['ada@example.com'] });
  const { header, plain, html } = readMail(taken?.raw ?? '');
  expect(header('from')).toBe('"Marlow & Finch" <hello@marlow.example>');
  expect(header('reply-to')).toBe('"Marlow & Finch" <hello@marlow.example>');
  expect(header('to')).toBe('ada@example.com');
  expect(header('subject')).toBe(preserved?.subject);
  expect(header('message-id')).toBe(`<${preserved?.id}@localhost>`);
  expect(plain.trimEnd()).toBe(preserved?.plain.trimEnd());
  expect(html).toBe(preserved?.html);
});

test('an installation’s own address stands for that of each shop', async () => {
  const central = makeMailer('orders@platform.example');
  await queueOne();
  await send(central);
  await central.close();
  const [taken] = server.taken;
  const { header } = readMail(taken?.raw ?? '');
  expect(taken?.from).toBe('orders@platform.example');
  expect(header('from')).toBe('"Marlow & Finch" <orders@platform.example>');
  expect(header('reply-to')).toBe('"Marlow & Finch" <hello@marlow.example>');
});

test('two who send at the same time send each mail once [S9.130]', async () => {
  for (let count = 0; count < 24; count += 1) await queueOne();
  server.beforeTaking = () => new Promise((resolve) => setTimeout(resolve, 10));
  const other = makeMailer();
  const sent = await Promise.all([send(), send(other), send(), send(other)]);
  await other.close();
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(24);
  const ids = server.taken.map(({ raw }) => readMail(raw).header('message-id'));
  expect(new Set(ids).size).toBe(24);
  expect(ids).toHaveLength(24);
});

test('a mail that fails is tried again after 1, 5 and 30 minutes, 2 and 12 hours, 8 times in all [S9.131]', async () => {
  await queueOne();
  server.refusal = '451 The disk is full';
  const waits = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 12 * HOUR, 12 * HOUR];
  for (const [failed, wait] of waits.entries()) {
    expect(await send()).toBe(0);
    const [mail] = await readMails();
    expect(mail).toMatchObject({ attempts: failed + 1, sentAt: null });
    expect(mail?.failure).toContain('The disk is full');
    expect(mail?.tryAt).toEqual(new Date(clock.now + wait));
    clock.now += wait - 1;
    await send();
    expect((await readMails())[0]?.attempts).toBe(failed + 1);
    clock.now += 1;
  }
  await send();
  expect(logged.filter((line) => line.includes('given up'))).toHaveLength(1);
  expect(logged.join('')).not.toContain('ada@example.com');
  server.refusal = '';
  clock.now += 1_000 * HOUR;
  expect(await send()).toBe(0);
  expect(await readMails()).toMatchObject([{ attempts: 8, sentAt: null }]);
});

test('one that failed leaves once the server takes it; others do not wait for it', async () => {
  await queueOne({ email: 'refused' });
  await queueOne();
  expect(await send()).toBe(1);
  expect(server.taken.map(({ to }) => to)).toEqual([['ada@example.com']]);
  server.refusal = '451 Not now';
  const late = await queueOne();
  expect(await send()).toBe(0);
  server.refusal = '';
  clock.now += MINUTE;
  expect(await send()).toBe(1);
  const [mail] = await readMails(`order-confirmed ${late.id}`);
  expect(mail).toMatchObject({ attempts: 1, failure: '', sentAt: new Date(clock.now) });
});

test('no mail leaves this machine without TLS, unless the address says so [S9.1926]', async () => {
  // This machine by an address that is taken for another's.
  const smtpUrl = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  const sendBy = async (address: string) => {
    const mailer = createMailer({ smtpUrl: address, dataDir: '/nowhere', log: services.log });
    const sent = await send(mailer);
    await mailer.close();
    return sent;
  };
  await queueOne();
  expect(await sendBy(smtpUrl)).toBe(0);
  expect(server.taken).toEqual([]);
  clock.now += MINUTE;
  expect(await sendBy(`${smtpUrl}?requireTLS=false`)).toBe(1);
  expect(server.taken).toHaveLength(1);
});

test('a server that is away is a failure like others', async () => {
  const offline = createMailer({
    smtpUrl: 'smtp://127.0.0.1:1',
    dataDir: '/nowhere',
    log: services.log,
  });
  await queueOne();
  expect(await send(offline)).toBe(0);
  await offline.close();
  expect(await readMails()).toMatchObject([{ attempts: 1, sentAt: null }]);
});

test('what a process took that died is sent by another, five minutes later [S9.132]', async () => {
  await queueOne();
  const dying: Mailer = { send: () => new Promise(() => undefined), close: async () => undefined };
  void send(dying);
  await eventually(async () => {
    const [mail] = await readMails();
    expect(mail?.tryAt.getTime()).toBeGreaterThan(clock.now);
  });
  expect(await send()).toBe(0);
  clock.now += 5 * MINUTE;
  expect(await send()).toBe(1);
});

test('closing waits for what is on its way', async () => {
  await queueOne();
  const closing = makeMailer();
  let take: () => void = () => undefined;
  server.beforeTaking = () =>
    new Promise((resolve) => {
      take = resolve;
    });
  const sending = send(closing);
  await eventually(() => expect(take.length).toBe(1));
  let isClosed = false;
  const closed = closing.close().then(() => {
    isClosed = true;
  });
  // One with nothing on its way is closed in less time.
  await makeMailer().close();
  expect(isClosed).toBe(false);
  take();
  await closed;
  expect(await sending).toBe(1);
  const [mail] = await readMails();
  await expect(
    closing.send({ ...mail, sender: { name: '', email: '', host: '' } } as never),
  ).rejects.toThrow('closed');
});

test('without a mailer mails are kept until there is one', async () => {
  await queueOne();
  expect(await sendMails({ ...services, shops: database.shops })).toBe(0);
  expect(await database.db.select().from(mails).where(eq(mails.attempts, 0))).toHaveLength(1);
  expect(await send()).toBe(1);
});

test('mail programs are told where mails about stock are stopped, and of others nothing [S7.963]', async () => {
  await queueOne();
  await addRestock('Harbor Hoodie');
  await mailRestocked({ ...services, shops: database.shops });
  expect(await send()).toBe(2);
  const read = server.taken.map(({ raw }) => readMail(raw));
  const headerOf = (subject: RegExp) =>
    read.find(({ header }) => subject.test(header('subject')))?.header('list-unsubscribe');
  expect(headerOf(/^Back in stock/)).toMatch(
    /^<http:\/\/localhost:3000\/restock\?access=[\w.-]+>$/,
  );
  expect(headerOf(/order/)).toBe('');
});
