CREATE TABLE "binned_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"layout" json NOT NULL,
	"layout_version" integer DEFAULT 1 NOT NULL,
	"revision" integer NOT NULL,
	"page_created_at" timestamp with time zone NOT NULL,
	"page_updated_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"redirects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "binned_pages" ADD CONSTRAINT "binned_pages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "binned_pages_shop_idx" ON "binned_pages" USING btree ("shop_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "binned_pages_created_idx" ON "binned_pages" USING btree ("created_at");--> statement-breakpoint
SELECT keep_apart('binned_pages');
