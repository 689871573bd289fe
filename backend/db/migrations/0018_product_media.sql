-- The pictures of a product are rows of their own, and what shows a variant is one of them.
CREATE TABLE "product_media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file" text NOT NULL,
	"width" integer,
	"height" integer,
	"alt" text DEFAULT '' NOT NULL,
	"focus_x" real DEFAULT 0.5 NOT NULL,
	"focus_y" real DEFAULT 0.5 NOT NULL,
	"placeholder" text DEFAULT '' NOT NULL,
	-- Pictures change their order in one statement.
	CONSTRAINT "product_media_position_key" UNIQUE("product_id","position") DEFERRABLE,
	CONSTRAINT "product_media_focus" CHECK ("product_media"."focus_x" between 0 and 1 and "product_media"."focus_y" between 0 and 1),
	CONSTRAINT "product_media_placeholder" CHECK ("product_media"."placeholder" ~ '^(#[0-9a-f]{6})?$')
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "placeholder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "media_id" uuid;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A listing reads many pictures and variants: to ask a function of each costs several times what it costs to plan
-- the rule of their products along with the query.
SELECT keep_apart('product_media', 'EXISTS (SELECT FROM products WHERE products.id = product_id)');
--> statement-breakpoint
ALTER POLICY own_shop ON product_variants USING (EXISTS (SELECT FROM products WHERE products.id = product_id));
--> statement-breakpoint
DROP FUNCTION sees_product(uuid);
--> statement-breakpoint
-- Each picture once: the product's own in their order, then those that only its variants name.
INSERT INTO product_media (product_id, position, file, width, height)
SELECT named.product_id, row_number() OVER (PARTITION BY named.product_id ORDER BY named.place) - 1, named.file,
  coalesce(stored.width, size[1]::integer), coalesce(stored.height, size[2]::integer)
FROM (
  SELECT product_id, file, min(place) AS place FROM (
    SELECT products.id AS product_id, image.file, image.place
    FROM products, jsonb_array_elements_text(
      CASE jsonb_typeof(images) WHEN 'array' THEN images ELSE '[]' END) WITH ORDINALITY AS image (file, place)
    UNION ALL
    SELECT product_id, image, 1000000 + position FROM product_variants
  ) AS pictures
  WHERE file <> '' GROUP BY product_id, file
) AS named
  LEFT JOIN media AS stored ON '/media/' || stored.key = named.file
  LEFT JOIN LATERAL (SELECT coalesce(
    regexp_match(named.file, '#(\d{2,5})x(\d{2,5})$'),
    regexp_match(named.file, '[-_](\d{2,5})x(\d{2,5})\.[a-z]+(?:[?#]|$)', 'i')) AS size) AS told ON true;
--> statement-breakpoint
-- Nothing that is searched changes: the products need not be indexed anew.
ALTER TABLE product_variants DISABLE TRIGGER follow_update;--> statement-breakpoint
UPDATE product_variants AS variant SET media_id = media.id
FROM product_media AS media
WHERE media.product_id = variant.product_id AND media.file = variant.image;
--> statement-breakpoint
ALTER TABLE product_variants ENABLE TRIGGER follow_update;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_media_id_product_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."product_media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_variants_media_idx" ON "product_variants" USING btree ("media_id");--> statement-breakpoint
ALTER TABLE "product_variants" DROP COLUMN "image";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "images";--> statement-breakpoint
-- Kept answers are void where a picture changes.
CREATE FUNCTION raise_revision_of_media() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    changed := ARRAY(SELECT DISTINCT product_id FROM old_rows);
  ELSE
    changed := ARRAY(SELECT DISTINCT product_id FROM new_rows);
  END IF;
  UPDATE templates SET revision = revision + 1
    WHERE name IN (SELECT template FROM products WHERE id = ANY (changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
SELECT watch_revisions('product_media', 'raise_revision_of_media');
