-- What the audit log says stays as it was written, whoever asks: an entry is closed once, and goes when its time is
-- over or with its shop.
REVOKE UPDATE ON audit_log FROM hemline_app, hemline_across;
--> statement-breakpoint
GRANT UPDATE (outcome, status) ON audit_log TO hemline_app, hemline_across;
--> statement-breakpoint
-- How long entries are kept: actions are looked into long afterwards, refusals are not. The first condition is the one that an index serves.
CREATE FUNCTION is_audit_over(outcome text, created_at timestamptz) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT created_at < now() - interval '30 days'
    AND (outcome = 'denied' OR created_at < now() - interval '400 days')
$$;
--> statement-breakpoint
-- Nobody's temporary tables come before the real ones.
CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  result text[] := ARRAY['outcome', 'status'];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.outcome = 'begun' AND NEW.outcome IN ('done', 'refused')
      AND to_jsonb(NEW) - result = to_jsonb(OLD) - result
    THEN
      RETURN NEW;
    END IF;
  ELSIF is_audit_over(OLD.outcome, OLD.created_at)
    OR NOT EXISTS (SELECT FROM shops WHERE id = OLD.shop_id)
  THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'entries of the audit log stay as they are' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
