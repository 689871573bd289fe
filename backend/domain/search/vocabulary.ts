import type { ShopServices } from '../shops/find-shop';

interface Listed {
  word: string;
  stem: string;
  /** Number of products that contain it. */
  uses: number;
}

export interface VocabularyWord {
  stem: string;
  uses: number;
  /** Number of products that have it in their name or category. */
  titleUses: number;
  /** The words of the catalogue's labels that have its stem. */
  forms: string[];
  /** True if any visible product has it, in its description at least. */
  inCatalogue: boolean;
  /** Further words that begin with it, the most used first. */
  longer: Listed[];
  /** Words that look like one that is unknown. */
  alike: Listed[];
}

const SHARED = '00000000-0000-0000-0000-000000000000';
const MAX_LONGER = 12;
const MAX_ALIKE = 40;
/** Nobody means a word of fewer letters when they misspell one. */
const SHORTEST_GUESS = 3;
/** Trigrams cannot tell short words with two letters swapped; those of the same first letter are looked at. */
const SHORT_WORD = 5;

/** $1 the words, $2 the template, $3 the owners, $4 those of the words that may be misspelt. */
const LOOK_UP = `
  WITH given AS (
    SELECT word, replace(search_plain(word), ' ', '') AS plain FROM unnest($1::text[]) AS word
  ), stemmed AS (
    SELECT given.*, search_stem(plain) AS stem FROM given
  ), counted AS MATERIALIZED (
    SELECT stemmed.*, label.* FROM stemmed, LATERAL (
      SELECT coalesce(sum(uses), 0)::integer AS uses, coalesce(sum(title_uses), 0)::integer AS title_uses,
        coalesce(json_agg(word), '[]') AS forms
      FROM search_words AS known
      WHERE known.template = $2 AND known.owner = ANY ($3) AND known.stem = stemmed.stem
    ) AS label
  ), found AS MATERIALIZED (
    SELECT counted.*, uses > 0 OR stem <> '' AND EXISTS (
      SELECT FROM product_texts AS texts
      WHERE texts.words @@ (quote_literal(stem) || ' & ' || quote_literal('@' || $2))::tsquery
        AND (texts.shop_id IS NULL OR texts.shop_id = ANY ($3))) AS is_known
    FROM counted
  )
  SELECT found.word, found.stem, found.uses, found.title_uses AS "titleUses", found.forms,
    found.is_known AS "inCatalogue",
    coalesce(longer.list, '[]') AS longer, coalesce(alike.list, '[]') AS alike
  FROM found
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('word', word, 'stem', stem, 'uses', uses)) AS list
    FROM (
      SELECT min(word) AS word, stem, sum(uses)::integer AS uses FROM search_words AS known
      WHERE length(plain) > 1 AND known.template = $2 AND known.owner = ANY ($3)
        AND known.word >= plain COLLATE "C" AND known.word < (plain || U&'\\+10FFFF') COLLATE "C"
        AND known.stem <> found.stem
      GROUP BY stem ORDER BY uses DESC, stem LIMIT ${MAX_LONGER}
    ) AS listed
  ) AS longer ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('word', word, 'stem', stem, 'uses', uses)) AS list
    FROM (
      SELECT word, stem, uses FROM (
        SELECT word, stem, uses FROM alike_words($2, $3, plain)
        UNION
        SELECT word, stem, uses FROM search_words AS known
        WHERE length(plain) <= ${SHORT_WORD} AND known.template = $2 AND known.owner = ANY ($3)
          AND known.word >= left(plain, 1) COLLATE "C"
          AND known.word < (left(plain, 1) || U&'\\+10FFFF') COLLATE "C"
      ) AS near
      WHERE found.word = ANY ($4) AND NOT is_known AND longer.list IS NULL
        AND length(plain) BETWEEN 3 AND 40
        AND length(word) BETWEEN greatest(length(plain) - 2, ${SHORTEST_GUESS}) AND length(plain) + 3
      ORDER BY similarity(word, plain) DESC, uses DESC, word LIMIT ${MAX_ALIKE}
    ) AS listed
  ) AS alike ON true`;

export type Vocabulary = ReadonlyMap<string, VocabularyWord>;

interface LookUp {
  words: readonly string[];
  /** Words for which those that look like them are wanted; a search of its own for each. */
  misspelt: readonly string[];
}

export async function lookUpWords(
  { pool, shop }: ShopServices,
  { words, misspelt }: LookUp,
): Promise<Vocabulary> {
  if (words.length === 0) return new Map();
  const answer = await pool.query<VocabularyWord & { word: string }>({
    name: 'search_words',
    text: LOOK_UP,
    values: [[...new Set(words)], shop.template, [SHARED, shop.id], misspelt],
  });
  return new Map(answer.rows.map((row) => [row.word, row]));
}
