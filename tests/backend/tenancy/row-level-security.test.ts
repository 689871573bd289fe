import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { ACROSS_ROLE, APP_ROLE } from '@/backend/db/shops';
import { A, B, type MarkedShop } from '../../support/tenant-matrix/marked-shop';
import { ROW, seedShop, TEMPLATE } from '../../support/tenant-matrix/seed-shop';
import { quickPasswords } from '../api/admin-session';
import { withTestApp } from '../api/test-app';
import { takeTrips } from './trips';

/** What a search reads of published products: its index serves no query under row-level security. */
const SEARCHED = ['product_search', 'product_texts'];
/** Everybody asks which shop a host opens. */
const DIRECTORY = ['shop_aliases', 'shops'];
/** Without a shop they are for all of them. */
const SHARED = ['media', 'products'];

const testApp = withTestApp({ passwords: quickPasswords });
const { database } = testApp;
let privateTables: string[];

beforeAll(async () => {
  for (const shop of [A, B]) await seedShop(database.db, testApp.services, shop);
  const { rows } = await database.pool.query<{ table: string }>(`
    SELECT table_name AS "table" FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'shop_id'`);
  const all = rows.map(({ table }) => table).filter((table) => !SEARCHED.includes(table));
  privateTables = all.filter((table) => !DIRECTORY.includes(table)).sort();
});

type Pool = typeof database.pool;
const idOf = (shop: MarkedShop) => shop.id(ROW.shop);
const poolOf = (shop: MarkedShop) => database.shops.ofShop(idOf(shop)).pool;

/** How many rows of each shop a pool sees in a table. */
async function seen(pool: Pool, table: string): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ shop: string; count: number }>(
    `SELECT coalesce(shop_id::text, 'shared') AS shop, count(*)::int AS count FROM ${table} GROUP BY 1`,
  );
  takeTrips();
  return Object.fromEntries(rows.map(({ shop, count }) => [shop, count]));
}

describe('every table of shops', () => {
  test('has row-level security, forced on its owner too [S6.700]', async () => {
    const { rows } = await database.pool.query(
      `SELECT relname FROM pg_class WHERE relname = ANY ($1)
        AND NOT (relrowsecurity AND relforcerowsecurity)`,
      [[...privateTables, ...DIRECTORY, 'product_variants', 'product_media']],
    );
    expect(rows).toEqual([]);
    expect(privateTables.length).toBeGreaterThan(20);
  });

  test('shows a shop its own rows, whatever the query says, and nothing without a shop [S6.700]', async () => {
    for (const table of privateTables) {
      const all = await seen(database.shops.across.pool, table);
      expect([all[idOf(A)], all[idOf(B)]], table).toEqual([all[idOf(A)], all[idOf(A)]]);
      expect(all[idOf(A)], table).toBeGreaterThan(0);
      const shared = SHARED.includes(table) && all.shared ? { shared: all.shared } : {};
      for (const shop of [A, B]) {
        expect(await seen(poolOf(shop), table), table).toEqual({
          ...shared,
          [idOf(shop)]: all[idOf(shop)],
        });
      }
      expect(await seen(database.shops.none.pool, table), table).toEqual(shared);
      // Whoever had the connection before.
      for (const pool of [poolOf(A), database.shops.across.pool]) {
        await seen(pool, table);
        expect(await seen(database.shops.directory, table), table).toEqual(shared);
      }
    }
  });

  test('lets a shop change its own rows alone [S6.701]', async () => {
    for (const table of privateTables) {
      const { rowCount } = await poolOf(A).query(
        `DELETE FROM ${table} WHERE shop_id = '${idOf(B)}'`,
      );
      expect(rowCount, table).toBe(0);
      await expect(
        poolOf(A).query(`UPDATE ${table} SET shop_id = '${idOf(B)}' WHERE shop_id = '${idOf(A)}'`),
        table,
      ).rejects.toMatchObject({ code: '42501' });
    }
    takeTrips();
    const renamed = await poolOf(A).query("UPDATE shops SET name = 'X' WHERE true");
    expect(renamed.rowCount).toBe(1);
    await expect(
      poolOf(A).query("INSERT INTO shops (host, template) VALUES ('new.example', 'jersey')"),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

test('the variants and pictures of a product are seen by whoever sees it [S6.700]', async () => {
  const { rows } = await poolOf(A).query('SELECT sku FROM product_variants');
  expect(rows).toEqual([{ sku: A.open }, { sku: A.open }]);
  const pictures = await poolOf(A).query('SELECT alt FROM product_media');
  expect(pictures.rows).toEqual([{ alt: A.open }]);
});

test('a shop moves the stock of what it sells, and of nothing else [S9.947]', async () => {
  const variantOf = async (shop: MarkedShop) =>
    (await poolOf(shop).query('SELECT id, stock FROM product_variants ORDER BY stock LIMIT 1'))
      .rows[0];
  const [own, other] = [await variantOf(A), await variantOf(B)];
  const move = (variant: { id: string }) =>
    poolOf(A).query(
      `INSERT INTO stock_movements (variant_id, shop_id, amount, reason, actor)
       VALUES ($1, $2, -1, 'order', 'x')`,
      [variant.id, idOf(A)],
    );
  await expect(move(other)).rejects.toMatchObject({ code: '42501' });
  takeTrips();
  await move(own);
  expect([(await variantOf(A)).stock, (await variantOf(B)).stock]).toEqual([
    own.stock - 1,
    other.stock,
  ]);
});

test('a shop sees and changes what is shared of its own catalogue alone [S6.700] [S6.701]', async () => {
  const { db, shops } = database;
  await db.insert(tables.templates).values({ name: 'studio' });
  const studio = { host: 'studio.localhost', name: 'Studio', template: 'studio' };
  const [shop] = await db.insert(tables.shops).values(studio).returning();
  const product = { category: 'Hoodies', priceMinor: 100 };
  const shared = await db
    .insert(tables.products)
    .values([TEMPLATE, 'studio'].map((name) => ({ ...product, template: name, slug: name, name })))
    .returning();
  const ids = shared.map(({ id }) => id);
  const variants = shared.map(({ id, name }) => ({
    ...product,
    productId: id,
    position: 0,
    sku: name,
  }));
  await db.insert(tables.productVariants).values(variants);

  const seenBy = async (pool: Pool) => {
    const { rows } = await pool.query(
      `SELECT products.name, sku FROM products LEFT JOIN product_variants ON product_id = products.id
       WHERE products.id = ANY ($1) ORDER BY 1`,
      [ids],
    );
    return rows.map(({ name, sku }) => `${name} ${sku}`);
  };
  expect(await seenBy(poolOf(A))).toEqual(['jersey jersey']);
  expect(await seenBy(shops.ofShop(shop?.id ?? '').pool)).toEqual(['studio studio']);
  expect(await seenBy(shops.none.pool)).toEqual([]);
  expect(await seenBy(shops.across.pool)).toEqual(['jersey jersey', 'studio studio']);
  const renamed = await poolOf(A).query("UPDATE products SET name = 'X' WHERE id = ANY ($1)", [
    ids,
  ]);
  expect(renamed.rowCount).toBe(1);
  await expect(
    poolOf(A).query("UPDATE products SET template = 'studio' WHERE id = ANY ($1)", [ids]),
  ).rejects.toMatchObject({ code: '42501' });
  takeTrips();
});

test('connections take roles that are held by the rules, and own nothing [S6.702]', async () => {
  const { rows } = await database.pool.query(
    `SELECT rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole,
       EXISTS (SELECT FROM pg_class WHERE relowner = roles.oid) AS owns
     FROM pg_roles AS roles WHERE rolname = ANY ($1) ORDER BY 1`,
    [[APP_ROLE, ACROSS_ROLE]],
  );
  const none = {
    rolsuper: false,
    rolbypassrls: false,
    rolcanlogin: false,
    rolcreaterole: false,
    owns: false,
  };
  expect(rows).toEqual([
    { rolname: ACROSS_ROLE, ...none },
    { rolname: APP_ROLE, ...none },
  ]);
  const roleOf = async (pool: Pool) =>
    (await pool.query('SELECT current_user AS role')).rows[0].role;
  const { directory, none: nobody, across } = database.shops;
  expect(await roleOf(nobody.pool)).toBe(APP_ROLE);
  expect(await roleOf(poolOf(A))).toBe(APP_ROLE);
  expect(await roleOf(across.pool)).toBe(ACROSS_ROLE);
  expect(await roleOf(directory)).toBe(APP_ROLE);
  for (const statement of [
    'TRUNCATE orders',
    'DROP TABLE orders',
    'ALTER TABLE orders DISABLE ROW LEVEL SECURITY',
  ]) {
    await expect(nobody.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  }
});

test('tables of later migrations are granted, and one line keeps them apart [S6.703]', async () => {
  await database.db.execute(sql`CREATE TABLE later (shop_id uuid, word text)`);
  await database.db.execute(sql`SELECT keep_apart('later')`);
  await poolOf(A).query(`INSERT INTO later VALUES ('${idOf(A)}', 'mine')`);
  await poolOf(B).query(`INSERT INTO later VALUES ('${idOf(B)}', 'theirs')`);
  expect((await poolOf(A).query('SELECT word FROM later')).rows).toEqual([{ word: 'mine' }]);
  expect((await database.shops.none.pool.query('SELECT word FROM later')).rows).toEqual([]);
});

test('only an id of a shop opens one', () => {
  for (const text of ['', "' OR true --", 'shop-a.localhost']) {
    expect(() => database.shops.ofShop(text)).toThrow('A shop is named by its id.');
  }
});
