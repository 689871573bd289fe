-- A variant is known by its row, and its stock is the sum of what came and went.
CREATE TABLE "availability_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "availability_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" uuid NOT NULL,
	"shop_id" uuid,
	"place" text DEFAULT 'main' NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_changes_template_idx" ON "availability_changes" USING btree ("template");--> statement-breakpoint
CREATE INDEX "stock_movements_variant_idx" ON "stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_shop_idx" ON "stock_movements" USING btree ("shop_id");--> statement-breakpoint
SELECT keep_apart('stock_movements');
--> statement-breakpoint
-- Rows change their order in one statement.
DROP INDEX "product_variants_position_key";--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_position_key" UNIQUE("product_id","position") DEFERRABLE;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_variant_idx" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
-- The variants of what was ordered: by each option, as value or label, or by all of them in one choice.
UPDATE order_lines AS line SET variant_id = variant.id, sku = variant.sku, options = variant.options
FROM product_variants AS variant
WHERE variant.product_id = line.product_id AND (
  NOT EXISTS (
    SELECT FROM jsonb_array_elements(variant.options) AS option
    WHERE NOT coalesce(option ->> 'value' IN (
      line.variants::jsonb -> (option ->> 'name') ->> 'value', line.variants::jsonb -> (option ->> 'name') ->> 'label'), false))
  OR line.variants::jsonb -> (SELECT string_agg(option ->> 'name', ' / ' ORDER BY place)
      FROM jsonb_array_elements(variant.options) WITH ORDINALITY AS one (option, place)) ->> 'value'
    = (SELECT string_agg(option ->> 'value', ' / ' ORDER BY place)
      FROM jsonb_array_elements(variant.options) WITH ORDINALITY AS one (option, place)));
--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
UPDATE stock_holds AS held SET variant_id = variant.id
FROM product_variants AS variant
WHERE variant.product_id = held.product_id AND variant.options = held.options;
--> statement-breakpoint
DELETE FROM stock_holds WHERE variant_id IS NULL;--> statement-breakpoint
ALTER TABLE "stock_holds" ALTER COLUMN "variant_id" SET NOT NULL;--> statement-breakpoint
DROP POLICY readable ON stock_holds;--> statement-breakpoint
ALTER TABLE "stock_holds" DROP CONSTRAINT "stock_holds_product_id_products_id_fk";--> statement-breakpoint
DROP INDEX "stock_holds_product_idx";--> statement-breakpoint
ALTER TABLE "stock_holds" DROP CONSTRAINT "stock_holds_order_id_product_id_options_pk";--> statement-breakpoint
ALTER TABLE "stock_holds" DROP COLUMN "product_id";--> statement-breakpoint
ALTER TABLE "stock_holds" DROP COLUMN "options";--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_order_id_variant_id_pk" PRIMARY KEY("order_id","variant_id");--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_holds_variant_idx" ON "stock_holds" USING btree ("variant_id","expires_at");--> statement-breakpoint
DROP FUNCTION sees_shared_product(uuid);
--> statement-breakpoint
CREATE FUNCTION sees_shared_variant(variant uuid) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM product_variants JOIN products ON products.id = product_id
    WHERE product_variants.id = variant AND products.shop_id IS NULL);
END $$;
--> statement-breakpoint
-- What is held of a product that shops share is short for all of them. A shop's own holds first: whose product
-- it is then need not be looked up.
CREATE POLICY readable ON stock_holds FOR SELECT TO hemline_app
  USING (shop_id = current_shop() OR sees_shared_variant(variant_id));
--> statement-breakpoint
-- The options of a product are those of its variants from now on; what else it lets choose comes from its category.
UPDATE products SET variant_fields = NULL
WHERE variant_fields IS NOT NULL AND EXISTS (SELECT FROM product_variants WHERE product_id = products.id);
--> statement-breakpoint
-- What is sold out for want of pieces is so by its variants; the mark is a hand's.
UPDATE products SET is_sold_out = false
WHERE is_sold_out AND EXISTS (SELECT FROM product_variants WHERE product_id = products.id)
  AND NOT EXISTS (SELECT FROM product_variants WHERE product_id = products.id AND (stock IS NULL OR stock > 0));
--> statement-breakpoint
INSERT INTO stock_movements (variant_id, amount, reason, actor)
SELECT id, stock, 'opening', session_user FROM product_variants WHERE stock <> 0;
--> statement-breakpoint
-- What shoppers are told of a number of pieces: plenty, few, none. Null is not counted.
CREATE FUNCTION availability(stock integer, few_below integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN stock <= 0 THEN 'sold-out' WHEN stock < few_below THEN 'few' ELSE 'available' END
$$;
--> statement-breakpoint
-- Below how many pieces a shop says that few are left.
CREATE FUNCTION few_below(settings jsonb) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE jsonb_typeof(settings -> 'fewLeftBelow') WHEN 'number' THEN (settings ->> 'fewLeftBelow')::numeric::integer ELSE 5 END
$$;
--> statement-breakpoint
-- Moves the stock by what came or went. What was noted because the number itself was written has moved it already.
CREATE FUNCTION move_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() = 1 THEN
    UPDATE product_variants SET stock = stock + moved.amount
    FROM (SELECT variant_id, sum(amount) AS amount FROM new_rows GROUP BY variant_id) AS moved
    WHERE id = moved.variant_id AND stock IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER move_stock AFTER INSERT ON stock_movements REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION move_stock();
--> statement-breakpoint
-- What has come and gone stays on record as long as its variant is there.
CREATE FUNCTION keep_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.variant_id, OLD.amount) = (NEW.variant_id, NEW.amount) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM product_variants WHERE id = OLD.variant_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'stock movements stay as they are; insert another one to correct them';
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_movements BEFORE UPDATE OR DELETE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION keep_movements();
--> statement-breakpoint
-- Notes a change of the number itself as a movement: of an import, or of a hand at psql.
CREATE FUNCTION note_stock(variant uuid[], amount integer[], reason text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stock_movements (variant_id, amount, reason, actor)
  SELECT moved.variant, moved.amount, coalesce(nullif(current_setting('stock.reason', true), ''), reason),
    coalesce(nullif(current_setting('stock.actor', true), ''), session_user)
  FROM unnest(variant, amount) AS moved (variant, amount) WHERE moved.amount <> 0
$$;
--> statement-breakpoint
-- Raises the revision of the catalogues of these products, and has their sizes searched anew.
CREATE FUNCTION follow_changed_variants(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changed) = 0 THEN RETURN; END IF;
  UPDATE templates SET revision = revision + 1
    WHERE name IN (SELECT template FROM products WHERE id = ANY (changed));
  PERFORM index_products(changed);
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_new_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_stock(array_agg(id), array_agg(stock), 'opening') FROM new_rows WHERE stock IS NOT NULL;
  PERFORM follow_changed_variants(ARRAY(SELECT DISTINCT product_id FROM new_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_gone_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM follow_changed_variants(ARRAY(SELECT DISTINCT product_id FROM old_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A stock raises a revision only where it changes what shoppers are told, and by a row of its own, so that an
-- order neither voids every page of a catalogue nor waits for whoever changes that.
CREATE FUNCTION follow_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO availability_changes (template)
  SELECT DISTINCT products.template FROM new_rows JOIN old_rows USING (id)
    JOIN products ON products.id = new_rows.product_id
    JOIN shops ON shops.template = products.template AND coalesce(products.shop_id, shops.id) = shops.id
  WHERE new_rows.stock IS DISTINCT FROM old_rows.stock
    AND availability(new_rows.stock, few_below(shops.settings))
      <> availability(old_rows.stock, few_below(shops.settings));
  -- The number follows the movements, or they follow it.
  IF pg_trigger_depth() = 1 THEN
    PERFORM note_stock(array_agg(changed.id), array_agg(changed.amount), 'correction')
    FROM (
      SELECT new_rows.id, new_rows.stock - coalesce(old_rows.stock, (
        SELECT coalesce(sum(moved.amount), 0) FROM stock_movements AS moved WHERE moved.variant_id = new_rows.id))::integer AS amount
      FROM new_rows JOIN old_rows USING (id) WHERE new_rows.stock IS DISTINCT FROM old_rows.stock
    ) AS changed WHERE amount IS NOT NULL;
    PERFORM follow_changed_variants(ARRAY(
      SELECT DISTINCT new_rows.product_id FROM new_rows JOIN old_rows USING (id)
      WHERE (to_jsonb(new_rows) - 'stock') <> (to_jsonb(old_rows) - 'stock')));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_insert AFTER INSERT ON product_variants REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_new_variants();
--> statement-breakpoint
CREATE TRIGGER follow_update AFTER UPDATE ON product_variants
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_variants();
--> statement-breakpoint
CREATE TRIGGER follow_delete AFTER DELETE ON product_variants REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_gone_variants();
--> statement-breakpoint
-- Whoever writes variants right behind new products says so, and has them indexed once.
CREATE OR REPLACE FUNCTION index_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('search.variants_follow', true), '') <> 'on' THEN
    PERFORM index_products(ARRAY(SELECT id FROM new_rows));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The sizes of a product with variants are theirs.
CREATE OR REPLACE FUNCTION index_products(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_search WHERE product_id = ANY (changed);
  DELETE FROM product_texts WHERE product_id = ANY (changed);
  WITH chosen AS MATERIALIZED (
    SELECT products.* FROM products JOIN unnest(changed) AS one (id) USING (id) WHERE is_published
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
      search_plain(left(chosen.tags || ' ' || chosen.brand, 1000)) AS plain_tags
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
-- Triggers work as their owner: what they note is not the shop's whose order it was, and a catalogue's revision
-- is for all who share it. Nobody's temporary tables come before the real ones.
DO $$
DECLARE
  path text := current_setting('search_path') || ', pg_temp';
  function text;
BEGIN
  FOREACH function IN ARRAY ARRAY['index_products(uuid[])', 'move_stock()', 'follow_new_variants()',
    'follow_gone_variants()', 'follow_variants()'] LOOP
    EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %s', function, path);
  END LOOP;
END $$;
