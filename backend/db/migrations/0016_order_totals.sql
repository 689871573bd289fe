-- What an order came to as typed lines in place of a column for each kind: docs/adr/0026-order-totals.md.
ALTER TABLE "orders" ADD COLUMN "currency" text DEFAULT 'usd' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "totals" jsonb;--> statement-breakpoint
-- Orders keep what they came to. Where the columns did not add up to the total, the rest becomes a line too.
UPDATE "orders" SET "totals" = (
  SELECT jsonb_agg(
    jsonb_build_object('kind', line.kind, 'amountMinor', line.amount, 'currency', "orders"."currency")
    ORDER BY line.place
  )
  FROM (VALUES
    (1, 'goods', "subtotal_minor", true),
    (2, 'discount', -"discount_minor", false),
    (3, 'shipping', "shipping_minor", true),
    (4, 'protection', "protection_minor", false),
    (5, 'adjustment',
      "total_minor" - ("subtotal_minor" - "discount_minor" + "shipping_minor" + "protection_minor"), false)
  ) AS line(place, kind, amount, is_always)
  WHERE line.is_always OR line.amount <> 0
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "totals" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "subtotal_minor";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "discount_minor";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "shipping_minor";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "protection_minor";--> statement-breakpoint
-- Whether lines come to a total, all of them in its currency.
CREATE FUNCTION totals_add_up(totals jsonb, total integer, currency text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum((line ->> 'amountMinor')::bigint), 0) = total
    AND coalesce(bool_and(line ->> 'currency' IS NOT DISTINCT FROM currency), true)
  FROM jsonb_array_elements(totals) AS line
$$;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_totals_check" CHECK (totals_add_up("orders"."totals", "orders"."total_minor", "orders"."currency"));
