-- What was refunded of an order, and when: docs/adr/0044-what-an-order-shows.md.
ALTER TABLE "orders" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Of refunds before, the sum is known, and the moment only where all was refunded: else the last change of the order.
UPDATE "orders" SET "refunds" = jsonb_build_array(jsonb_build_object(
  'amountMinor', "refunded_minor",
  'at', coalesce(
    (SELECT step ->> 'at' FROM jsonb_array_elements("steps") AS step WHERE step ->> 'state' = 'refunded' LIMIT 1),
    to_char("updated_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )
)) WHERE "refunded_minor" > 0;
