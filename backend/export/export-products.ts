import { and, asc, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { typedPicture } from '@/core/rules/media/picture-facts';
import { pick } from '@/core/values/pick';
import { matching } from '../db/rows';
import { media as mediaRows, products } from '../db/schema';
import { mapPictures, picturesIn } from '../domain/catalogue/description-media';
import { inCatalogueOf, newestFirst } from '../domain/catalogue/visible';
import { mediaRecords } from '../domain/product-media';
import { IMPORTED_COLUMNS } from '../import/imported-product';
import { addressAt } from '../import/pictures';
import type { ShopTarget } from '../import/write-products';
import { mediaAddress } from '../media';
import { findPassthroughColumns } from './passthrough-columns';
import { headerOf, MAX_OPTIONS, optionNames, rowsOf } from './product-rows';
import { exportedVariants } from './variant-records';

export interface ExportReport {
  products: number;
  /** Products among them that the shops of the template share. */
  shared: number;
  rows: number;
  /** Handles of products that a file has no columns for, having too many options. */
  leftOut: string[];
}

const BATCH_SIZE = 200;

const columns = {
  ...pick(getTableColumns(products), ['id', 'slug', 'sourceKey', 'shopId', ...IMPORTED_COLUMNS]),
  media: mediaRecords,
  variants: exportedVariants,
};

/**
 * Writes the products of a shop, its own and shared ones, as a CSV that an import reads back: the newest first, as they
 * are at one moment. Memory does not grow with their number.
 */
export function exportProducts(
  db: NodePgDatabase,
  shop: ShopTarget,
  write: (text: string) => Promise<void> | void,
): Promise<ExportReport> {
  const report: ExportReport = { products: 0, shared: 0, rows: 0, leftOut: [] };
  const work = async (tx: Tx) => {
    const passthrough = await findPassthroughColumns(tx, shop);
    await write(headerOf(passthrough));
    const handles = new Set<string>();
    for await (const product of listProducts(tx, shop)) {
      const handle = handleOf(product, handles);
      const variants = product.variants ?? [];
      if (optionNames(variants).length > MAX_OPTIONS) {
        report.leftOut.push(handle);
        continue;
      }
      const rows = rowsOf({ ...product, handle, variants }, passthrough);
      await write(rows.join(''));
      report.products += 1;
      report.shared += product.shopId === null ? 1 : 0;
      report.rows += rows.length;
    }
    return report;
  };
  return db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** The products of a shop, some at a time. */
async function* listProducts(tx: Tx, shop: ShopTarget) {
  const ids = await tx
    .select({ id: products.id })
    .from(products)
    .where(inCatalogueOf(shop))
    .orderBy(newestFirst, asc(products.id));
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const batch = ids.slice(at, at + BATCH_SIZE).map(({ id }) => id);
    yield* await loadProducts(tx, shop, batch);
  }
}

/** The products of these ids in their order, with the addresses of pictures that a file has. */
async function loadProducts(tx: Tx, shop: ShopTarget, ids: readonly string[]) {
  const rows = await tx
    .select(columns)
    .from(products)
    .where(and(inCatalogueOf(shop), inArray(products.id, [...ids])));
  const files = rows.flatMap(({ media, description }) => [
    ...(media ?? []).map(({ file }) => file),
    ...picturesIn(description).map(typedPicture),
  ]);
  const sources = await findSources(tx, shop, files);
  const addressOf = (file: string) =>
    sources.get(file) ?? (file.startsWith('/') ? addressAt(shop.host, file) : file);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const media = (row.media ?? []).map((one) => ({ ...one, file: addressOf(one.file) }));
    const description = mapPictures(row.description, (file) => addressOf(typedPicture(file)));
    return [{ ...row, media, description }];
  });
}

/** Addresses that stored pictures were fetched from, by those that they have in the shop. */
async function findSources(
  tx: Tx,
  shop: ShopTarget,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const beginning = mediaAddress('');
  const addresses = files.filter((file) => file.startsWith(beginning));
  const keys = addresses.map((file) => file.slice(beginning.length));
  if (keys.length === 0) return new Map();
  const { key, sourceUrl } = mediaRows;
  const isFetched = and(inArray(key, keys), isNotNull(sourceUrl));
  const rows = await tx
    .select({ key, sourceUrl })
    .from(mediaRows)
    .where(matching(mediaRows, { shopId: shop.id }, isFetched));
  return new Map(rows.map((row) => [mediaAddress(row.key), row.sourceUrl ?? '']));
}

/** The name of a product in a file: its own of an earlier import, else its address; each stands once. */
function handleOf(
  { id, slug, sourceKey }: { id: string; slug: string; sourceKey: string | null },
  taken: Set<string>,
): string {
  const wanted = sourceKey ?? slug;
  const handle = taken.has(wanted) ? `${wanted}-${id.slice(0, 8)}` : wanted;
  taken.add(handle);
  return handle;
}
