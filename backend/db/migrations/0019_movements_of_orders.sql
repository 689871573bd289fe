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
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION keep_movements() SECURITY DEFINER SET search_path = %s',
    current_setting('search_path') || ', pg_temp');
END $$;
