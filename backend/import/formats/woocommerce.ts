import type { ClientBase } from 'pg';
import type { CsvRecord } from './csv-records';
import * as messages from './messages';
import type { Rejection } from './problems';
import type { ProductRows } from './product-rows';
import type { ProductFile } from './read-product-file';
import { wooColumns } from './woocommerce-columns';
import { readWooProduct } from './woocommerce-product';
import { openWooStaging, type WooRecord } from './woocommerce-staging';

/** Returns whether a header is that of WooCommerce's product CSV. */
export function isWooCommerce(header: readonly string[]): boolean {
  const names = new Set(header.map((title) => title.trim().toLowerCase()));
  return ['type', 'name', 'regular price'].every((name) => names.has(name)) && !names.has('handle');
}

/**
 * Opens a product CSV of WooCommerce. Variations may stand anywhere: the rows go to a temporary table, from which they come
 * back product by product.
 */
export async function readWooCommerce(
  client: ClientBase,
  header: CsvRecord,
  records: AsyncIterable<CsvRecord>,
  shop: { id: string; template: string },
): Promise<ProductFile> {
  const columns = wooColumns(header);
  const staging = await openWooStaging(client);
  for await (const record of records) await staging.add(columns.read(record));
  await staging.finish(shop);
  let leftOut: Rejection[] = [];
  const products = async function* (): AsyncGenerator<ProductRows> {
    for await (const { handle, parent, variations } of staging.products()) {
      yield readWooProduct(handle, parent, variations);
    }
    leftOut = (await staging.orphans()).map(toRejection);
  };
  return {
    format: 'woocommerce',
    unknownColumns: columns.unknown,
    products: products(),
    leftOut: () => leftOut,
  };
}

const toRejection = ({ line, sku, parent }: Pick<WooRecord, 'line' | 'sku' | 'parent'>) => ({
  line,
  handle: sku,
  reason: messages.noParent(parent),
});
