import { type SQL, sql } from 'drizzle-orm';

/** A variant as the database holds it; prices in cents, `stock` null where it is not counted. */
export interface VariantRecord {
  id: string;
  sku: string;
  options: { name: string; value: string }[];
  priceMinor: number;
  compareAtMinor: number | null;
  image: string;
  stock: number | null;
}

// By their names: a column of a single table is written without the table, which here would be the other's.
/** The variants of a product in their order; null for none. */
export const variantRecords: SQL<VariantRecord[] | null> = sql<VariantRecord[] | null>`(
  SELECT jsonb_agg(jsonb_build_object('id', id, 'sku', sku, 'options', options, 'priceMinor', price_minor,
    'compareAtMinor', compare_at_minor, 'image', image, 'stock', stock) ORDER BY position)
  FROM product_variants WHERE product_id = products.id)`;

/** Pieces of the variant of which there are most; null for a product without variants. */
export const mostLeft: SQL<number | null> = sql<number | null>`(
  SELECT max(coalesce(stock, 2147483647)) FROM product_variants WHERE product_id = products.id)`;
