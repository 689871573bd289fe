-- Revisions: every answer a shopper gets is cached under the revision of its shop and catalogue, so
-- whatever changes content must raise them, an import or a hand at psql alike. Statement triggers see
-- to that in the same transaction.

CREATE FUNCTION raise_shop_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER shops_revision BEFORE UPDATE ON shops
  FOR EACH ROW EXECUTE FUNCTION raise_shop_revision();
--> statement-breakpoint
CREATE FUNCTION raise_template_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE templates SET revision = revision + 1 WHERE name IN (SELECT template FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE templates SET revision = revision + 1 WHERE name IN (SELECT template FROM old_rows);
  ELSE
    UPDATE templates SET revision = revision + 1
      WHERE name IN (SELECT template FROM new_rows UNION SELECT template FROM old_rows);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An update of the shop row is enough: its own trigger raises the revision.
CREATE FUNCTION raise_owner_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE shops SET updated_at = now() WHERE id IN (SELECT shop_id FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE shops SET updated_at = now() WHERE id IN (SELECT shop_id FROM old_rows);
  ELSE
    UPDATE shops SET updated_at = now()
      WHERE id IN (SELECT shop_id FROM new_rows UNION SELECT shop_id FROM old_rows);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION watch_revisions(watched regclass, raise_function text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER revision_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION %I()', watched, raise_function);
  EXECUTE format('CREATE TRIGGER revision_update AFTER UPDATE ON %s REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION %I()', watched, raise_function);
  EXECUTE format('CREATE TRIGGER revision_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION %I()', watched, raise_function);
END $$;
--> statement-breakpoint
SELECT watch_revisions('products', 'raise_template_revision');
--> statement-breakpoint
SELECT watch_revisions('categories', 'raise_template_revision');
--> statement-breakpoint
SELECT watch_revisions('variant_definitions', 'raise_template_revision');
--> statement-breakpoint
SELECT watch_revisions('shop_aliases', 'raise_owner_revision');
--> statement-breakpoint
SELECT watch_revisions('pages', 'raise_owner_revision');
--> statement-breakpoint
SELECT watch_revisions('reviews', 'raise_owner_revision');
