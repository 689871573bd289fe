import { eq } from 'drizzle-orm';
import * as tables from '@/backend/db/schema';
import { findTarget } from '@/backend/import/write-products';
import type { Product } from '@/core/model/product';
import { productSchema } from '@/core/model/product.schema';
import { importCsv } from '../import/import-fixture';
import { SHIPPING, type withCheckoutShop } from './checkout-shop';

const HEAD = [
  ...['Handle', 'Title', 'Type', 'Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value'],
  ...['Option3 Name', 'Option3 Value', 'Variant SKU', 'Variant Price', 'Variant Compare At Price'],
  ...['Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy', 'Status'],
];

interface FileRow {
  values: string[];
  price: number;
  was?: number;
  stock?: number;
  sku?: string;
}

const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;

/** A Shopify export of one product with these rows. */
export function fileOf(handle: string, names: readonly string[], rows: readonly FileRow[]): string {
  const lines = rows.map(({ values, price, was = 0, stock, sku = '' }, index) => {
    const options = [0, 1, 2].flatMap((at) => [
      index === 0 ? (names[at] ?? '') : '',
      values[at] ?? '',
    ]);
    return [
      ...[handle, index === 0 ? handle : '', 'Shirts', ...options, sku, price, was || ''],
      ...[stock === undefined ? '' : 'shopify', stock ?? '', 'deny', 'active'],
    ]
      .map(cell)
      .join(',');
  });
  return [HEAD.join(','), ...lines].join('\n');
}

export const chosen = (label: string, value = label) => ({ label, value, priceAdjustment: 0 });
export const optionsOf = (names: readonly string[], values: readonly string[]) =>
  Object.fromEntries(names.map((name, at) => [name, chosen(values[at] ?? '')]));
/** What a checkout asks for that buys one line. */
export const buy = (product: { id: string }, line: object, price: number, quantity = 1) => ({
  cartItems: [{ product: { id: product.id }, quantity, ...line }],
  amount: Math.round((price * quantity + SHIPPING) * 100) / 100,
});

/** Products of rows in a shop that takes orders: imported, and as shop and database have them. */
export function rowsOf(shop: ReturnType<typeof withCheckoutShop>) {
  async function importText(text: string): Promise<void> {
    const target = await findTarget(shop.database.pool, 'localhost');
    await importCsv(shop.database, target, { text });
  }

  async function productOf(slug: string): Promise<Product> {
    const answer = await shop.testApp.get(`/product?id=${slug}`);
    return productSchema.parse(await answer.json());
  }

  async function importRows(...file: Parameters<typeof fileOf>): Promise<Product> {
    await importText(fileOf(...file));
    return productOf(file[0]);
  }

  async function variantRows(slug: string) {
    const { db } = shop.database;
    const [product] = await db.select().from(tables.products).where(eq(tables.products.slug, slug));
    return db
      .select()
      .from(tables.productVariants)
      .where(eq(tables.productVariants.productId, product?.id ?? ''))
      .orderBy(tables.productVariants.position);
  }

  return { importText, importRows, productOf, variantRows };
}
