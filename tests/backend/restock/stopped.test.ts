import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { signOrderAccess } from '@/backend/domain/orders/prove-order';
import { SHOP_A, SHOP_B } from '../api/seed';
import { accessOf, MEDIUM, SMALL, withRestockShop } from './restock-shop';

const shop = withRestockShop();
const { ask, stop, addOpen, requests, setStock, turn, mails } = shop;

/** What the e-mail about small stops with; afterwards its recipient waits for small and medium again. */
async function mailed(): Promise<string> {
  await setStock(0, MEDIUM);
  await ask('ada@x.example');
  await setStock(1);
  await turn();
  await setStock(0);
  const [mail] = await mails();
  await addOpen(['ada@x.example', 'bob@x.example']);
  await addOpen(['ada@x.example'], MEDIUM);
  await addOpen(['ada@x.example'], SMALL, SHOP_B);
  return accessOf(mail ?? { unsubscribe: 'http://localhost' });
}

const waiting = async () =>
  (await requests())
    .filter(({ notifiedAt }) => notifiedAt === null)
    .map(({ email, variantId, shopId }) => {
      const where = shopId === SHOP_B ? ' elsewhere' : '';
      return `${email} ${variantId === SMALL ? 'small' : 'medium'}${where}`;
    })
    .sort();

test('the link of an e-mail stops those about its item [S4.963] [S7.962]', async () => {
  const access = await mailed();
  for (let times = 0; times < 2; times += 1) {
    const answer = await stop(access);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 0, message: '' });
  }
  expect(await waiting()).toEqual([
    ...['ada@x.example medium', 'ada@x.example small elsewhere', 'bob@x.example small'],
  ]);
});

test('or all of its recipient in the shop [S4.963] [S7.962]', async () => {
  const access = await mailed();
  expect((await stop(access, true)).status).toBe(200);
  expect(await waiting()).toEqual(['ada@x.example small elsewhere', 'bob@x.example small']);
});

test('it goes on to do so once its request is forgotten [S7.962]', async () => {
  const access = await mailed();
  await shop.database.db.delete(tables.restockRequests);
  await addOpen(['ada@x.example']);
  expect((await stop(access)).status).toBe(200);
  expect(await waiting()).toEqual([]);
});

test('nothing else stops any: a guess, an order’s access, the link of another shop [S7.962]', async () => {
  const access = await mailed();
  const before = await waiting();
  const order = signOrderAccess(shop.testApp.services, { id: 'ada@x.example', linksWithdrawn: 0 });
  for (const guess of ['', 'x', access.slice(0, -3), `${access}!`, order]) {
    expect((await stop(guess, true)).status, guess).toBe(404);
  }
  expect((await stop(access, true, { host: 'other.example' })).status).toBe(404);
  expect((await stop('x'.repeat(3_000))).status).toBe(400);
  expect(await waiting()).toEqual(before);
});

const MIGRATIONS = 'backend/db/migrations';

test('a page that had its address moves to the first that is free, with all it holds [S7.965]', async () => {
  const { db, pool } = shop.database;
  const page = { name: 'Restock', layout: [{ type: 'text', props: { content: 'ours' } }] };
  await db.insert(tables.pages).values([
    { ...page, shopId: SHOP_A, slug: 'restock' },
    { shopId: SHOP_A, slug: 'restock-2', name: 'Another' },
    { ...page, shopId: SHOP_B, slug: 'restock' },
  ]);
  const name = (await readdir(MIGRATIONS)).find((file) => file.endsWith('_restock_requests.sql'));
  const text = await readFile(join(MIGRATIONS, name ?? ''), 'utf8');
  await pool.query(text.slice(text.indexOf('UPDATE pages')));
  const { slug, shopId, layout } = tables.pages;
  const moved = (id: string) =>
    db
      .select({ slug, layout })
      .from(tables.pages)
      .where(and(eq(shopId, id), like(slug, 'restock%'), eq(tables.pages.name, 'Restock')));
  expect(await moved(SHOP_A)).toEqual([{ slug: 'restock-3', layout: page.layout }]);
  expect(await moved(SHOP_B)).toEqual([{ slug: 'restock-2', layout: page.layout }]);
});
