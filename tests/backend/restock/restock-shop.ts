import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import * as tables from '@/backend/db/schema';
import { writeMedia } from '@/backend/domain/product-media';
import { mailRestocked } from '@/backend/domain/restock/mail-restocked';
import { SHOP_A, seedShops } from '../api/seed';
import { type From, withTestApp } from '../api/test-app';

export const TEE = '00000000-0000-4000-8000-0000000000c0';
/** Rows of a product that shops share: nothing is left of small. */
export const SMALL = '00000000-0000-4000-8000-0000000000c1';
export const MEDIUM = '00000000-0000-4000-8000-0000000000c2';

const SAGE = '00000000-0000-4000-8000-0000000000c3';
const ROW = { productId: TEE, priceMinor: 2_450 };

/** The shops of the tests with a shared product, of which small is sold out before each test and nobody waits. */
export function withRestockShop() {
  const testApp = withTestApp();
  const { database, post } = testApp;

  beforeAll(() => seedShops(database.db));
  beforeEach(async () => {
    const { db } = database;
    await db.delete(tables.mails);
    await db.delete(tables.restockRequests);
    await db.delete(tables.products).where(eq(tables.products.id, TEE));
    await db.insert(tables.products).values({
      ...{ id: TEE, template: 'classic', slug: 'linen-tee', name: 'Linen Tee', category: 'Shirts' },
      priceMinor: 2_200,
    });
    const media = [
      { file: '/media/tee-navy.webp#900x1200' },
      { id: SAGE, file: '/media/tee-sage.webp' },
    ];
    await writeMedia(db, null, [{ productId: TEE, media }]);
    await db.insert(tables.productVariants).values([
      {
        ...{
          ...ROW,
          id: SMALL,
          position: 0,
          stock: 0,
          sku: 'TEE-S',
          mediaId: SAGE,
        },
        options: [
          { name: 'Size', value: 'S' },
          { name: 'Color', value: 'Sage' },
        ],
      },
      { ...ROW, id: MEDIUM, position: 1, stock: 3, options: [{ name: 'Size', value: 'M' }] },
    ]);
    testApp.logged.length = 0;
  });

  const requests = () =>
    database.db
      .select()
      .from(tables.restockRequests)
      .orderBy(asc(tables.restockRequests.createdAt));

  return {
    ...{ testApp, database, post, requests },
    ask: (email: string, variantId = SMALL, from: From = {}) =>
      post('/restock/request', { variantId, email }, from),
    stop: (access: string, all = false, from: From = {}) =>
      post('/restock/cancel', { access, all }, from),
    /** Puts requests in without asking. */
    addOpen: (emails: readonly string[], variantId = SMALL, shopId = SHOP_A) =>
      database.db
        .insert(tables.restockRequests)
        .values(emails.map((email) => ({ shopId, variantId, email }))),
    setStock: (stock: number | null, variantId = SMALL) =>
      database.db
        .update(tables.productVariants)
        .set({ stock })
        .where(eq(tables.productVariants.id, variantId)),
    setProduct: (values: Partial<typeof tables.products.$inferInsert>) =>
      database.db.update(tables.products).set(values).where(eq(tables.products.id, TEE)),
    /** Writes what is due, as a turn of upkeep does. */
    turn: () => mailRestocked(testApp.services),
    mails: () => database.db.select().from(tables.mails).orderBy(asc(tables.mails.recipient)),
  };
}

/** What the link of an e-mail stops it with. */
export function accessOf({ unsubscribe }: { unsubscribe: string }): string {
  return new URL(unsubscribe).searchParams.get('access') ?? '';
}
