/**
 * The statements that carry staged products over, a few for any number of products: the catalogue's
 * revision triggers run once per statement. $1 is the template, $2 the shop's id.
 */

export const LOCK_CATALOGUE = `SELECT pg_advisory_xact_lock(hashtextextended('import ' || $1, 0))`;

/** Keeps the shop from being removed meanwhile. */
export const LOCK_SHOP = 'SELECT 1 FROM shops WHERE id = $1 AND template = $2 FOR KEY SHARE';

export const MATCH_PRODUCTS = `
  UPDATE import_products AS staged
  SET product_id = products.id,
      slug = products.slug,
      action = CASE WHEN products.source_hash = staged.hash THEN 'unchanged' ELSE 'updated' END
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

const FIELDS = `jsonb_to_record(staged.fields) AS field (
    name text, description text, brand text, category text, tags text, "priceMinor" integer,
    "compareAtMinor" integer, images jsonb, colors jsonb, "variantFields" jsonb,
    "isPublished" boolean, "isSoldOut" boolean)`;

/** The file's order becomes the order of "newest". */
export const INSERT_PRODUCTS = `
  INSERT INTO products (
    id, template, shop_id, slug, name, description, brand, category, tags, price_minor,
    compare_at_minor, images, colors, variant_fields, is_published, is_sold_out, source_key,
    source_hash, published_at)
  SELECT
    product_id, $1, $2, slug, name, description, brand, category, tags, "priceMinor",
    "compareAtMinor", images, colors, "variantFields", "isPublished", "isSoldOut", handle,
    hash, now() - position * interval '1 millisecond'
  FROM import_products AS staged, ${FIELDS}
  WHERE action = 'created'`;

export const UPDATE_PRODUCTS = `
  UPDATE products
  SET name = field.name, description = field.description, brand = field.brand,
      category = field.category, tags = field.tags, price_minor = "priceMinor",
      compare_at_minor = "compareAtMinor", images = field.images, colors = field.colors,
      variant_fields = "variantFields", is_published = "isPublished",
      is_sold_out = "isSoldOut", source_hash = staged.hash, updated_at = now()
  FROM import_products AS staged, ${FIELDS}
  WHERE staged.action = 'updated' AND products.id = staged.product_id
    AND products.template = $1 AND products.shop_id = $2`;

export const DELETE_OLD_VARIANTS = `
  DELETE FROM product_variants USING import_products AS staged
  WHERE staged.action = 'updated' AND product_variants.product_id = staged.product_id`;

export const INSERT_VARIANTS = `
  INSERT INTO product_variants (
    product_id, position, sku, options, price_minor, compare_at_minor, image, stock)
  SELECT
    staged.product_id, item.position - 1, variant.sku, variant.options, "priceMinor",
    "compareAtMinor", variant.image, variant.stock
  FROM import_products AS staged,
    jsonb_array_elements(staged.fields -> 'variants') WITH ORDINALITY AS item (value, position),
    jsonb_to_record(item.value) AS variant (
      sku text, options jsonb, "priceMinor" integer, "compareAtMinor" integer, image text,
      stock integer)
  WHERE staged.action IN ('created', 'updated')`;
