import { and, eq, type SQL, sql } from 'drizzle-orm';
import { products, productVariants } from '../db/schema';
import { inCatalogueOf } from '../domain/catalogue/visible';
import { keptKey } from '../import/formats/columns';
import type { ShopTarget } from '../import/write-products';
import type { Tx } from './export-products';
import type { PassthroughColumns } from './product-rows';

const NONE = sql`'{}'::jsonb`;

/** The columns that a file needs for the kept cells of a shop's products, in the order of their headers. */
export async function findPassthroughColumns(
  tx: Tx,
  shop: ShopTarget,
): Promise<PassthroughColumns> {
  const ofProducts = tx
    .selectDistinct({ header: keysOf(products.sourceCells) })
    .from(products)
    .where(and(inCatalogueOf(shop), sql`${products.sourceCells} <> ${NONE}`));
  const ofVariants = tx
    .selectDistinct({ header: keysOf(productVariants.sourceCells) })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(inCatalogueOf(shop), sql`${productVariants.sourceCells} <> ${NONE}`));
  return { product: spellings(await ofProducts), variant: spellings(await ofVariants) };
}

const keysOf = (
  column: typeof products.sourceCells | typeof productVariants.sourceCells,
): SQL<string> => sql<string>`jsonb_object_keys(${column})`;

/** Headers by what they mean: those that read alike are one column. */
function spellings(rows: readonly { header: string }[]): [string, ...string[]][] {
  const columns = new Map<string, [string, ...string[]]>();
  const headers = rows.map(({ header }) => header).sort((one, other) => (one < other ? -1 : 1));
  for (const header of headers) {
    const alike = columns.get(keptKey(header));
    if (alike) alike.push(header);
    else columns.set(keptKey(header), [header]);
  }
  return [...columns.values()];
}
