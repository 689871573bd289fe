import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { MediaDraft } from './read-media';

export interface MediaList {
  productId: string;
  media: readonly MediaDraft[];
}

/**
 * Gives each product these pictures and no others; one that it has already keeps its id, known by its file.
 * @param shopId whose stored files they may be, beside those that shops share; null for these alone.
 */
export async function writeMedia(
  db: Pick<NodePgDatabase, 'execute'>,
  shopId: string | null,
  lists: readonly MediaList[],
): Promise<void> {
  const drafts = sql`SELECT "productId" AS product_id, media
    FROM jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) AS list ("productId" uuid, media jsonb)`;
  await db.execute(writeMediaOf(shopId, drafts));
}

/**
 * The statement of `writeMedia` for lists that the database holds.
 * @param drafts a query for them: `product_id`, and `media`, the drafts as JSON.
 */
export function writeMediaOf(shopId: string | null, drafts: SQL): SQL {
  return sql`
  WITH given AS MATERIALIZED (${drafts}),
  wanted AS MATERIALIZED (
    SELECT one.product_id, row_number() OVER (PARTITION BY one.product_id ORDER BY place) - 1 AS position,
      one.id, one.file, coalesce(one.width, stored.width) AS width, coalesce(one.height, stored.height) AS height,
      nullif(one.alt, '') AS alt, one."focusX" AS focus_x, one."focusY" AS focus_y,
      coalesce(nullif(one.placeholder, ''), nullif(stored.placeholder, '')) AS placeholder
    FROM (
      SELECT DISTINCT ON (given.product_id, draft.file) given.product_id, item.place, draft.*
      FROM given, jsonb_array_elements(given.media) WITH ORDINALITY AS item (value, place),
        jsonb_to_record(item.value) AS draft (id uuid, file text, width integer, height integer, alt text,
          "focusX" real, "focusY" real, placeholder text)
      WHERE draft.file <> ''
      ORDER BY given.product_id, draft.file, item.place
    ) AS one LEFT JOIN media AS stored ON '/media/' || stored.key = one.file
      AND (stored.shop_id IS NULL OR stored.shop_id = ${shopId}::uuid)
  ),
  known AS MATERIALIZED (
    SELECT DISTINCT ON (wanted.product_id, wanted.file) media.id, wanted.product_id, wanted.file
    FROM wanted JOIN product_media AS media USING (product_id, file)
    ORDER BY wanted.product_id, wanted.file, media.position
  ),
  gone AS (
    DELETE FROM product_media AS media USING given
    WHERE media.product_id = given.product_id AND NOT EXISTS (SELECT FROM known WHERE known.id = media.id)
  ),
  changed AS (
    UPDATE product_media AS media
    SET position = wanted.position, width = coalesce(wanted.width, media.width),
      height = coalesce(wanted.height, media.height), alt = coalesce(wanted.alt, media.alt),
      focus_x = coalesce(wanted.focus_x, media.focus_x), focus_y = coalesce(wanted.focus_y, media.focus_y),
      placeholder = coalesce(wanted.placeholder, media.placeholder)
    FROM wanted JOIN known USING (product_id, file)
    WHERE media.id = known.id AND (media.position, media.width, media.height, media.alt, media.focus_x, media.focus_y, media.placeholder)
      IS DISTINCT FROM (wanted.position, coalesce(wanted.width, media.width), coalesce(wanted.height, media.height),
        coalesce(wanted.alt, media.alt), coalesce(wanted.focus_x, media.focus_x), coalesce(wanted.focus_y, media.focus_y),
        coalesce(wanted.placeholder, media.placeholder))
  )
  INSERT INTO product_media (id, product_id, position, file, width, height, alt, focus_x, focus_y, placeholder)
  SELECT coalesce(id, gen_random_uuid()), product_id, position, file, width, height, coalesce(alt, ''),
    coalesce(focus_x, 0.5), coalesce(focus_y, 0.5), coalesce(placeholder, '')
  FROM wanted WHERE NOT EXISTS (SELECT FROM known WHERE known.product_id = wanted.product_id AND known.file = wanted.file)`;
}

/** The id of a product's picture by its file, as text for a statement; both are expressions of it. */
export function mediaIdOf(productId: string, file: string): string {
  return `(SELECT id FROM product_media WHERE product_id = ${productId} AND file = ${file} ORDER BY position LIMIT 1)`;
}
