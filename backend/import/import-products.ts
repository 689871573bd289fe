import type { Readable } from 'node:stream';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { ImportFileError, type Rejection } from './imported-product';
import * as messages from './messages';
import { type PictureOptions, resolvePictures } from './pictures';
import { readProduct } from './read-product';
import { groupRows, readRows } from './read-rows';
import type { ImportReport } from './report';
import { openStaging } from './staging';
import { type ShopTarget, writeProducts } from './write-products';

interface ImportJob {
  shop: ShopTarget;
  /** A Shopify product CSV export. */
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
    const isRefused = job.isStrict === true && read.rejections.length > 0;
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
async function stageFile(client: ClientBase, { file, onRead }: ImportJob) {
  const staging = await openStaging(client);
  const read = { rows: 0, rejected: 0, rejections: noRejections(), unknownColumns: noNames() };
  const reject = (rejections: Rejection[], products = rejections.length) => {
    read.rejections.push(...rejections);
    read.rejected += products;
  };
  const rows = readRows(file, (columns) => {
    read.unknownColumns = columns.unknown;
  });
  let products = 0;
  for await (const group of groupRows(rows)) {
    const [{ line }] = group.rows;
    const product = readProduct(group);
    const isRejected = Array.isArray(product);
    if (isRejected) reject(product, 1);
    const staged = { handle: group.handle, line, product: isRejected ? undefined : product };
    reject(await staging.add(staged));
    read.rows += group.count;
    products += 1;
    onRead?.(products);
  }
  reject(await staging.finish());
  if (read.rows === 0) throw new ImportFileError(messages.noRows);
  read.rejections.sort((a, b) => a.line - b.line);
  return read;
}

const noRejections = (): Rejection[] => [];
const noNames = (): string[] => [];
