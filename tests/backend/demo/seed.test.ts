import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '@/backend/db/connection';
import {
  categories,
  coupons,
  media,
  orders,
  productMedia,
  products,
  reviews,
  shops,
  templates,
  variantDefinitions,
} from '@/backend/db/schema';
import { createPasswords } from '@/backend/domain/admins';
import { createMediaStore, type MediaStore } from '@/backend/media';
import { buildDemoShops } from '@/demo/content';
import { isSeeded, seedDemoShops } from '@/demo/seed';
import { membersWith } from '../api/admin-session';
import { withTestDatabase } from '../database';
import { makeFolderOfRun, urlWithOptions } from '../test-server';

const database = withTestDatabase();
const expected = buildDemoShops();
const total = (pick: (shop: (typeof expected)[number]) => readonly unknown[]) =>
  expected.reduce((sum, shop) => sum + pick(shop).length, 0);
let dir: string;
let store: MediaStore;

beforeAll(async () => {
  dir = await makeFolderOfRun();
  store = await createMediaStore({ dir, shops: database.shops, log: console });
});

const ADMIN = { email: 'admin@example.com', password: 'correct horse' };

const countOf = async (table: Parameters<ReturnType<typeof database.db.select>['from']>[0]) =>
  (await database.db.select({ rows: count() }).from(table))[0]?.rows;

describe('seeding', () => {
  test('fills an empty database once, also when two start together and one comes later [S2.1475]', async () => {
    // One waits for the other for longer than its connection allows.
    const url = urlWithOptions(database.url, '-c lock_timeout=20ms');
    const impatient = createDatabase(url, { role: 'seed', log: console.info });
    const options = { db: impatient.db, media: store, admin: ADMIN };
    expect(await isSeeded(database.db)).toBe(false);
    const together = await Promise.all([seedDemoShops(options), seedDemoShops(options)]);
    const later = await seedDemoShops(options);
    await impatient.close();

    const filled = {
      shops: 3,
      products: total((s) => s.products),
      reviews: total((s) => s.reviews),
    };
    const done = { ...filled, firstHost: 'localhost' };
    const nothing = { shops: 0, products: 0, reviews: 0 };
    expect(together).toEqual(expect.arrayContaining([done, nothing]));
    expect(later).toEqual(nothing);
    expect(await isSeeded(database.db)).toBe(true);
    expect(await countOf(templates)).toBe(3);
    expect(await countOf(shops)).toBe(3);
    expect(await countOf(products)).toBe(done.products);
    expect(await countOf(reviews)).toBe(done.reviews);
    expect(await countOf(categories)).toBe(total((shop) => shop.categories));
    expect(await countOf(variantDefinitions)).toBe(total((shop) => shop.variantDefinitions));
    expect(await countOf(coupons)).toBe(total((shop) => shop.coupons));
    expect(await countOf(orders)).toBe(total((shop) => [...shop.orders, ...shop.sales]));
    expect(await countOf(productMedia)).toBe(
      total((shop) => shop.productMedia.flatMap((list) => list.media)),
    );
    expect(await countOf(media)).toBe(total((shop) => shop.pictures));
    expect(await readdir(join(dir, 'originals'))).toHaveLength(total((shop) => shop.pictures));
  });

  test('lets in the admin who is named, by the password that is given, in each shop [S6.212]', async () => {
    const rows = await membersWith(database.db, ADMIN.email);
    expect(rows.map(({ role }) => role)).toEqual(['owner', 'owner', 'owner']);
    const passwords = createPasswords();
    for (const { passwordHash } of rows)
      expect(await passwords.isRight(ADMIN.password, passwordHash)).toBe(true);
  });

  test('has sold enough that each shop has bestsellers, in an order that counts [S4.1005]', async () => {
    const { rows } = await database.pool.query<{ products: number; units: number[] }>(`
      SELECT count(*)::integer AS products, array_agg(units ORDER BY place)::integer[] AS units
      FROM bestsellers JOIN (
        SELECT shop_id, product_id, sum(quantity) AS units
        FROM order_lines JOIN orders USING (shop_id)
        WHERE orders.id = order_id AND state <> 'cancelled' GROUP BY 1, 2
      ) AS sold USING (shop_id, product_id) GROUP BY shop_id`);
    expect(rows).toHaveLength(3);
    for (const { products, units } of rows) {
      expect(products).toBeGreaterThan(10);
      expect(units).toEqual(units.toSorted((one, other) => other - one));
      expect(new Set(units).size).toBeGreaterThan(4);
    }
  });

  test('stores what was authored, under addresses that stay the same', async () => {
    const [authored] = expected[0]?.products ?? [];
    if (!authored) throw new Error('The first shop has no products.');
    const [saved] = await database.db.select().from(products).where(eq(products.id, authored.id));
    expect(saved).toMatchObject(authored);
  });

  test('gives review photos and banners to their shop, product pictures to the catalogue', async () => {
    const owned = await database.db
      .select({ rows: count() })
      .from(media)
      .where(isNotNull(media.shopId));
    const ofShops = total((shop) => shop.pictures.filter((picture) => picture.shop));
    expect(owned[0]?.rows).toBe(ofShops);
  });

  test('leaves no address without a picture', async () => {
    const missing = await database.db.execute(sql`
      select address from (
        select file as address from product_media
        union select jsonb_array_elements_text(images) from reviews
        union select image from order_lines
        union select image from categories
        union select logo from shops
        union select favicon from shops
      ) used where not exists (select from media where '/media/' || key = address)`);
    expect(missing.rows).toEqual([]);
  });
});

test('a shop that is already there keeps demo shops out', async () => {
  const left = await database.db.delete(shops).returning({ id: shops.id });
  expect(left).toHaveLength(3);
  await database.db.insert(shops).values({ host: 'shop.example', template: 'classic' });
  expect(await seedDemoShops({ db: database.db, media: store })).toMatchObject({ shops: 0 });
  expect(await countOf(shops)).toBe(1);
});
