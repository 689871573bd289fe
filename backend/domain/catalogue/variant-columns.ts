import { eq, type SQL, sql } from 'drizzle-orm';
import { DEFAULT_VARIANT_CATEGORY, type VariantField } from '@/core/model/variant';
import { COLOR_WORDS } from '@/core/rules/variants/option-fields';
import { variantDefinitions } from '../../db/schema';
import { type MediaRecord, someMediaRecords } from '../product-media';
import type { ShopServices } from '../shops/find-shop';
import { withSwatches } from './swatches';

/** A variant as the database holds it; prices in cents, `stock` null where it is not counted. */
export interface VariantRecord {
  id: string;
  sku: string;
  barcode: string;
  options: { name: string; value: string }[];
  priceMinor: number;
  compareAtMinor: number | null;
  mediaId: string | null;
  stock: number | null;
}

// By their names: a column of a single table is written without the table, which here would be the other's.
/** The variants of a product in their order; null for none. */
export const variantRecords: SQL<VariantRecord[] | null> = sql<VariantRecord[] | null>`(
  SELECT jsonb_agg(jsonb_build_object('id', id, 'sku', sku, 'barcode', barcode, 'options', options, 'priceMinor', price_minor,
    'compareAtMinor', compare_at_minor, 'mediaId', media_id, 'stock', stock) ORDER BY position)
  FROM product_variants WHERE product_id = products.id)`;

export interface CardFacts {
  /** Pieces of the variant of which there are most; null for a product without variants. */
  mostLeft: number | null;
  /** The colors that its variants come in: option, value and the picture of the first that has one. */
  colors: { option: string; value: string; mediaId: string | null }[] | null;
  media: MediaRecord[] | null;
}

/** A card shows its product from two sides; listings leave out the other pictures. */
export const CARD_PICTURES = 2;

const colorWords = sql.raw(`'${COLOR_WORDS}'`);

/** One reading of the variants of a product and one of its pictures, for there are many products to a listing. */
export const cardFacts: SQL<CardFacts> = sql<CardFacts>`(
  SELECT json_build_object('mostLeft', most, 'colors', colors, 'media', ${someMediaRecords(CARD_PICTURES, sql`shown`)})
  FROM (
    SELECT max(most) AS most, array_agg(shown) AS shown,
      json_agg(json_build_object('option', name, 'value', value, 'mediaId', shown)) FILTER (WHERE value <> '') AS colors
    FROM (
      SELECT color.name, color.value, max(coalesce(stock, 2147483647)) AS most,
        (array_agg(media_id ORDER BY position) FILTER (WHERE media_id IS NOT NULL))[1] AS shown
      FROM product_variants
        LEFT JOIN LATERAL jsonb_to_recordset(CASE jsonb_typeof(options) WHEN 'array' THEN options ELSE '[]' END)
          AS color (name text, value text) ON color.name ~* ${colorWords}
      WHERE product_id = products.id GROUP BY color.name, color.value
    ) AS by_color
  ) AS sold)`;

/** Pieces of the variant of which there are most; null for a product without variants. */
export const mostLeft: SQL<number | null> = sql<number | null>`(
  SELECT max(coalesce(stock, 2147483647)) FROM product_variants WHERE product_id = products.id)`;

/** Finds the choices of a category: its own, else those of `default`, else none. */
export type FieldsOf = (category: string) => VariantField[];

export async function findVariants(services: ShopServices, category: string) {
  const fieldsOf = await loadVariants(services);
  return fieldsOf(category);
}

/** The choices of every category of a shop's catalogue, kept for its revision. */
export async function loadVariants({
  db,
  memo,
  shop: { template, templateRevision },
}: ShopServices): Promise<FieldsOf> {
  const byCategory = await memo.variants.get(`${template} ${templateRevision}`, async () => {
    const isOwn = eq(variantDefinitions.template, template);
    const rows = await db.select().from(variantDefinitions).where(isOwn);
    return new Map(rows.map(({ category, fields }) => [category, fields.map(withSwatches)]));
  });
  return (category) => byCategory.get(category) ?? byCategory.get(DEFAULT_VARIANT_CATEGORY) ?? [];
}
