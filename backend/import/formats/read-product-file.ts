import type { ClientBase } from 'pg';
import { mapColumns } from './columns';
import { type CsvRecord, readRecords } from './csv-records';
import * as messages from './messages';
import { ImportFileError, type Rejection } from './problems';
import { groupRows, type ProductRows, toRow } from './product-rows';
import { isWooCommerce, readWooCommerce } from './woocommerce';

/** The products of a file, whatever system it comes from. */
export interface ProductFile {
  format: 'shopify' | 'woocommerce';
  /** Headers that mean nothing here, as written. */
  unknownColumns: string[];
  products: AsyncIterable<ProductRows>;
  /** Rows that belong to no product; known once the products are read. */
  leftOut(): Rejection[];
}

/**
 * Opens a product CSV as its header says. Products are read one by one, in memory that does not grow with the file.
 * @throws ImportFileError for a file that is wrong as a whole, now or while it is read
 */
export async function readProductFile(
  client: ClientBase,
  bytes: AsyncIterable<Buffer>,
  shop: { id: string; template: string },
): Promise<ProductFile> {
  const records = readRecords(bytes);
  try {
    const first = await records.next();
    if (first.done) throw new ImportFileError(messages.emptyFile);
    return isWooCommerce(first.value.cells)
      ? await readWooCommerce(client, first.value, records, shop)
      : readShopify(first.value, records);
  } catch (error) {
    await records.return(undefined);
    throw error;
  }
}

/** Opens a file as Shopify exports it: the rows of a product follow each other. */
function readShopify(header: CsvRecord, records: AsyncIterable<CsvRecord>): ProductFile {
  const columns = mapColumns(header.cells, header.line);
  const rows = async function* () {
    for await (const record of records) yield toRow(record, columns);
  };
  return {
    format: 'shopify',
    unknownColumns: [...new Set(columns.unknown.map(({ header: name }) => name))],
    products: groupRows(rows()),
    leftOut: () => [],
  };
}
