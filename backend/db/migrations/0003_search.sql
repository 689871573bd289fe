CREATE TABLE "product_search" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"shop_id" uuid,
	"price_minor" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"name_words" smallint NOT NULL,
	"category" text NOT NULL,
	"colors" text NOT NULL,
	"sizes" text NOT NULL,
	"name" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"shop_id" uuid,
	"labels" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"template" text NOT NULL,
	"owner" uuid NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"stem" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "search_words_template_owner_word_pk" PRIMARY KEY("template","owner","word")
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "synonyms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_words_idx" ON "product_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "product_texts_words_idx" ON "product_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_stem_idx" ON "search_words" USING btree ("template","stem");