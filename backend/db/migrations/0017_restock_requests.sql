CREATE TABLE "restock_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_requests_open_key" ON "restock_requests" USING btree ("shop_id","variant_id","email") WHERE "restock_requests"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "restock_requests_shop_idx" ON "restock_requests" USING btree ("shop_id","email");--> statement-breakpoint
CREATE INDEX "restock_requests_variant_idx" ON "restock_requests" USING btree ("variant_id");--> statement-breakpoint
SELECT keep_apart('restock_requests');
--> statement-breakpoint
-- `/restock` is an address of the shop itself from now on: a page of that address moves to the first that is free.
UPDATE pages SET slug = 'restock-' || (
  SELECT min(number) FROM generate_series(2, 10000) AS number
  WHERE NOT EXISTS (SELECT FROM pages AS other WHERE other.shop_id = pages.shop_id AND other.slug = 'restock-' || number))
WHERE slug = 'restock';
