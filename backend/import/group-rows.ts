import type { Row } from './read-rows';

/** The rows of a product, in order; `isCut` where not all of its `count` rows are held. */
export interface ProductRows {
  handle: string;
  rows: [Row, ...Row[]];
  count: number;
  isCut: boolean;
}

/** Shopify's own limits are 2,048 variants and 250 pictures. */
const MAX_PRODUCT_ROWS = 2500;
/** Limit of a product's rows in memory. */
const MAX_PRODUCT_CHARACTERS = 8 * 1024 * 1024;

/** Groups consecutive rows of the same handle. */
export async function* groupRows(rows: AsyncIterable<Row>): AsyncGenerator<ProductRows> {
  let group: ProductRows | undefined;
  let held = 0;
  for await (const row of rows) {
    const handle = row.cell('handle');
    if (group?.handle !== handle) {
      if (group) yield group;
      group = { handle, rows: [row], count: 1, isCut: false };
      held = row.size;
      continue;
    }
    group.count += 1;
    held += row.size;
    group.isCut ||= group.rows.length >= MAX_PRODUCT_ROWS || held > MAX_PRODUCT_CHARACTERS;
    if (!group.isCut) group.rows.push(row);
  }
  if (group) yield group;
}
