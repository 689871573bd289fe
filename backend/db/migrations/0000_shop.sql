CREATE TABLE "categories" (
	"template" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_template_category_pk" PRIMARY KEY("template","category")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"key" text PRIMARY KEY NOT NULL,
	"shop_id" uuid,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sha256" text NOT NULL,
	"source_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"layout" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sku" text DEFAULT '' NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_minor" integer NOT NULL,
	"compare_at_minor" integer,
	"image" text DEFAULT '' NOT NULL,
	"stock" integer
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template" text NOT NULL,
	"shop_id" uuid,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"tags" text DEFAULT '' NOT NULL,
	"price_minor" integer NOT NULL,
	"compare_at_minor" integer,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"colors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"variant_fields" jsonb,
	"is_published" boolean DEFAULT true NOT NULL,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"source_key" text,
	"source_hash" text,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"product_id" uuid,
	"category" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_helpful" boolean DEFAULT false NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_aliases" (
	"host" text PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"template" text NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL,
	"design_revision" integer DEFAULT 1 NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"favicon" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"founder" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"address_lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"banner" jsonb,
	"ads" jsonb,
	"last_ads" jsonb,
	"keywords" text DEFAULT '' NOT NULL,
	"google_verification" text DEFAULT '' NOT NULL,
	"tag_manager_id" text DEFAULT '' NOT NULL,
	"analytics_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ads_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"conversion_label" text DEFAULT '' NOT NULL,
	"order_prefix" text DEFAULT '' NOT NULL,
	"shipping_cost_minor" integer DEFAULT 499 NOT NULL,
	"transit_time" text DEFAULT '1-1' NOT NULL,
	"handling_time" text DEFAULT '2-4' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"header" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"footer" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shops_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"name" text PRIMARY KEY NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variant_definitions" (
	"template" text NOT NULL,
	"category" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "variant_definitions_template_category_pk" PRIMARY KEY("template","category")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_template_templates_name_fk" FOREIGN KEY ("template") REFERENCES "public"."templates"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_template_templates_name_fk" FOREIGN KEY ("template") REFERENCES "public"."templates"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_aliases" ADD CONSTRAINT "shop_aliases_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_template_templates_name_fk" FOREIGN KEY ("template") REFERENCES "public"."templates"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_definitions" ADD CONSTRAINT "variant_definitions_template_templates_name_fk" FOREIGN KEY ("template") REFERENCES "public"."templates"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_shop_idx" ON "media" USING btree ("shop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_source_key" ON "media" USING btree ("shop_id","source_url");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_slug_key" ON "pages" USING btree ("shop_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_position_key" ON "product_variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug_key" ON "products" USING btree ("template",coalesce("shop_id", '00000000-0000-0000-0000-000000000000'::uuid),"slug");--> statement-breakpoint
CREATE UNIQUE INDEX "products_source_key" ON "products" USING btree ("template",coalesce("shop_id", '00000000-0000-0000-0000-000000000000'::uuid),"source_key");--> statement-breakpoint
CREATE INDEX "products_newest_idx" ON "products" USING btree ("template","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_category_newest_idx" ON "products" USING btree ("template","category","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_price_idx" ON "products" USING btree ("template","price_minor","id");--> statement-breakpoint
CREATE INDEX "products_name_idx" ON "products" USING btree ("template","name","id");--> statement-breakpoint
CREATE INDEX "reviews_shop_idx" ON "reviews" USING btree ("shop_id","status","written_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reviews_product_idx" ON "reviews" USING btree ("product_id","status","written_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_aliases_shop_idx" ON "shop_aliases" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "shops_template_idx" ON "shops" USING btree ("template");