-- Rules of row-level security that ask for one row of another table, always by its key. Without OFFSET, which keeps
-- it from being rewritten, the planner weighs reading all of that table at once, which makes planning longer;
-- and a plan from when there were few rows, which connections keep, goes on reading all of them.
ALTER POLICY own_shop ON product_variants
  USING (EXISTS (SELECT FROM products WHERE products.id = product_id OFFSET 0));
--> statement-breakpoint
ALTER POLICY own_shop ON product_media
  USING (EXISTS (SELECT FROM products WHERE products.id = product_id OFFSET 0));
--> statement-breakpoint
ALTER POLICY own_shop ON stock_movements USING (shop_id = current_shop())
  WITH CHECK (shop_id = current_shop() AND EXISTS (SELECT FROM product_variants WHERE id = variant_id OFFSET 0));
--> statement-breakpoint
-- The same check without a query of its own, which costs more than the sum: orders wait for it.
CREATE OR REPLACE FUNCTION totals_add_up(totals jsonb, total integer, currency text) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  lines_sum numeric := 0;
BEGIN
  FOR place IN 0 .. jsonb_array_length(totals) - 1 LOOP
    IF totals -> place ->> 'currency' IS DISTINCT FROM currency THEN RETURN false; END IF;
    lines_sum := lines_sum + coalesce((totals -> place ->> 'amountMinor')::bigint, 0);
  END LOOP;
  RETURN lines_sum = total;
END $$;
