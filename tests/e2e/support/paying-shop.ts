import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { readSecretKey } from '@/backend/base/secret-key';
import { createSecrets } from '@/backend/base/secrets';
import { orders, products } from '@/backend/db/schema';
import { savePaymentSettings } from '@/backend/domain/payments/load-settings';
import { createShop } from '@/backend/domain/shop-admin';
import type { ShopPatch } from '@/backend/domain/shop-admin/shop-fields';
import { type PaymentSettings, paymentSettingsSchema } from '@/backend/payments/settings';
import { withShopDatabase } from './shop-database';

/** What the shop's one product costs, in cents, and what sending it does. */
export const PRICE_MINOR = 2000;
export const SHIPPING_MINOR = 499;

export interface PayingShop {
  id: string;
  host: string;
  /** Of the product that journeys buy there. */
  product: string;
  productId: string;
  url: (path: string) => string;
}

interface Wanted {
  settings?: Record<string, unknown>;
  payments?: Partial<PaymentSettings>;
  /** What its visits are measured with. */
  ids?: Pick<ShopPatch, 'gtag' | 'analytics' | 'adsid' | 'conversion_label'>;
}

/** Opens a shop with one product for one journey alone, so that it may change the shop and count its orders. */
export async function addPayingShop({ settings, payments, ids }: Wanted = {}): Promise<PayingShop> {
  const name = `till-${randomBytes(5).toString('hex')}`;
  const host = `${name}.localhost`;
  const secretKey = await readSecretKey(undefined, process.env.E2E_DATA_DIR ?? '');
  return withShopDatabase(async (db) => {
    const shop = await createShop(db, {
      ...{ host, template: name, name: 'The Till' },
      ...(settings && { settings }),
      ...ids,
    });
    const [product] = await db
      .insert(products)
      .values({
        ...{ template: name, slug: 'mug', name: 'Stoneware Mug', category: 'Accessories' },
        priceMinor: PRICE_MINOR,
        variantFields: [],
      })
      .returning();
    if (payments) {
      const services = { db, secrets: createSecrets(secretKey) };
      await savePaymentSettings(services, shop.id, paymentSettingsSchema.parse(payments));
    }
    const url = (path: string) => `http://${host}:${process.env.E2E_PORT}${path}`;
    return { ...shop, product: '/product/mug', productId: product?.id ?? '', url };
  });
}

/** The orders of a shop as they stand, the oldest first. */
export function ordersOf({ id }: PayingShop) {
  return withShopDatabase((db) =>
    db.select().from(orders).where(eq(orders.shopId, id)).orderBy(orders.placedAt),
  );
}

/** How many orders of a shop have been paid. */
export async function paidOrders(shop: PayingShop): Promise<number> {
  return (await ordersOf(shop)).filter(({ paidMinor }) => paidMinor > 0).length;
}

/** Changes the product of a shop, as an admin does by an import. */
export async function changeProduct(
  { productId }: PayingShop,
  change: { isSoldOut?: boolean; isPublished?: boolean; priceMinor?: number },
): Promise<void> {
  await withShopDatabase((db) =>
    db
      .update(products)
      .set({ ...change, updatedAt: new Date() })
      .where(and(eq(products.id, productId))),
  );
}
