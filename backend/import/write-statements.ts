import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { products, productVariants } from '../db/schema';
import { mediaIdOf, writeMediaOf } from '../domain/product-media';
import { IMPORTED_COLUMNS, IMPORTED_VARIANT_COLUMNS } from './imported-product';
import { VARIANT_VALUES } from './variant-defaults';

/**
 * The statements that carry staged products over, few because revision triggers run once for each.
 * $1 is the template, $2 the shop's id, $3 whether stock is set.
 */

export const LOCK_CATALOGUE = `SELECT pg_advisory_xact_lock(hashtextextended('import ' || $1, 0))`;

/** Keeps the shop from being removed meanwhile. */
export const LOCK_SHOP = 'SELECT 1 FROM shops WHERE id = $1 AND template = $2 FOR KEY SHARE';

export const MATCH_PRODUCTS = `
  UPDATE import_products AS staged
  SET product_id = products.id,
      slug = products.slug,
      action = CASE WHEN products.source_hash = staged.hash AND NOT $3 THEN 'unchanged' ELSE 'updated' END,
      is_reread = split_part(products.source_hash, '-', 1) <> split_part(staged.hash, '-', 1) AND NOT $3
  FROM products
  WHERE staged.fields IS NOT NULL
    AND products.template = $1 AND products.shop_id = $2 AND products.source_key = staged.handle`;

export const MARK_CREATED = `
  UPDATE import_products
  SET product_id = gen_random_uuid(), slug = wanted_slug, action = 'created'
  WHERE fields IS NOT NULL AND product_id IS NULL`;

export const COUNT_ACTIONS = `
  SELECT action, count(*)::integer AS count FROM import_products
  WHERE action IS NOT NULL GROUP BY action`;

/** A slug that is taken, in the catalogue or further up in the file, ends in a mark of its handle. */
export const DISTINGUISH_SLUGS = `
  UPDATE import_products AS staged
  SET slug = staged.slug || '-' || left(encode(sha256(convert_to(staged.handle, 'UTF8')), 'hex'), 8)
  FROM (
    SELECT handle, row_number() OVER (PARTITION BY slug ORDER BY position) AS rank
    FROM import_products WHERE action = 'created'
  ) AS ranked
  WHERE ranked.handle = staged.handle
    AND (ranked.rank > 1 OR EXISTS (
      SELECT FROM products
      WHERE products.template = $1 AND products.slug = staged.slug
        AND (products.shop_id = $2 OR products.shop_id IS NULL)
    ))`;

const table = getTableColumns(products);
const columns = IMPORTED_COLUMNS.map((key) => ({
  ...{ source: `field."${key}"`, name: `"${table[key].name}"` },
  definition: `"${key}" ${table[key].getSQLType()}`,
}));
const listOf = (part: keyof (typeof columns)[number]) => columns.map((one) => one[part]).join(', ');

const FIELDS = `jsonb_to_record(staged.fields) AS field (${listOf('definition')})`;

/** The file's order becomes the order of "newest". */
export const INSERT_PRODUCTS = `
  INSERT INTO products (
    id, template, shop_id, slug, ${listOf('name')}, source_key, source_hash, published_at)
  SELECT
    product_id, $1, $2, slug, ${listOf('source')}, handle, hash,
    now() - position * interval '1 millisecond'
  FROM import_products AS staged, ${FIELDS}
  WHERE action = 'created'`;

export const UPDATE_PRODUCTS = `
  UPDATE products
  SET ${columns.map(({ name, source }) => `${name} = ${source}`).join(', ')},
      source_hash = staged.hash, updated_at = now()
  FROM import_products AS staged, ${FIELDS}
  WHERE staged.action = 'updated' AND products.id = staged.product_id
    AND products.template = $1 AND products.shop_id = $2`;

export const writeStagedMedia = (shopId: string): SQL =>
  writeMediaOf(
    shopId,
    sql`SELECT product_id, fields -> 'media' AS media FROM import_products WHERE action IN ('created', 'updated')`,
  );

/** Marks stock movements as the import's, in contrast to an order's. */
export const MARK_STOCK_SOURCE = `SELECT set_config('stock.reason', 'import', true), set_config('stock.actor', 'import', true)`;

/** Search rows are written once for new products, with their variants. */
export const DEFER_SEARCH_INDEX = "SET LOCAL search.variants_follow = 'on'";

const variantTable = getTableColumns(productVariants);
const variantColumns = IMPORTED_VARIANT_COLUMNS.map((key) => ({
  ...{ source: `variant."${key}"`, name: `"${variantTable[key].name}"` },
  definition: `"${key}" ${variantTable[key].getSQLType()}`,
}));
const listOfVariants = (part: keyof (typeof variantColumns)[number]) =>
  variantColumns.map((one) => one[part]).join(', ');

/**
 * The variants of new and changed products, each with the row that it is already: the one with its options, else the
 * same in another order or case, else the one with its SKU, where that names one alone on either side.
 */
export const MATCH_VARIANTS = `
  CREATE TEMP TABLE import_variants ON COMMIT DROP AS
  SELECT staged.product_id, item.position - 1 AS position, ${VARIANT_VALUES}, known.id,
    ${mediaIdOf('staged.product_id', 'variant.image')} AS media_id
  FROM import_products AS staged,
    jsonb_array_elements(staged.fields -> 'variants') WITH ORDINALITY AS item (value, position),
    jsonb_to_record(item.value) AS variant (${listOfVariants('definition')}, image text)
    LEFT JOIN LATERAL (
      SELECT id FROM product_variants AS row
      WHERE row.product_id = staged.product_id AND row.options = coalesce(variant.options, '[]')
      ORDER BY row.position LIMIT 1
    ) AS known ON true
  WHERE staged.action IN ('created', 'updated')`;

/** Options whatever their order and case: "size", "m" is "Size", "M". */
const folded = (row: string) =>
  `(SELECT array_agg(ARRAY[lower(trim(one ->> 'name')), lower(trim(one ->> 'value'))] ORDER BY lower(trim(one ->> 'name')))
    FROM jsonb_array_elements(CASE jsonb_typeof(${row}.options) WHEN 'array' THEN ${row}.options ELSE '[]' END) AS one)`;

/** Matches variants by options in another order or case, where they name one row alone on either side. */
export const MATCH_VARIANTS_LOOSELY = `
  WITH wanted AS (
    SELECT product_id, position, ${folded('variant')} AS options FROM import_variants AS variant
    WHERE id IS NULL AND product_id IN (SELECT product_id FROM import_products WHERE action = 'updated')
  ), free AS (
    SELECT row.id, row.product_id, ${folded('row')} AS options FROM product_variants AS row
    WHERE product_id IN (SELECT product_id FROM wanted)
      AND NOT EXISTS (SELECT FROM import_variants AS other WHERE other.id = row.id)
  )
  UPDATE import_variants AS variant SET id = pair.id
  FROM (
    SELECT wanted.product_id, wanted.position, min(free.id::text)::uuid AS id
    FROM wanted JOIN free USING (product_id, options)
    GROUP BY wanted.product_id, wanted.position, wanted.options
    HAVING count(*) = 1 AND (SELECT count(*) FROM wanted AS other
      WHERE other.product_id = wanted.product_id AND other.options = wanted.options) = 1
  ) AS pair
  WHERE variant.product_id = pair.product_id AND variant.position = pair.position`;

export const MATCH_VARIANTS_BY_SKU = `
  UPDATE import_variants AS variant SET id = known.id
  FROM product_variants AS known
  WHERE variant.id IS NULL AND variant.sku <> '' AND known.product_id = variant.product_id
    AND known.sku = variant.sku
    AND NOT EXISTS (SELECT FROM import_variants AS other WHERE other.id = known.id)
    AND (SELECT count(*) FROM import_variants AS other
      WHERE other.product_id = variant.product_id AND other.sku = variant.sku) = 1
    AND (SELECT count(*) FROM product_variants AS other
      WHERE other.product_id = variant.product_id AND other.sku = variant.sku) = 1`;

/** Condition that a row is another one than the file's. */
const IS_CHANGED = `
  (row.position, row.media_id, ${variantColumns.map(({ name }) => `row.${name}`).join(', ')})
    IS DISTINCT FROM (variant.position, variant.media_id, ${listOfVariants('source')})`;

/** Locks what may be written in the order and as fully as orders lock it, so that none waits in a circle. */
export const LOCK_CHANGED_VARIANTS = `
  SELECT FROM product_variants AS row
    JOIN import_products AS staged ON staged.product_id = row.product_id AND staged.action = 'updated'
    LEFT JOIN import_variants AS variant ON variant.id = row.id
  WHERE variant.id IS NULL OR staged.is_reread OR ${IS_CHANGED}
  ORDER BY row.id FOR UPDATE OF row`;

/** Leaves stock as the shop counts it where only we read the file otherwise: what was sold since stays sold. */
export const KEEP_STOCK = `
  UPDATE import_variants AS variant SET stock = row.stock
  FROM product_variants AS row, import_products AS staged
  WHERE row.id = variant.id AND staged.product_id = variant.product_id AND staged.is_reread
    AND row.stock <> variant.stock`;

/** Records how many variants have another stock by the file; who reads it finds the movements. */
export const RECORD_STOCK = `
  INSERT INTO domain_events (shop_id, subject_id, kind, actor, data, handled_at)
  SELECT $1, $1, 'stock.imported', 'system', jsonb_build_object('variants', count(*)), now()
  FROM import_variants AS variant JOIN import_products AS staged USING (product_id)
    LEFT JOIN product_variants AS row ON row.id = variant.id
  WHERE variant.stock IS DISTINCT FROM row.stock AND NOT coalesce(staged.is_reread AND row.stock <> variant.stock, false)
  HAVING count(*) > 0`;

export const DELETE_GONE_VARIANTS = `
  DELETE FROM product_variants USING import_products AS staged
  WHERE staged.action = 'updated' AND product_variants.product_id = staged.product_id
    AND NOT EXISTS (SELECT FROM import_variants AS variant WHERE variant.id = product_variants.id)`;

/** Rows change places, so their order is looked at once all have moved. */
export const UPDATE_VARIANTS = `
  UPDATE product_variants AS row
  SET position = variant.position, media_id = variant.media_id,
    ${variantColumns.map(({ name, source }) => `${name} = ${source}`).join(', ')}
  FROM import_variants AS variant
  WHERE row.id = variant.id AND ${IS_CHANGED}`;

export const INSERT_VARIANTS = `
  INSERT INTO product_variants (product_id, position, media_id, ${listOfVariants('name')})
  SELECT product_id, position, media_id, ${listOfVariants('source')}
  FROM import_variants AS variant WHERE id IS NULL`;
