import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { products, productVariants, shops, templates } from '@/backend/db/schema';
import { mediaRecords } from '@/backend/domain/product-media';
import { importProducts } from '@/backend/import/import-products';
import type { ImportReport } from '@/backend/import/report';
import type { ShopTarget } from '@/backend/import/write-products';
import type { TestDatabase } from '../database';

type Options = Partial<Omit<Parameters<typeof importProducts>[1], 'shop' | 'file'>>;

const PICTURES = { addressOfMedia: (key: string) => `/media/${key}`, isAllowed: () => false };

export function fixture(name: string): string {
  return fileURLToPath(new URL(`../../fixtures/shopify/${name}`, import.meta.url));
}

export async function addShop(
  { db }: TestDatabase,
  host: string,
  template = 'classic',
): Promise<ShopTarget> {
  await db.insert(templates).values({ name: template }).onConflictDoNothing();
  const [shop] = await db.insert(shops).values({ host, template }).returning();
  if (!shop) throw new Error('No shop was made.');
  return { id: shop.id, host, template };
}

/** Imports a CSV given by its text, or a file given by its path. */
export function importCsv(
  { shops }: TestDatabase,
  shop: ShopTarget,
  source: { text: string } | { path: string },
  options: Options = {},
): Promise<ImportReport> {
  const file =
    'path' in source ? createReadStream(source.path) : Readable.from([Buffer.from(source.text)]);
  return importProducts(shops.ofShop(shop.id).pool, { shop, file, pictures: PICTURES, ...options });
}

export const counts = ({ created, updated, unchanged, rejected }: ImportReport) => ({
  created,
  updated,
  unchanged,
  rejected,
});

export async function productsOf({ db }: TestDatabase, shop: ShopTarget) {
  const rows = await db
    .select({ ...getTableColumns(products), media: mediaRecords })
    .from(products)
    .where(eq(products.shopId, shop.id))
    .orderBy(asc(products.sourceKey));
  return rows.map(({ media, ...row }) => {
    const pictures = media ?? [];
    return { ...row, media: pictures, images: pictures.map(({ file }) => file) };
  });
}

/** Variants with the address of the picture that shows them, '' for none. */

export async function variantsOf({ db }: TestDatabase, productId: string) {
  const rows = await db
    .select({ ...getTableColumns(productVariants), media: mediaRecords })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(eq(productVariants.productId, productId))
    .orderBy(asc(productVariants.position));
  return rows.map(({ mediaId, media, ...row }) => ({
    ...row,
    image: media?.find(({ id }) => id === mediaId)?.file ?? '',
  }));
}

export async function revisionOf({ db }: TestDatabase, shop: ShopTarget): Promise<number> {
  const [row] = await db.select().from(templates).where(eq(templates.name, shop.template));
  return row?.revision ?? 0;
}
