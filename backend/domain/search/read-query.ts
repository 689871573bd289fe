import { plainWords, searchWords } from '@/core/rules/search/search-words';
import {
  createThesaurus,
  readSynonyms,
  type Thesaurus,
  USUAL_SYNONYMS,
} from '@/core/rules/search/synonyms';
import { COLOR_WORDS } from '@/core/rules/variants/color-families';
import { editDistance } from '@/core/values/edit-distance';
import { loadShop, type ShopServices } from '../shops/find-shop';
import { type Concept, type Need, readConcepts, toNeeds } from './needs';
import { lookUpWords, type VocabularyWord } from './vocabulary';

export interface ReadQuery {
  /** One for each thing it asks for; none where it is blank. */
  needs: readonly Need[];
  /** The whole of it in plain words, as a product may be called. */
  name: string;
}

/** No product is called longer; PostgreSQL takes no lexeme of over 2,046 bytes: one sign may become 18 letters. */
const MAX_NAME = 300;

/** Reads a query: its words, what else they mean in this shop, and what misspelt ones were meant as. */
export async function readQuery(services: ShopServices, query: string): Promise<ReadQuery> {
  const words = searchWords(query);
  if (words.length === 0) return { needs: [], name: '' };
  const thesaurus = await thesaurusOf(services);
  const name = plainWords(query.slice(0, MAX_NAME)).join(' ').slice(0, MAX_NAME);
  return { needs: await findNeeds(services, words, thesaurus), name };
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

  const guesses = words.map((word) => guessWord(word, vocabulary.get(word), thesaurus));
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

/** A misspelt word may be this many others. */
const MAX_GUESSES = 3;

/** Returns guesses at a word that no product has; the word itself where nothing is near. */
function guessWord(
  word: string,
  entry: VocabularyWord | undefined,
  thesaurus: Thesaurus,
): readonly string[] {
  if (!entry || entry.inCatalogue || entry.longer.length > 0) return [word];
  const spoken = [...COLOR_WORDS, ...thesaurus.words].map((other) => ({ word: other, uses: 0 }));
  const slips = farthest(word);
  const guesses = [...entry.alike, ...spoken]
    // Each letter more or less is a slip: most words need no closer look.
    .filter((other) => Math.abs(other.word.length - word.length) <= slips)
    .map((other) => ({ ...other, distance: editDistance(word, other.word) }))
    .filter(({ distance }) => distance <= slips)
    .sort((one, other) => one.distance - other.distance || other.uses - one.uses);
  const nearest = guesses.filter(({ distance }) => distance === guesses[0]?.distance);
  const words = [...new Set(nearest.map((guess) => guess.word))].slice(0, MAX_GUESSES);
  return words.length > 0 ? words : [word];
}

/** Returns the edit distance that is allowed for a word of this length. */
function farthest(word: string): number {
  if (word.length < 3) return 0;
  if (word.length < 5) return 1;
  return word.length < 9 ? 2 : 3;
}
