import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { findTarget } from '@/backend/import/write-products';
import { runJobs } from '@/backend/upkeep';
import { cartSchemas } from '@/core/calls/cart.schema';
import { orderSchemas } from '@/core/calls/orders.schema';
import { productSchema } from '@/core/model/product.schema';
import { importCsv } from '../import/import-fixture';
import { SHIPPING, withCheckoutShop } from './checkout-shop';

const shop = withCheckoutShop();
const AT = 'https://pictures.example';
const CSV = `Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Image Src,Variant Image
tee,Tee,Shirts,Color,White,20,${AT}/white.jpg,${AT}/white.jpg
tee,,,,Navy,20,${AT}/navy.jpg,${AT}/navy.jpg
tee,,,,Red,20,,
`;

test('cart, order, tracking and e-mail show the picture of the row, else the product’s first [S3.968]', async () => {
  const { database, testApp, stripe } = shop;
  await importCsv(database, await findTarget(database.pool, 'localhost'), { text: CSV });
  const product = productSchema.parse(await testApp.read('/product?id=tee'));
  const [, navy, red] = product.rows ?? [];
  const lines = [navy, red].map((row) => ({
    ...{ product: { id: product.id }, quantity: 1 },
    ...(row && { variantId: row.id }),
  }));
  const shown = [`${AT}/navy.jpg`, `${AT}/white.jpg`];

  const priced = cartSchemas.priceCart.response.parse(
    await (await shop.post('/cart/price', { lines })).json(),
  );
  expect(priced.lines.map((line) => line?.product.image[0])).toEqual(shown);

  const session = await shop.begun({ cartItems: lines, amount: 40 + SHIPPING });
  stripe.pay(session.session_id);
  const { access } = await shop.confirmed(session);
  const tracked = await shop.post('/track-order', { access });
  const { data } = orderSchemas.trackOrder.response.parse(await tracked.json());
  expect(data?.items.map(({ image }) => image)).toEqual(shown);

  await runJobs(shop.services);
  const [mail] = await database.db
    .select()
    .from(tables.mails)
    .where(eq(tables.mails.recipient, 'ada@example.com'));
  for (const address of shown) expect(mail?.html).toContain(`src="${address}"`);
});
