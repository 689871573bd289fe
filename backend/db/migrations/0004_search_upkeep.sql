-- What a search reads of the products is kept right by statement triggers, whoever writes: an import
-- of thousands or a hand at psql. docs/adr/0010-search.md tells why and how.
-- The extensions pg_trgm and unaccent are there already (migrate.ts).

-- English stems without stop words: a shop may well sell a "no" or an "it".
CREATE TEXT SEARCH DICTIONARY hemline_stem (TEMPLATE = snowball, LANGUAGE = english);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION hemline (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION hemline
  ALTER MAPPING FOR asciiword, word, numword, asciihword, hword, numhword, hword_asciipart,
    hword_part, hword_numpart WITH hemline_stem;
--> statement-breakpoint
-- Words in lower case without accents, one blank between them; tags and entities are no words. Ranges
-- are code points, so that no locale decides what a letter is.
CREATE FUNCTION search_plain(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    replace(lower(unaccent(regexp_replace(input, '<[^>]*>|&#?[A-Za-z0-9]+;', ' ', 'g'))), '''', ''),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\uff00-\uff0f\U0001f000-\U0001ffff]+',
    ' ', 'g'))
$$;
--> statement-breakpoint
-- The sizes that variant fields offer: the options of a field about size, or that part of combined
-- options ("S / Navy") of a combined field ("Size / Colour").
CREATE FUNCTION search_sizes(fields jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT size)
  FROM jsonb_array_elements(CASE jsonb_typeof(fields) WHEN 'array' THEN fields ELSE '[]' END) AS field,
    string_to_array(field ->> 'label', ' / ') WITH ORDINALITY AS label (parts, one),
    unnest(label.parts) WITH ORDINALITY AS part (name, position),
    jsonb_array_elements(
      CASE WHEN part.name ~* '\msizes?\M' AND jsonb_typeof(field -> 'options') = 'array'
        THEN field -> 'options' ELSE '[]' END
    ) AS option,
    left(trim(CASE cardinality(label.parts)
      WHEN 1 THEN option ->> 'label'
      ELSE split_part(option ->> 'label', ' / ', part.position::integer)
    END), 60) AS size
  WHERE size <> ''
$$;
--> statement-breakpoint
-- Writes the search rows of these products anew; unpublished or missing ones have none.
CREATE FUNCTION index_products(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_search WHERE product_id = ANY (changed);
  DELETE FROM product_texts WHERE product_id = ANY (changed);
  WITH chosen AS MATERIALIZED (
    SELECT products.* FROM products JOIN unnest(changed) AS one (id) USING (id) WHERE is_published
  ), definitions AS MATERIALIZED (
    SELECT template, category, search_sizes(fields) AS sizes FROM variant_definitions
    WHERE template IN (SELECT template FROM chosen)
  ), source AS MATERIALIZED (
    SELECT *, search_plain(array_to_string(color_names, ' ')) AS plain_colors FROM (
    SELECT chosen.*,
      CASE WHEN chosen.variant_fields IS NULL THEN coalesce(own.sizes, general.sizes)
        ELSE search_sizes(chosen.variant_fields) END AS sizes,
      ARRAY(SELECT left(value, 60) FROM jsonb_array_elements_text(
          CASE jsonb_typeof(chosen.colors) WHEN 'array' THEN chosen.colors ELSE '[]' END)
          WITH ORDINALITY AS color (value, position)
        WHERE value <> '' GROUP BY 1 ORDER BY min(position)) AS color_names,
      search_plain(left(chosen.name, 500)) AS plain_name,
      search_plain(chosen.category || ' ' || coalesce(tile.name, '')) AS plain_category,
      search_plain(left(chosen.tags || ' ' || chosen.brand, 1000)) AS plain_tags
    FROM chosen
      LEFT JOIN definitions AS own
        ON own.template = chosen.template AND own.category = chosen.category
      LEFT JOIN definitions AS general
        ON general.template = chosen.template AND general.category = 'default'
          AND own.category IS NULL
      LEFT JOIN categories AS tile
        ON tile.template = chosen.template AND tile.category = chosen.category
    ) AS plain
  ), labelled AS MATERIALIZED (
    SELECT source.*,
      setweight(to_tsvector('hemline', plain_name), 'A')
        || setweight(to_tsvector('hemline', plain_category || ' ' || plain_colors), 'B')
        || setweight(to_tsvector('hemline', plain_tags), 'C')
        || array_to_tsvector(ARRAY['@' || template, '=' || left(plain_name, 300)]) AS words
    FROM source
  ), searched AS (
    INSERT INTO product_search (product_id, template, shop_id, price_minor, published_at, name_words,
      category, colors, sizes, name, words)
    SELECT id, template, shop_id, price_minor, published_at,
      least(cardinality(string_to_array(plain_name, ' ')), 1000), category,
      array_to_string(color_names, U&'\001F'), coalesce(array_to_string(sizes, U&'\001F'), ''),
      name,
      words || array_to_tsvector(
        ARRAY['%' || right(id::text, 1), '#category:' || left(category, 200)]
          || ARRAY(SELECT '#color:' || value FROM unnest(color_names) AS value)
          || ARRAY(SELECT '#size:' || value FROM unnest(sizes) AS value))
    FROM labelled
  )
  INSERT INTO product_texts (product_id, template, shop_id, labels, words)
  SELECT id, template, shop_id, concat_ws(' ', plain_name, plain_category, plain_colors, plain_tags),
    words || setweight(to_tsvector('hemline', unaccent(left(description, 5000))), 'D')
  FROM labelled;
  -- Entries wait in a list, which makes a large batch ten times faster; no search shall read that list.
  PERFORM gin_clean_pending_list('product_search_words_idx');
  PERFORM gin_clean_pending_list('product_texts_words_idx');
END $$;
--> statement-breakpoint
CREATE FUNCTION index_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(ARRAY(SELECT id FROM new_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only what a search reads makes work: not, for instance, that a product is sold out.
CREATE FUNCTION index_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(ARRAY(
    SELECT new_rows.id FROM new_rows LEFT JOIN old_rows USING (id)
    WHERE (new_rows.template, new_rows.shop_id, new_rows.name, new_rows.description, new_rows.brand,
        new_rows.category, new_rows.tags, new_rows.price_minor, new_rows.colors,
        new_rows.variant_fields, new_rows.is_published, new_rows.published_at)
      IS DISTINCT FROM (old_rows.template, old_rows.shop_id, old_rows.name, old_rows.description,
        old_rows.brand, old_rows.category, old_rows.tags, old_rows.price_minor, old_rows.colors,
        old_rows.variant_fields, old_rows.is_published, old_rows.published_at)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION index_new_products();
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON products
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION index_changed_products();
--> statement-breakpoint
-- A tile's name is searched with its products, and a category's choices give sizes to those without
-- their own; the choices of `default` to every category without any.
CREATE FUNCTION index_products_of_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM index_products(ARRAY(
      SELECT DISTINCT products.id FROM products JOIN new_rows USING (template)
      WHERE new_rows.category IN (products.category, 'default')));
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM index_products(ARRAY(
      SELECT DISTINCT products.id FROM products JOIN old_rows USING (template)
      WHERE old_rows.category IN (products.category, 'default')));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION watch_categories(watched regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER search_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_categories()', watched);
  EXECUTE format('CREATE TRIGGER search_update AFTER UPDATE ON %s REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_categories()', watched);
  EXECUTE format('CREATE TRIGGER search_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_categories()', watched);
END $$;
--> statement-breakpoint
SELECT watch_categories('categories');
--> statement-breakpoint
SELECT watch_categories('variant_definitions');
--> statement-breakpoint
-- The words of some labels, each once a product: letters only, for numbers are never misspelt words.
CREATE FUNCTION words_of_labels(labels text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT DISTINCT word FROM unnest(string_to_array(labels, ' ')) AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
$$;
--> statement-breakpoint
CREATE FUNCTION count_new_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words AS known (template, owner, word, stem, uses)
  SELECT template, owner, word, coalesce((tsvector_to_array(to_tsvector('hemline', word)))[1], word), uses
  FROM (
    SELECT template, coalesce(shop_id, '00000000-0000-0000-0000-000000000000') AS owner, word,
      count(*)::integer AS uses
    FROM new_rows, words_of_labels(labels) AS word
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ) AS counted
  ON CONFLICT (template, owner, word) DO UPDATE SET uses = known.uses + excluded.uses;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_lost_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_words AS known SET uses = known.uses - lost.uses
  FROM (
    SELECT template, coalesce(shop_id, '00000000-0000-0000-0000-000000000000') AS owner, word,
      count(*)::integer AS uses
    FROM old_rows, words_of_labels(labels) AS word
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ) AS lost
  WHERE (known.template, known.owner, known.word) = (lost.template, lost.owner, lost.word);
  DELETE FROM search_words
  WHERE uses <= 0 AND template IN (SELECT template FROM old_rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER words_insert AFTER INSERT ON product_texts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_words();
--> statement-breakpoint
CREATE TRIGGER words_delete AFTER DELETE ON product_texts REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_lost_words();
--> statement-breakpoint
CREATE FUNCTION forget_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER words_truncate AFTER TRUNCATE ON product_texts
  FOR EACH STATEMENT EXECUTE FUNCTION forget_words();
--> statement-breakpoint
-- What is there already.
SELECT index_products(ARRAY(SELECT id FROM products));
