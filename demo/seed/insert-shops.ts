import { inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  categories,
  media,
  pages,
  products,
  productVariants,
  reviews,
  shops,
  sizeGuides,
  templates,
  variantDefinitions,
} from '@/backend/db/schema';
import { writeMedia } from '@/backend/domain/product-media';
import type { DemoShop } from '../content';

type Writer = Pick<NodePgDatabase, 'insert' | 'update' | 'execute'>;

/** Rows per statement: few statements, because each raises a revision; far under 65,535 parameters. */
const BATCH = 500;

/** Inserts the rows of the demo shops into a database that has none of them. */
export async function insertDemoShops(db: Writer, demoShops: readonly DemoShop[]): Promise<void> {
  const rowsOf = <Row>(pick: (shop: DemoShop) => readonly Row[]) => demoShops.flatMap(pick);
  const templateRows = demoShops.map(({ template }) => ({ name: template }));
  await db.insert(templates).values(templateRows).onConflictDoNothing();
  await db.insert(shops).values(demoShops.map(({ shop }) => shop));
  await db.insert(pages).values(rowsOf((shop) => shop.pages));
  await db.insert(sizeGuides).values(rowsOf((shop) => shop.sizeGuides));
  await db.insert(categories).values(rowsOf((shop) => shop.categories));
  await db.insert(variantDefinitions).values(rowsOf((shop) => shop.variantDefinitions));
  for (const batch of batchesOf(rowsOf((shop) => shop.products))) {
    await db.insert(products).values(batch);
  }
  for (const batch of batchesOf(rowsOf((shop) => shop.productMedia))) {
    await writeMedia(db, null, batch);
  }
  for (const batch of batchesOf(rowsOf((shop) => shop.productVariants))) {
    await db.insert(productVariants).values(batch);
  }
  for (const batch of batchesOf(rowsOf((shop) => shop.reviews))) {
    await db.insert(reviews).values(batch);
  }
  for (const shop of demoShops) await ownPictures(db, shop);
}

/** Pictures of the shop alone go with it when it is deleted; those of the catalogue stay. */
async function ownPictures(db: Writer, { shop, pictures }: DemoShop): Promise<void> {
  const keys = pictures.filter((picture) => picture.shop).map(({ key }) => key);
  await db.update(media).set({ shopId: shop.id }).where(inArray(media.key, keys));
}

function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / BATCH);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}
