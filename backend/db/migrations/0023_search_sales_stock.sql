-- What searches and listings sort and filter by beside words: reductions, what is in stock, what sells best; and words
-- told apart by where they stand (docs/adr/0010-search.md). All search rows are written anew below.
TRUNCATE "product_search", "product_texts";
--> statement-breakpoint
CREATE TABLE "bestsellers" (
	"shop_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "bestsellers_shop_id_product_id_pk" PRIMARY KEY("shop_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_stock" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"offers" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "discount" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "is_sold_out" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "titles" text NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "discount" smallint GENERATED ALWAYS AS (coalesce(greatest(0, round(100.0 * (compare_at_minor - price_minor) / nullif(compare_at_minor, 0))), 0)::smallint) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "title_uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bestsellers" ADD CONSTRAINT "bestsellers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bestsellers" ADD CONSTRAINT "bestsellers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_stock" ADD CONSTRAINT "product_stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bestsellers_product_idx" ON "bestsellers" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_variants_sku_idx" ON "product_variants" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "products_discount_idx" ON "products" USING btree ("template","discount" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id");
--> statement-breakpoint
SELECT keep_apart('bestsellers');
--> statement-breakpoint
-- Only the order of the best is stored, so pages are made anew when it changes and not with each order.
SELECT watch_revisions('bestsellers', 'raise_owner_revision');
--> statement-breakpoint
-- Words whose plural is another thing: they keep a lexeme of their own beside their stem ("shorts" is no "short story").
CREATE FUNCTION own_words(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(DISTINCT word[1], ' '), '')
  FROM regexp_matches(lower(input), '\m(shorts|glasses|overalls|slacks|tights|briefs|trunks|flats|bottoms)\M', 'g') AS word
$$;
--> statement-breakpoint
CREATE FUNCTION search_vector(input text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('hemline', input) || to_tsvector('simple', own_words(input))
$$;
--> statement-breakpoint
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE own_words(word) WHEN '' THEN coalesce((tsvector_to_array(to_tsvector('hemline', word)))[1], word) ELSE word END
$$;
--> statement-breakpoint
-- The emojis of a text, each once, whatever their skin tone. The same ranges as core/rules/search/emojis.ts. Most texts
-- are ASCII, and need no look.
CREATE FUNCTION search_emojis(input text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT regexp_replace(emoji[1], '[\ufe0e\ufe0f\U0001f3fb-\U0001f3ff]', '', 'g'))
  FROM regexp_matches(input, '([\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23e9-\u23f3\u23f8-\u23fa\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\U0001f000-\U0001f0ff\U0001f18e\U0001f191-\U0001f19a\U0001f300-\U0001f3fa\U0001f400-\U0001faff][\ufe0e\ufe0f\U0001f3fb-\U0001f3ff]*(?:\u200d[\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23e9-\u23f3\u23f8-\u23fa\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\U0001f000-\U0001f0ff\U0001f18e\U0001f191-\U0001f19a\U0001f300-\U0001f3fa\U0001f400-\U0001faff][\ufe0e\ufe0f\U0001f3fb-\U0001f3ff]*)*|[\U0001f1e6-\U0001f1ff]{2})', 'g') AS emoji
  WHERE octet_length(input) > length(input)
$$;
--> statement-breakpoint
-- The texts of a product whose words have weight C, and those whose words have weight D, below them. A further field of
-- either weight is added here alone, by CREATE OR REPLACE; core/model/product-fields.ts says which fields have which.
CREATE OR REPLACE FUNCTION search_tags(product products) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(product.tags || ' ' || product.brand, 1000)
$$;
--> statement-breakpoint
CREATE FUNCTION search_details(product products) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(product.material, 1000)
$$;
--> statement-breakpoint
-- As in 0021, with the details, and the facts to sort and filter by.
CREATE OR REPLACE FUNCTION index_products(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_search WHERE product_id = ANY (changed);
  DELETE FROM product_texts WHERE product_id = ANY (changed);
  WITH chosen AS MATERIALIZED (
    SELECT products.*, search_tags(products) AS tag_text, search_details(products) AS detail_text
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
      search_plain(chosen.tag_text) AS plain_tags, search_plain(chosen.detail_text) AS plain_details
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
      setweight(search_vector(plain_name), 'A')
        || setweight(search_vector(plain_category || ' ' || plain_colors), 'B')
        || setweight(search_vector(plain_tags), 'C')
        || setweight(search_vector(plain_details), 'D')
        || array_to_tsvector(ARRAY['@' || template, '=' || left(plain_name, 300)]
          || ARRAY(SELECT '#color:' || value FROM unnest(color_names) AS value)
          || ARRAY(SELECT '#emoji:' || value FROM unnest(search_emojis(
            concat_ws(' ', name, category, tag_text, detail_text, left(description, 5000)))) AS value)) AS words
    FROM source
  ), searched AS (
    INSERT INTO product_search (product_id, template, shop_id, price_minor, published_at, name_words,
      category, colors, sizes, name, discount, is_sold_out, words)
    SELECT id, template, shop_id, price_minor, published_at,
      least(cardinality(string_to_array(plain_name, ' ')), 1000), category,
      array_to_string(color_names, U&'\001F'), coalesce(array_to_string(sizes, U&'\001F'), ''),
      name, discount, is_sold_out,
      words || array_to_tsvector(
        ARRAY['%' || right(id::text, 1), '#category:' || left(category, 200)]
          || ARRAY(SELECT '#noun:' || search_stem(word) FROM string_to_array(
            concat_ws(' ', regexp_replace(plain_name, '^.* ', ''), plain_category), ' ') AS words, unnest(words) AS word)
          || ARRAY(SELECT '#size:' || value FROM unnest(sizes) AS value))
    FROM labelled
  )
  INSERT INTO product_texts (product_id, template, shop_id, labels, titles, words)
  SELECT id, template, shop_id, concat_ws(' ', plain_name, plain_category, plain_colors, plain_tags, plain_details),
    concat_ws(' ', plain_name, plain_category),
    words || setweight(search_vector(unaccent(left(description, 5000))), 'D')
  FROM labelled;
  -- Entries wait in a list, which makes a large batch ten times faster; no search shall read that list.
  PERFORM gin_clean_pending_list('product_search_words_idx');
  PERFORM gin_clean_pending_list('product_texts_words_idx');
END $$;
--> statement-breakpoint
-- A changed product is indexed anew unless nothing but these columns has changed, which no search reads.
CREATE OR REPLACE FUNCTION index_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unread CONSTANT text[] := '{slug,compare_at_minor,source_key,source_hash,created_at,updated_at}';
BEGIN
  PERFORM index_products(ARRAY(
    SELECT new_rows.id FROM new_rows LEFT JOIN old_rows USING (id)
    WHERE to_jsonb(new_rows) - unread IS DISTINCT FROM to_jsonb(old_rows) - unread));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_new_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words AS known (template, owner, word, stem, uses, title_uses)
  SELECT template, owner, word, search_stem(word), uses, title_uses
  FROM (
    SELECT template, coalesce(shop_id, '00000000-0000-0000-0000-000000000000') AS owner, word,
      count(*)::integer AS uses, (count(*) FILTER (WHERE word = ANY (title)))::integer AS title_uses
    FROM new_rows, string_to_array(titles, ' ') AS title, words_of_labels(labels) AS word
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ) AS counted
  ON CONFLICT (template, owner, word) DO UPDATE
    SET uses = known.uses + excluded.uses, title_uses = known.title_uses + excluded.title_uses;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_lost_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_words AS known
  SET uses = known.uses - lost.uses, title_uses = known.title_uses - lost.title_uses
  FROM (
    SELECT template, coalesce(shop_id, '00000000-0000-0000-0000-000000000000') AS owner, word,
      count(*)::integer AS uses, (count(*) FILTER (WHERE word = ANY (title)))::integer AS title_uses
    FROM old_rows, string_to_array(titles, ' ') AS title, words_of_labels(labels) AS word
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ) AS lost
  WHERE (known.template, known.owner, known.word) = (lost.template, lost.owner, lost.word);
  DELETE FROM search_words
  WHERE uses <= 0 AND template IN (SELECT template FROM old_rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A color of a variant as it is compared: the same as in core/rules/variants/palette-name.ts.
CREATE FUNCTION color_key(color text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(trim(regexp_replace(lower(color), '[\s_-]+', ' ', 'g')), '\mgray\M', 'grey', 'g')
$$;
--> statement-breakpoint
-- The value of the first option whose name matches; '*' where a variant has none.
CREATE FUNCTION option_value(options jsonb, named text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce((
    SELECT nullif(left(trim(option ->> 'value'), 60), '')
    FROM jsonb_array_elements(CASE jsonb_typeof(options) WHEN 'array' THEN options ELSE '[]' END)
      WITH ORDINALITY AS one (option, place)
    WHERE option ->> 'name' ~* named ORDER BY place LIMIT 1), '*')
$$;
--> statement-breakpoint
-- Writes what of these products is in stock. Locked before it is read: who waited for another sees what that has written.
CREATE FUNCTION refresh_offers(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changed) = 0 THEN RETURN; END IF;
  PERFORM FROM product_stock WHERE product_id = ANY (changed) ORDER BY product_id FOR UPDATE;
  DELETE FROM product_stock WHERE product_id = ANY (changed)
    AND NOT EXISTS (SELECT FROM product_variants AS variant WHERE variant.product_id = product_stock.product_id);
  INSERT INTO product_stock AS known (product_id, offers)
  SELECT product_id, coalesce(
    array_agg(DISTINCT offer.size || U&'\001F' || offer.color) FILTER (WHERE coalesce(stock, 1) > 0), '{}')
  FROM (
    SELECT product_id, stock, option_value(options, '\msizes?\M') AS size,
      color_key(option_value(options, '^\s*(colou?rs?|colou?rway|farben?|couleurs?|colore|cor|kleur|färg|farve|farge|kolor|цвет|màu( sắc)?|颜色|色|カラー)\s*$')) AS color
    FROM product_variants WHERE product_id = ANY (changed)
  ) AS variant, LATERAL (VALUES (size, color), (size, ''), ('', color), ('', '')) AS offer (size, color)
  GROUP BY product_id ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET offers = excluded.offers WHERE known.offers <> excluded.offers;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_offers(ARRAY(SELECT DISTINCT product_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM refresh_offers(ARRAY(SELECT DISTINCT product_id FROM old_rows));
  ELSE
    PERFORM refresh_offers(ARRAY(
      SELECT DISTINCT new_rows.product_id FROM new_rows JOIN old_rows USING (id)
      WHERE (coalesce(new_rows.stock, 1) > 0) <> (coalesce(old_rows.stock, 1) > 0)
        OR new_rows.options <> old_rows.options));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_insert AFTER INSERT ON product_variants REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_offers();
--> statement-breakpoint
CREATE TRIGGER offers_update AFTER UPDATE ON product_variants REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_offers();
--> statement-breakpoint
CREATE TRIGGER offers_delete AFTER DELETE ON product_variants REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_offers();
--> statement-breakpoint
-- As in 0014: they work as their owner, and a function that is replaced forgets it.
DO $$
DECLARE
  path text := current_setting('search_path') || ', pg_temp';
  function text;
BEGIN
  FOREACH function IN ARRAY ARRAY['index_products(uuid[])', 'follow_offers()'] LOOP
    EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %s', function, path);
  END LOOP;
END $$;
--> statement-breakpoint
-- What is there already.
SELECT index_products(ARRAY(SELECT id FROM products));
--> statement-breakpoint
SELECT refresh_offers(ARRAY(SELECT DISTINCT product_id FROM product_variants));
