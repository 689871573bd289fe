ALTER TABLE "products" ADD COLUMN "material" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- The texts of a product whose words count in a search as much as its tags (weight C). A further field of that weight
-- is added here alone, by CREATE OR REPLACE; core/model/product-fields.ts says which fields have which weight.
CREATE FUNCTION search_tags(product products) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(product.tags || ' ' || product.brand, 1000) || ' ' || left(product.material, 1000)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_products(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_search WHERE product_id = ANY (changed);
  DELETE FROM product_texts WHERE product_id = ANY (changed);
  WITH chosen AS MATERIALIZED (
    SELECT products.*, search_tags(products) AS tag_text
    FROM products JOIN unnest(changed) AS one (id) USING (id) WHERE is_published
  ), definitions AS MATERIALIZED (
    SELECT template, category, search_sizes(fields) AS sizes FROM variant_definitions
    WHERE template IN (SELECT template FROM chosen)
  ), variant_sizes AS MATERIALIZED (
    SELECT product_id, coalesce(
      array_agg(DISTINCT left(trim(option ->> 'value'), 60)) FILTER (
        WHERE option ->> 'name' ~* '\msizes?\M' AND trim(option ->> 'value') <> ''), '{}') AS sizes
    FROM product_variants LEFT JOIN jsonb_array_elements(
      CASE jsonb_typeof(options) WHEN 'array' THEN options ELSE '[]' END) AS option ON true
    WHERE product_id IN (SELECT id FROM chosen) GROUP BY product_id
  ), source AS MATERIALIZED (
    SELECT *, search_plain(array_to_string(color_names, ' ')) AS plain_colors FROM (
    SELECT chosen.*,
      CASE WHEN variants.sizes IS NOT NULL THEN variants.sizes
        WHEN chosen.variant_fields IS NULL THEN coalesce(own.sizes, general.sizes)
        ELSE search_sizes(chosen.variant_fields) END AS sizes,
      ARRAY(SELECT left(value, 60) FROM jsonb_array_elements_text(
          CASE jsonb_typeof(chosen.colors) WHEN 'array' THEN chosen.colors ELSE '[]' END)
          WITH ORDINALITY AS color (value, position)
        WHERE value <> '' GROUP BY 1 ORDER BY min(position)) AS color_names,
      search_plain(left(chosen.name, 500)) AS plain_name,
      search_plain(chosen.category || ' ' || coalesce(tile.name, '')) AS plain_category,
      search_plain(chosen.tag_text) AS plain_tags
    FROM chosen
      LEFT JOIN variant_sizes AS variants ON variants.product_id = chosen.id
      LEFT JOIN definitions AS own
        ON own.template = chosen.template AND own.category = chosen.category
      LEFT JOIN definitions AS general
        ON general.template = chosen.template AND general.category = 'default'
          AND own.category IS NULL
      LEFT JOIN categories AS tile
        ON tile.template = chosen.template AND tile.category = chosen.category
    ) AS plain
  ), labelled AS MATERIALIZED (
    SELECT source.*,
      setweight(to_tsvector('hemline', plain_name), 'A')
        || setweight(to_tsvector('hemline', plain_category || ' ' || plain_colors), 'B')
        || setweight(to_tsvector('hemline', plain_tags), 'C')
        || array_to_tsvector(ARRAY['@' || template, '=' || left(plain_name, 300)]) AS words
    FROM source
  ), searched AS (
    INSERT INTO product_search (product_id, template, shop_id, price_minor, published_at, name_words,
      category, colors, sizes, name, words)
    SELECT id, template, shop_id, price_minor, published_at,
      least(cardinality(string_to_array(plain_name, ' ')), 1000), category,
      array_to_string(color_names, U&'\001F'), coalesce(array_to_string(sizes, U&'\001F'), ''),
      name,
      words || array_to_tsvector(
        ARRAY['%' || right(id::text, 1), '#category:' || left(category, 200)]
          || ARRAY(SELECT '#color:' || value FROM unnest(color_names) AS value)
          || ARRAY(SELECT '#size:' || value FROM unnest(sizes) AS value))
    FROM labelled
  )
  INSERT INTO product_texts (product_id, template, shop_id, labels, words)
  SELECT id, template, shop_id, concat_ws(' ', plain_name, plain_category, plain_colors, plain_tags),
    words || setweight(to_tsvector('hemline', unaccent(left(description, 5000))), 'D')
  FROM labelled;
  -- Entries wait in a list, which makes a large batch ten times faster; no search shall read that list.
  PERFORM gin_clean_pending_list('product_search_words_idx');
  PERFORM gin_clean_pending_list('product_texts_words_idx');
END $$;
--> statement-breakpoint
-- As in 0014, for a function that is replaced forgets it.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION index_products(uuid[]) SECURITY DEFINER SET search_path = %s',
    current_setting('search_path') || ', pg_temp');
END $$;
--> statement-breakpoint
-- A changed product is indexed anew unless nothing but these columns has changed, which no search reads.
CREATE OR REPLACE FUNCTION index_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unread CONSTANT text[] := '{slug,compare_at_minor,is_sold_out,source_key,source_hash,created_at,updated_at}';
BEGIN
  PERFORM index_products(ARRAY(
    SELECT new_rows.id FROM new_rows LEFT JOIN old_rows USING (id)
    WHERE to_jsonb(new_rows) - unread IS DISTINCT FROM to_jsonb(old_rows) - unread));
  RETURN NULL;
END $$;
