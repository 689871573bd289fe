CREATE TABLE "sanitized_contents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"page_id" uuid,
	"source_version" text NOT NULL,
	"sanitizer_version" integer NOT NULL,
	"contents" json NOT NULL,
	"scripts" jsonb NOT NULL,
	CONSTRAINT "sanitized_contents_key" UNIQUE NULLS NOT DISTINCT("shop_id","page_id")
);
--> statement-breakpoint
ALTER TABLE "sanitized_contents" ADD CONSTRAINT "sanitized_contents_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanitized_contents" ADD CONSTRAINT "sanitized_contents_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sanitized_contents_page_idx" ON "sanitized_contents" USING btree ("page_id");--> statement-breakpoint
SELECT keep_apart('sanitized_contents');
