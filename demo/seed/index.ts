import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { LOCKS } from '@/backend/db/locks';
import type { Tx } from '@/backend/db/rows';
import { admins, coupons, orderLines, orders, people, shops } from '@/backend/db/schema';
import { createPasswords } from '@/backend/domain/admins';
import { countBestsellers } from '@/backend/domain/catalogue/bestsellers';
import { OWNER } from '@/core/model/roles';
import { buildDemoShops, type DemoShop } from '../content';
import { insertDemoShops } from './insert-shops';
import { orderCourse } from './order-course';
import { type DemoMediaWriter, saveDemoPictures } from './save-pictures';

interface DemoAdmin {
  email: string;
  password?: string | undefined;
}

interface DemoSeedOptions {
  readonly db: NodePgDatabase;
  readonly media: DemoMediaWriter;
  /** The first admin of each shop, who has no password yet where none is given; nobody without this. */
  readonly admin?: DemoAdmin;
  /** Called where another process is seeding, which is waited for. */
  readonly onWait?: () => void;
}

/** The amount that was put in; zeros where the database had shops already. */
interface DemoSeedReport {
  readonly shops: number;
  readonly products: number;
  readonly reviews: number;
  /** Host of the first of them. */
  readonly firstHost?: string;
}

const NOTHING: DemoSeedReport = { shops: 0, products: 0, reviews: 0 };

/** Returns whether the database has any shop: then demo shops are not made. */
export async function isSeeded(db: Pick<NodePgDatabase, 'select'>): Promise<boolean> {
  const result = await db.select({ id: shops.id }).from(shops).limit(1);
  return result.length > 0;
}

/**
 * Puts the demo shops into an empty database: pictures first, which are the same at every attempt, then all rows in
 * the one transaction whose lock lets other processes that start together wait, and seed once.
 */
export async function seedDemoShops({
  db,
  media,
  admin,
  onWait,
}: DemoSeedOptions): Promise<DemoSeedReport> {
  if (await isSeeded(db)) return NOTHING;
  return inTurn(db, onWait, async (transaction) => {
    if (await isSeeded(transaction)) return NOTHING;
    const demoShops = buildDemoShops();
    await saveDemoPictures(media, demoShops);
    await insertDemoShops(transaction, demoShops);
    await insertDemoOrders(transaction, demoShops, new Date());
    if (admin) await insertDemoAdmins(transaction, demoShops, admin);
    const [first] = demoShops;
    return {
      shops: demoShops.length,
      products: demoShops.reduce((sum, shop) => sum + shop.products.length, 0),
      reviews: demoShops.reduce((sum, shop) => sum + shop.reviews.length, 0),
      ...(first && { firstHost: first.shop.host }),
    };
  });
}

const POLL_MS = 100;

/** Does work once no other process seeds, however long that and the work itself take. */
function inTurn<Result>(
  db: NodePgDatabase,
  onWait: DemoSeedOptions['onWait'],
  work: (transaction: Tx) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    // The limits of a shop's connections are for its visitors.
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    for (let attempt = 1; !(await takeLock(transaction)); attempt += 1) {
      if (attempt === 1) onWait?.();
      await delay(POLL_MS);
    }
    return work(transaction);
  });
}

/** Asks for the lock again and again: waiting for it in one statement takes longer than a connection allows. */
async function takeLock(transaction: Tx): Promise<boolean> {
  const { rows } = await transaction.execute<{ isOurs: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCKS.seed}) as "isOurs"`,
  );
  return rows[0]?.isOurs === true;
}

/** Gives every demo shop the same owner. */
async function insertDemoAdmins(
  db: Pick<NodePgDatabase, 'insert'>,
  demoShops: readonly DemoShop[],
  { email, password }: DemoAdmin,
): Promise<void> {
  const passwordHash = password === undefined ? '' : await createPasswords().hash(password);
  const [person] = await db
    .insert(people)
    .values({ email, passwordHash })
    .returning({ id: people.id });
  if (!person) throw new Error('The admin of the demo shops was not saved.');
  const member = { personId: person.id, role: OWNER };
  await db.insert(admins).values(demoShops.map(({ shop }) => ({ ...member, shopId: shop.id })));
}

const DAY_MS = 24 * 60 * 60_000;

/** Inserts the coupons, orders and sales of the demo shops as they look at `now`, and counts what sold best. */
async function insertDemoOrders(
  db: Pick<NodePgDatabase, 'insert' | 'execute'>,
  demoShops: readonly DemoShop[],
  now: Date,
): Promise<void> {
  await db.insert(coupons).values(demoShops.flatMap((shop) => [...shop.coupons]));
  const rows = demoShops.flatMap(({ shop, orders, sales }) => [
    ...orders.map(({ row, outcome }) => ({ ...row, ...orderCourse(outcome, shop, now) })),
    ...sales.map(({ row, outcome, daysEarlier }) => {
      const then = new Date(now.getTime() - daysEarlier * DAY_MS);
      return { ...row, ...orderCourse(outcome, shop, then) };
    }),
  ]);
  await db.insert(orders).values(rows);
  const all = demoShops.flatMap((shop) => [...shop.orders, ...shop.sales]);
  await db.insert(orderLines).values(all.flatMap(({ lines }) => [...lines]));
  await countBestsellers(db, now.getTime());
}
