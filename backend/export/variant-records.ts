import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { productVariants } from '../db/schema';
import { IMPORTED_VARIANT_COLUMNS } from '../import/imported-product';
import type { ExportedVariant } from './product-rows';

const table = getTableColumns(productVariants);
const fields = [...IMPORTED_VARIANT_COLUMNS, 'mediaId' as const].map(
  (key) => `'${key}', ${table[key].name}`,
);

/** The variants of a product in their order with all that a file has of them, what it costs the merchant too; null for none. */
export const exportedVariants: SQL<ExportedVariant[] | null> = sql<ExportedVariant[] | null>`(
  SELECT jsonb_agg(jsonb_build_object(${sql.raw(fields.join(', '))}) ORDER BY position)
  FROM product_variants WHERE product_id = products.id)`;
