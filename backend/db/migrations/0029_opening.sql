ALTER TABLE "shops" ADD COLUMN "opening" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "opening_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A shop has one name, in two fields.
UPDATE shops SET metadata = metadata || jsonb_build_object('title', name)
WHERE name <> '' AND coalesce(metadata->>'title', '') IN ('', 'Store');
