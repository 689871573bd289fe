-- Row-level security below the shop that every query names: docs/adr/0023-row-level-security.md. The
-- roles are there already (migrate.ts). A new table of shops needs one line: SELECT keep_apart('table');

GRANT USAGE ON SCHEMA public TO hemline_app, hemline_across;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO hemline_app, hemline_across;
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO hemline_app, hemline_across;
--> statement-breakpoint
-- For the tables of later migrations.
ALTER DEFAULT PRIVILEGES IN SCHEMA public
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO hemline_app, hemline_across;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public
  GRANT USAGE ON SEQUENCES TO hemline_app, hemline_across;
--> statement-breakpoint
-- The shop that a connection is for; null, which no row belongs to, where it names none. Written into
-- queries where they are planned, so that an index serves it.
CREATE FUNCTION current_shop() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('hemline.shop_id', true), '')::uuid
$$;
--> statement-breakpoint
-- Keeps the rows of a table apart by shop, from its owner too. A row is the shop's where `own` holds;
-- `readable` says what else it may read.
CREATE FUNCTION keep_apart(
  private regclass, own text DEFAULT 'shop_id = current_shop()', readable text DEFAULT NULL
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', private);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', private);
  EXECUTE format('CREATE POLICY own_shop ON %s TO hemline_app USING (%s)', private, own);
  EXECUTE format('CREATE POLICY every_shop ON %s TO hemline_across USING (true)', private);
  IF readable IS NOT NULL THEN
    EXECUTE format('CREATE POLICY readable ON %s FOR SELECT TO hemline_app USING (%s)', private, readable);
  END IF;
END $$;
--> statement-breakpoint
-- The directory, which is asked before it is known for whom: what it says is public.
SELECT keep_apart('shops', 'id = current_shop()', 'true');
--> statement-breakpoint
SELECT keep_apart('shop_aliases', readable => 'true');
--> statement-breakpoint
-- A catalogue's products are for all its shops unless they are limited to one.
SELECT keep_apart('products', 'shop_id = current_shop() OR shop_id IS NULL
  AND template = (SELECT template FROM shops WHERE id = current_shop())');
--> statement-breakpoint
SELECT keep_apart('product_variants', 'EXISTS (SELECT FROM products WHERE products.id = product_id)');
--> statement-breakpoint
SELECT keep_apart('media', readable => 'shop_id IS NULL');
--> statement-breakpoint
-- What is held of a product that shops share is short for all of them.
SELECT keep_apart('stock_holds', readable =>
  'EXISTS (SELECT FROM products WHERE products.id = product_id AND products.shop_id IS NULL)');
--> statement-breakpoint
SELECT keep_apart(private) FROM unnest(ARRAY[
  'admin_sessions', 'admins', 'audit_log', 'cart_additions', 'case_attachments', 'case_messages', 'cases',
  'category_tiles', 'components', 'contact_messages', 'coupons', 'idempotency_keys', 'mails',
  'order_lines', 'orders', 'pages', 'payment_events', 'payment_settings', 'reviews',
  'test_payments', 'uploads'
]::regclass[]) AS private;
--> statement-breakpoint
-- What keeps the search right works as its owner, whoever changes the catalogue: it reads the products of
-- all shops, and tidies up an index. Nobody's temporary tables come before the real ones.
DO $$
DECLARE
  path text := current_setting('search_path') || ', pg_temp';
BEGIN
  EXECUTE format('ALTER FUNCTION index_products(uuid[]) SECURITY DEFINER SET search_path = %s', path);
  EXECUTE format('ALTER FUNCTION index_products_of_categories() SECURITY DEFINER SET search_path = %s', path);
END $$;
