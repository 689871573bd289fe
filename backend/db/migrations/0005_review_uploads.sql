DROP INDEX "uploads_shop_idx";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "uploads_unclaimed_idx" ON "uploads" USING btree ("shop_id","created_at") WHERE "uploads"."claimed_at" is null;
--> statement-breakpoint
-- Only approved reviews are content: one that waits to be judged must not renew what shoppers are sent.
CREATE FUNCTION raise_reviewed_shop_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE shops SET updated_at = now()
      WHERE id IN (SELECT shop_id FROM new_rows WHERE status = 'approved');
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE shops SET updated_at = now()
      WHERE id IN (SELECT shop_id FROM old_rows WHERE status = 'approved');
  ELSE
    UPDATE shops SET updated_at = now()
      WHERE id IN (SELECT shop_id FROM new_rows WHERE status = 'approved'
        UNION SELECT shop_id FROM old_rows WHERE status = 'approved');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER revision_insert ON reviews;
--> statement-breakpoint
DROP TRIGGER revision_update ON reviews;
--> statement-breakpoint
DROP TRIGGER revision_delete ON reviews;
--> statement-breakpoint
SELECT watch_revisions('reviews', 'raise_reviewed_shop_revision');
