CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"path" text NOT NULL,
	"target" text NOT NULL,
	"target_path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_path_key" ON "redirects" USING btree ("shop_id","path");--> statement-breakpoint
CREATE INDEX "redirects_target_idx" ON "redirects" USING btree ("shop_id","target_path");--> statement-breakpoint
SELECT keep_apart('redirects');
--> statement-breakpoint
-- A path that has moved leads to the new one, and so does what led to it; the new one is a page, and leads nowhere.
CREATE FUNCTION leave_redirect(shop uuid, old_path text, new_path text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM redirects WHERE shop_id = shop AND path = new_path;
  UPDATE redirects SET target = new_path || substr(target, length(target_path) + 1), target_path = new_path
  WHERE shop_id = shop AND target_path = old_path;
  INSERT INTO redirects (shop_id, path, target, target_path) VALUES (shop, old_path, new_path, new_path)
  ON CONFLICT (shop_id, path) DO UPDATE SET target = excluded.target, target_path = excluded.target_path;
$$;
--> statement-breakpoint
CREATE FUNCTION redirect_moved_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM leave_redirect(NEW.shop_id, '/' || OLD.slug, '/' || NEW.slug);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION redirect_moved_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM leave_redirect(shops.id, '/product/' || OLD.slug, '/product/' || NEW.slug)
  FROM shops WHERE shops.template = NEW.template AND (NEW.shop_id IS NULL OR shops.id = NEW.shop_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whoever changes a slug, by whichever way. A product that shops share moves in all of them: such a function works as its
-- owner, and nobody's temporary tables come before the real ones.
DO $$
DECLARE
  path text := current_setting('search_path') || ', pg_temp';
BEGIN
  EXECUTE format('ALTER FUNCTION redirect_moved_page() SECURITY DEFINER SET search_path = %s', path);
  EXECUTE format('ALTER FUNCTION redirect_moved_product() SECURITY DEFINER SET search_path = %s', path);
END $$;
--> statement-breakpoint
CREATE TRIGGER pages_moved AFTER UPDATE OF slug ON pages
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION redirect_moved_page();
--> statement-breakpoint
CREATE TRIGGER products_moved AFTER UPDATE OF slug ON products
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION redirect_moved_product();
