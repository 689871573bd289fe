-- Words of one or two letters belong to the vocabulary as well: the "v" of a v-neck and the "t" of a
-- t-shirt are known then, with how many products have them, and cost no look into the descriptions.
CREATE OR REPLACE FUNCTION words_of_labels(labels text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT DISTINCT word FROM unnest(string_to_array(labels, ' ')) AS word
  WHERE length(word) BETWEEN 1 AND 40 AND word !~ '[0-9]'
$$;
--> statement-breakpoint
INSERT INTO search_words (template, owner, word, stem, uses)
SELECT template, owner, word, coalesce((tsvector_to_array(to_tsvector('hemline', word)))[1], word), uses
FROM (
  SELECT template, coalesce(shop_id, '00000000-0000-0000-0000-000000000000') AS owner, word,
    count(*)::integer AS uses
  FROM product_texts, words_of_labels(labels) AS word
  WHERE length(word) < 3
  GROUP BY 1, 2, 3
) AS counted;
