ALTER TABLE "product_media" DROP CONSTRAINT "product_media_placeholder";--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "sizes_made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "sizes_try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "sizes_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "sizes_problem" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "media_sizes_due_idx" ON "media" USING btree ("sizes_try_at") WHERE "media"."sizes_made_at" is null;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_placeholder" CHECK ("product_media"."placeholder" ~ '^[-a-z0-9#(),]{0,100}$');