import { and, eq, inArray } from 'drizzle-orm';
import { emojisIn } from '@/core/rules/search/emojis';
import { plainWords, searchWords } from '@/core/rules/search/search-words';
import {
  createThesaurus,
  readSynonyms,
  type Thesaurus,
  USUAL_SYNONYMS,
} from '@/core/rules/search/synonyms';
import { products, productVariants } from '../../db/schema';
import { visibleTo } from '../catalogue/visible';
import { loadShop, type ShopServices } from '../shops/find-shop';
import { guessWord } from './guess-word';
import { type Concept, type Need, readConcepts, toEmojiNeeds, toNeeds } from './needs';
import { lookUpWords } from './vocabulary';

export interface ReadQuery {
  /** One for each thing it asks for; none where it says nothing, as of signs alone. */
  needs: readonly Need[];
  /** The whole of it in plain words, as a product may be called. */
  name: string;
  /** Emojis beside the words: they decide nothing, but lift what has them. */
  emojis: readonly string[];
  /** The only products it can mean: it is the SKU of a variant of theirs. */
  ids?: readonly string[];
}

export const NO_QUERY: ReadQuery = { needs: [], name: '', emojis: [] };

/** No product is called longer; PostgreSQL takes no lexeme of over 2,046 bytes: one sign may become 18 letters. */
const MAX_NAME = 300;

/** Reads a query: its words, what else they mean in this shop, and what misspelt ones were meant as. */
export async function readQuery(services: ShopServices, query: string): Promise<ReadQuery> {
  const ids = await findBySku(services, query.trim());
  if (ids.length > 0) return { ...NO_QUERY, ids };
  const words = searchWords(query);
  const emojis = emojisIn(query.slice(0, MAX_NAME));
  if (words.length === 0) return { ...NO_QUERY, needs: toEmojiNeeds(emojis) };
  const thesaurus = await thesaurusOf(services);
  const name = plainWords(query.slice(0, MAX_NAME)).join(' ').slice(0, MAX_NAME);
  return { needs: await findNeeds(services, words, thesaurus), name, emojis };
}

/** Characters of a SKU, which has a digit and no blank. */
const SKU = /^(?=\D*\d)\S{3,60}$/;
const MAX_SAME_SKU = 100;

/** Finds the products of which a variant has this SKU, as it is typed or in one case; no part of one. */
async function findBySku({ db, shop }: ShopServices, typed: string): Promise<string[]> {
  if (!SKU.test(typed)) return [];
  const rows = await db
    .selectDistinct({ id: products.id })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(
        visibleTo(shop),
        inArray(productVariants.sku, [typed, typed.toUpperCase(), typed.toLowerCase()]),
      ),
    )
    .limit(MAX_SAME_SKU);
  return rows.map(({ id }) => id);
}

async function findNeeds(services: ShopServices, words: readonly string[], thesaurus: Thesaurus) {
  const single = words.map((word) => [word]);
  const said = readConcepts(single, thesaurus);
  const requested = wordsOf(said);
  const vocabulary = await lookUpWords(services, { words: requested, misspelt: words });
  const areInCatalogue = (words: readonly string[]) =>
    words.every((word) => vocabulary.get(word)?.inCatalogue);
  const isLost = ({ colors, ...concept }: Concept) =>
    colors.length === 0 && ![...concept.said, ...concept.synonyms].some(areInCatalogue);
  if (!said.some(isLost)) return toNeeds(said, vocabulary);

  const guesses = words.map((word, at) =>
    guessWord({ word, isLast: at === words.length - 1 }, vocabulary.get(word), thesaurus),
  );
  if (guesses.every(([guess], at) => guess === words[at])) return toNeeds(said, vocabulary);
  const meant = readConcepts(guesses, thesaurus);
  const further = wordsOf(meant).filter((word) => !vocabulary.has(word));
  const more = await lookUpWords(services, { words: further, misspelt: [] });
  return toNeeds(meant, new Map([...vocabulary, ...more]));
}

const wordsOf = (concepts: readonly Concept[]): string[] =>
  concepts.flatMap(({ said, synonyms }) => [...said, ...synonyms].flat());

/** The shop's own synonyms before the usual ones; read once per revision of the shop. */
function thesaurusOf(services: ShopServices): Promise<Thesaurus> {
  return services.memo.synonyms.get(`${services.shop.id} ${services.shop.revision}`, async () => {
    const { synonyms } = await loadShop(services);
    return createThesaurus([...readSynonyms(synonyms), ...USUAL_SYNONYMS]);
  });
}
