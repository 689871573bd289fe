CREATE INDEX "search_words_alike_idx" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- Words of a catalogue that look like a misspelt one, found along the index. The threshold belongs to
-- the function, so that no session has to set it.
CREATE FUNCTION alike_words(catalogue text, owners uuid[], plain text) RETURNS SETOF search_words
LANGUAGE sql STABLE SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT * FROM search_words
  WHERE word % plain AND length(word) BETWEEN length(plain) - 2 AND length(plain) + 3
    AND template = catalogue AND owner = ANY (owners)
$$;
