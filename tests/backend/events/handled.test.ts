import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { domainEvents, mails } from '@/backend/db/schema';
import { recordEvent } from '@/backend/domain/events/record-event';
import { RUNNER } from '@/scripts/lib/project';
import { eventually } from '../../support/eventually';
import { SHOP_A } from '../api/seed';
import { withTestDatabase } from '../database';
import { withMailShop } from '../mail/mail-shop';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const database = withTestDatabase();
const { clock, logged, addOrder, recordOrder, handle, readMails } = withMailShop(database);

const readEvents = () => database.db.select().from(domainEvents).orderBy(asc(domainEvents.id));
const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Orders that were paid: the occasions of their mails. */
async function pay(orders: number): Promise<string[]> {
  const occasions: string[] = [];
  for (let count = 0; count < orders; count += 1) {
    const order = await addOrder();
    await recordOrder(order, 'order.paid');
    occasions.push(`order-confirmed ${order.id}`);
  }
  return occasions.sort();
}

/** An event whose mail nobody can write. */
async function recordLost(): Promise<void> {
  await recordOrder({ ...(await addOrder()), id: randomUUID() }, 'order.paid');
}

/** Whoever writes a mail meanwhile comes as far as that, and no further. */
async function whileNoMailIsWritten(work: () => Promise<void>): Promise<void> {
  const blocker = await database.pool.connect();
  await blocker.query('BEGIN; LOCK TABLE mails IN SHARE MODE');
  try {
    await work();
  } finally {
    await blocker.query('ROLLBACK');
    blocker.release();
  }
}

async function waitingMails(): Promise<number | null> {
  const { rowCount } = await database.pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database()
    AND wait_event_type = 'Lock' AND query LIKE 'insert into "mails"%'`,
  );
  return rowCount;
}

const written = async () => (await readMails()).map(({ occasion }) => occasion).sort();

test('several who handle events at once write each mail once [S7.940]', async () => {
  const occasions = await pay(60);
  const handled = await Promise.all([handle(), handle(), handle(), handle()]);
  expect(sumOf(handled)).toBe(60);
  expect(await written()).toEqual(occasions);
});

test('what a process was at that was killed is done by others, once [S7.940]', async () => {
  const occasions = await pay(6);
  await whileNoMailIsWritten(async () => {
    const process = fork(RUNNER, ['tests/backend/events/upkeep-process.ts', database.url], {
      execArgv: [],
    });
    const gone = once(process, 'exit');
    await eventually(async () => expect(await waitingMails()).toBe(1));
    process.kill('SIGKILL');
    await gone;
  });
  let handled = 0;
  await eventually(async () => {
    handled += sumOf(await Promise.all([handle(), handle(), handle()]));
    expect(handled).toBe(6);
  });
  expect(await written()).toEqual(occasions);
  expect(await readEvents()).toMatchObject(Array(6).fill({ attempts: 0 }));
});

test('a mail is kept where its event is marked as handled, or not at all [S7.940]', async () => {
  const occasions = await pay(1);
  const { pool } = database;
  await pool.query('ALTER TABLE domain_events ADD CONSTRAINT refused CHECK (handled_at IS NULL)');
  expect(await handle()).toBe(0);
  expect(await written()).toEqual([]);
  await pool.query('ALTER TABLE domain_events DROP CONSTRAINT refused');
  clock.now += MINUTE_MS;
  expect(await handle()).toBe(1);
  expect(await written()).toEqual(occasions);
});

test('a mail that was written before there were events is not written again [S7.945]', async () => {
  const order = await addOrder();
  const mail = { shopId: SHOP_A, recipient: order.email, subject: 'Sent', plain: '', html: '' };
  await database.db.insert(mails).values({ ...mail, occasion: `order-confirmed ${order.id}` });
  await recordOrder(order, 'order.paid');
  expect(await handle()).toBe(1);
  expect(await readMails()).toMatchObject([{ subject: 'Sent' }]);
});

test('what nobody waits for is handled from the start [S7.942]', async () => {
  const order = await addOrder();
  await recordOrder(order, 'order.delivered');
  await recordEvent(
    database.db,
    { id: order.id, shopId: SHOP_A },
    { kind: 'message.answered', actor: 'system', data: {} },
  );
  await recordOrder(order, 'order.paid');
  expect((await readEvents()).map(({ handledAt }) => handledAt !== null)).toEqual([
    ...[true, true, false],
  ]);
  expect(await handle()).toBe(1);
});

test('an event that fails is tried again after growing waits, and given up after 8 times [S8.930]', async () => {
  await recordLost();
  const waits = [1, 5, 30].map((minutes) => minutes * MINUTE_MS);
  waits.push(...[2, 12, 12, 12].map((hours) => hours * HOUR_MS));
  for (const [failed, wait] of waits.entries()) {
    expect(await handle()).toBe(0);
    const tried = { attempts: failed + 1, tryAt: new Date(clock.now + wait), handledAt: null };
    expect(await readEvents()).toMatchObject([tried]);
    clock.now += wait - 1;
    await handle();
    expect(await readEvents()).toMatchObject([tried]);
    clock.now += 1;
  }
  expect(logged.every((line) => line.includes('tried again'))).toBe(true);
  expect(logged[0]).toContain('There is no order');
  await handle();
  const [last = ''] = logged.slice(-1);
  expect(JSON.parse(last)).toMatchObject({ level: 'error', kind: 'order.paid', attempts: 8 });
  expect(last).toContain('given up');
  const lines = logged.length;
  clock.now += 1_000 * HOUR_MS;
  expect(await handle()).toBe(0);
  expect(logged).toHaveLength(lines);
});

test('events that fail keep no others waiting, however many there are [S8.930]', async () => {
  for (let count = 0; count < 70; count += 1) await recordLost();
  const occasions = await pay(1);
  expect(sumOf(await Promise.all([handle(), handle()]))).toBe(1);
  expect(await written()).toEqual(occasions);
  // Each failure counts once, whoever met it.
  const failed = (await readEvents()).filter(({ handledAt }) => handledAt === null);
  expect(failed.map(({ attempts }) => attempts)).toEqual(Array(70).fill(1));
});

test('nothing that people wrote gets into the log where a mail cannot be kept [S8.930]', async () => {
  await database.pool.query('ALTER TABLE mails ADD CONSTRAINT refused CHECK (false)');
  await recordOrder(await addOrder({ name: 'Zoe Zimmer' }), 'order.paid');
  expect(await handle()).toBe(0);
  await database.pool.query('ALTER TABLE mails DROP CONSTRAINT refused');
  expect(logged.join()).toContain('tried again');
  expect(logged.join()).not.toMatch(/Zimmer|ada@|Harbor/);
  clock.now += MINUTE_MS;
  expect(await handle()).toBe(1);
  expect(await readMails()).toHaveLength(1);
});
