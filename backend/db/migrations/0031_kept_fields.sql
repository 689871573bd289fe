ALTER TABLE "product_variants" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "weight_grams" double precision;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "weight_unit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "cost_minor" integer;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "requires_shipping" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "is_taxed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "color_family" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "source_cells" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "care" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "model" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "product_type" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "standard_category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_gift_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "external_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "source_cells" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- What was not shown was a draft, as an export wrote it.
UPDATE products SET status = 'draft' WHERE NOT is_published;
--> statement-breakpoint
-- As in 0023, with a color by its family where it has one: the filter knows families alone.
CREATE OR REPLACE FUNCTION refresh_offers(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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
      color_key(CASE color_family WHEN '' THEN
        option_value(options, '^\s*(colou?rs?|colou?rway|farben?|couleurs?|colore|cor|kleur|färg|farve|farge|kolor|цвет|màu( sắc)?|颜色|色|カラー)\s*$')
        ELSE color_family END) AS color
    FROM product_variants WHERE product_id = ANY (changed)
  ) AS variant, LATERAL (VALUES (size, color), (size, ''), ('', color), ('', '')) AS offer (size, color)
  GROUP BY product_id ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET offers = excluded.offers WHERE known.offers <> excluded.offers;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_offers(ARRAY(SELECT DISTINCT product_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM refresh_offers(ARRAY(SELECT DISTINCT product_id FROM old_rows));
  ELSE
    PERFORM refresh_offers(ARRAY(
      SELECT DISTINCT new_rows.product_id FROM new_rows JOIN old_rows USING (id)
      WHERE (coalesce(new_rows.stock, 1) > 0) <> (coalesce(old_rows.stock, 1) > 0)
        OR new_rows.options <> old_rows.options OR new_rows.color_family <> old_rows.color_family));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As in 0014: it works as its owner, and a function that is replaced forgets it.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION follow_offers() SECURITY DEFINER SET search_path = %s',
    current_setting('search_path') || ', pg_temp');
END $$;
