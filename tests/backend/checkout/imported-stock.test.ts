import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { findTarget } from '@/backend/import/write-products';
import { importCsv } from '../import/import-fixture';
import { refusalOf, withCheckoutShop } from './checkout-shop';

const shop = withCheckoutShop();
const { begin, begun, confirmed, stripe } = shop;
const HEAD =
  'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Published,Status';
const file = (large: number) => ({
  text: [
    HEAD,
    `kit,Kit,Size,M,30,shopify,1,deny,true,active`,
    `kit,,Size,L,35,shopify,${large},deny,,`,
  ].join('\n'),
});

test('pieces of an imported product are counted by the size that was chosen [S9.214]', async () => {
  const { database } = shop;
  const target = await findTarget(database.pool, 'localhost');
  await importCsv(database, target, file(2));
  const { products } = tables;
  const [kit] = await database.db.select().from(products).where(eq(products.slug, 'kit'));
  const chosen = (size: string) => ({ Size: { label: size, value: size, priceAdjustment: 0 } });
  const order = (size: string, quantity = 1) => ({
    cartItems: [{ product: { id: kit?.id ?? '' }, quantity, variants: chosen(size) }],
    amount: (size === 'L' ? 35 : 30) * quantity + 6.5,
  });
  const medium = await begun(order('M'));
  expect(await refusalOf(await begin(order('M')))).toMatchObject({ code: 409 });
  expect(await refusalOf(await begin(order('L', 3)))).toMatchObject({
    code: 409,
    message: expect.stringContaining('only 2 left'),
  });
  stripe.pay(medium.session_id);
  expect(await confirmed(medium)).toMatchObject({ paid: true });
  // Another file changes the rows of its variants in place: what is held stays held.
  await begun(order('L', 2));
  await importCsv(database, target, file(3));
  expect((await begin(order('L', 2))).status).toBe(409);
  expect((await begin(order('L'))).status).toBe(200);
});
