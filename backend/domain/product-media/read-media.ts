import { type SQL, sql } from 'drizzle-orm';

/** A picture of a product as the database holds it: see `productMedia` in `db/schema/catalogue.ts`. */
export interface MediaRecord {
  id: string;
  file: string;
  width: number | null;
  height: number | null;
  alt: string;
  focusX: number;
  focusY: number;
  placeholder: string;
}

/** A picture as it is to be; what is left out stays as it is, or is what is known of the stored file. */
export type MediaDraft = Pick<MediaRecord, 'file'> & Partial<MediaRecord>;

const record = sql`json_build_object('id', id, 'file', file, 'width', width, 'height', height, 'alt', alt,
    'focusX', focus_x, 'focusY', focus_y, 'placeholder', placeholder)`;

// By their names: a column of a single table is written without the table, which here would be the product's.
/** The pictures of a product in their order; null for none. */
export const mediaRecords: SQL<MediaRecord[] | null> = sql<MediaRecord[] | null>`(
  SELECT json_agg(${record} ORDER BY position) FROM product_media WHERE product_id = products.id)`;

/** The first so many pictures of a product and those of these ids, as a query within one over `products`. */
export function someMediaRecords(first: number, ids: SQL): SQL {
  return sql`(SELECT json_agg(${record} ORDER BY position) FROM product_media
    WHERE product_id = products.id AND (position < ${sql.raw(String(first))} OR id = ANY (${ids})))`;
}

/** The address of a product's first picture; null for none. */
export const firstFile: SQL<string | null> = sql<string | null>`(
  SELECT file FROM product_media WHERE product_id = products.id ORDER BY position LIMIT 1)`;

/** The address of the picture that shows a variant, else of its product's first; in a query over both. */
export const variantFile: SQL<string | null> = sql<string | null>`(
  SELECT file FROM product_media WHERE product_id = products.id
  ORDER BY id = product_variants.media_id DESC NULLS LAST, position LIMIT 1)`;
