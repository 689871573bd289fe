-- What an order took is given back as its movements have it: they are found by it.
DROP INDEX "stock_movements_shop_idx";--> statement-breakpoint
CREATE INDEX "stock_movements_actor_idx" ON "stock_movements" USING btree ("shop_id","actor");--> statement-breakpoint
-- Orders that took pieces before movements were kept, and may yet give them back. What they took was there to
-- begin with, so that every sum stays.
WITH taken AS (
  SELECT line.variant_id, line.shop_id, orders.number, sum(line.quantity)::integer AS pieces
  FROM order_lines AS line
    JOIN orders ON orders.id = line.order_id AND orders.shop_id = line.shop_id
    JOIN product_variants AS variant ON variant.id = line.variant_id
  WHERE orders.state IN ('paid', 'in-production') AND variant.stock IS NOT NULL
    AND NOT EXISTS (SELECT FROM stock_movements AS known
      WHERE known.shop_id = orders.shop_id AND known.actor = orders.number)
  GROUP BY line.variant_id, line.shop_id, orders.number
)
INSERT INTO stock_movements (variant_id, shop_id, amount, reason, actor)
SELECT variant_id, NULL, pieces, 'opening', session_user FROM taken
UNION ALL SELECT variant_id, shop_id, -pieces, 'order', number FROM taken;
--> statement-breakpoint
-- A shop moves the stock of what it sells, and of nothing else.
ALTER POLICY own_shop ON stock_movements USING (shop_id = current_shop())
  WITH CHECK (shop_id = current_shop() AND EXISTS (SELECT FROM product_variants WHERE id = variant_id));
--> statement-breakpoint
-- What has come and gone stays on record, word for word, as long as its variant is there; a shop that is removed
-- leaves its movements to nobody.
CREATE OR REPLACE FUNCTION keep_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.shop_id IS NULL AND to_jsonb(OLD) - 'shop_id' = to_jsonb(NEW) - 'shop_id' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM product_variants WHERE id = OLD.variant_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'stock movements stay as they are; insert another one to correct them'
    USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- Searches know of variants their options alone. What changes only in price or stock is not indexed anew, which
-- orders of it would wait for.
CREATE FUNCTION raise_revisions_of(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE templates SET revision = revision + 1 WHERE name IN (SELECT template FROM products WHERE id = ANY (changed))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_changed_variants(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changed) = 0 THEN RETURN; END IF;
  PERFORM raise_revisions_of(changed);
  PERFORM index_products(changed);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_options uuid[];
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
    PERFORM raise_revisions_of(ARRAY(
      SELECT DISTINCT new_rows.product_id FROM new_rows JOIN old_rows USING (id)
      WHERE new_rows IS DISTINCT FROM old_rows AND (new_rows.stock IS NOT DISTINCT FROM old_rows.stock
        OR (to_jsonb(new_rows) - 'stock') <> (to_jsonb(old_rows) - 'stock'))));
    changed_options := ARRAY(
      SELECT DISTINCT new_rows.product_id FROM new_rows JOIN old_rows USING (id)
      WHERE new_rows.options <> old_rows.options);
    IF cardinality(changed_options) > 0 THEN PERFORM index_products(changed_options); END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  path text := current_setting('search_path') || ', pg_temp';
  function text;
BEGIN
  FOREACH function IN ARRAY ARRAY['keep_movements()', 'follow_variants()'] LOOP
    EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %s', function, path);
  END LOOP;
END $$;
