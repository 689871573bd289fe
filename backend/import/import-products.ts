import type { Readable } from 'node:stream';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { ImportFileError } from './formats/problems';
import { readProductFile } from './formats/read-product-file';
import * as messages from './messages';
import { takeNotes } from './notes';
import { loadOwnCategories } from './own-categories';
import { type PictureOptions, resolvePictures } from './pictures';
import { readProduct } from './read-product';
import type { ImportReport } from './report';
import { openStaging } from './staging';
import { type ShopTarget, writeProducts } from './write-products';

interface ImportJob {
  shop: ShopTarget;
  /** A product CSV as Shopify or WooCommerce exports it. */
  file: Readable;
  pictures: PictureOptions;
  /** Does everything and rolls it back; fetches no pictures. */
  isDryRun?: boolean;
  /** One rejected product refuses the whole file. */
  isStrict?: boolean;
  /** Sets stock to the file's numbers where nothing of a product has changed in the file, too. */
  setsStock?: boolean;
  /** Called now and then with the products read so far. */
  onRead?: (products: number) => void;
}

/**
 * Imports a file of products into a shop's catalogue, limited to that shop. A product is known by its handle: new ones
 * are created, changed ones updated, others stay. Memory does not grow with the file.
 * @throws ImportFileError where the file is at fault; nothing has changed then.
 */
export async function importProducts(pool: Pool, job: ImportJob): Promise<ImportReport> {
  const startedAt = performance.now();
  const client = await pool.connect();
  try {
    const read = await stageFile(client, job);
    const isRefused = job.isStrict === true && read.rejected > 0;
    const result = isRefused ? REFUSED : await apply(client, job);
    return {
      outcome: isRefused ? 'refused' : job.isDryRun ? 'dry-run' : 'applied',
      shop: job.shop.host,
      ...result,
      ...read,
      seconds: (performance.now() - startedAt) / 1000,
    };
  } finally {
    // The connection ends, and its temporary tables with it.
    client.release(true);
  }
}

const REFUSED = { created: 0, updated: 0, unchanged: 0, preservedStock: 0, warnings: [] };

async function apply(client: PoolClient, job: ImportJob) {
  const { shop, pictures, isDryRun = false, setsStock = false } = job;
  await client.query('ANALYZE import_products');
  const fetch = isDryRun ? undefined : pictures.fetch;
  const warnings = await resolvePictures(client, shop, { ...pictures, fetch });
  return { ...(await writeProducts(client, shop, { isDryRun, setsStock })), warnings };
}

/** Reads the whole file into the staging tables. */
async function stageFile(client: ClientBase, { shop, file, onRead }: ImportJob) {
  const staging = await openStaging(client);
  const ownCategories = await loadOwnCategories(client, shop);
  const notes = takeNotes();
  const read = await readProductFile(client, file, shop);
  let rows = 0;
  let products = 0;
  for await (const group of read.products) {
    const result = readProduct(group, ownCategories);
    const { handle, count } = group;
    const [{ line }] = group.rows;
    notes.reject(result.rejections);
    notes.add(result);
    for (const one of await staging.add({ handle, line, product: result.product }))
      notes.reject([one]);
    rows += count;
    products += 1;
    onRead?.(products);
  }
  for (const one of await staging.finish()) notes.reject([one]);
  for (const one of read.leftOut()) notes.reject([one]);
  if (rows === 0) throw new ImportFileError(messages.noRows);
  return {
    rows,
    format: read.format,
    unknownColumns: read.unknownColumns,
    typesBeyond: [...ownCategories.beyond],
    ...notes.all(),
  };
}
