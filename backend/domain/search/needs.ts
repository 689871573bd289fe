import { singular, type Thesaurus } from '@/core/rules/search/synonyms';
import { colorsMeant } from '@/core/rules/variants/color-families';
import type { Vocabulary } from './vocabulary';

type Wording = readonly string[];

/** One thing a query asks for; every word of a wording counts. */
export interface Concept {
  /** A typed word, or a guess at a misspelt one. */
  said: readonly Wording[];
  synonyms: readonly Wording[];
  /** Palette colors it means beside those that are called so. */
  colors: readonly string[];
}

/** Phrases such as `forest green` or `rain jacket` are one thing; none is longer. */
const LONGEST_PHRASE = 3;

/** A concept of a query. Each place holds one word, or several guesses at a misspelt one. */
export function readConcepts(places: readonly (readonly string[])[], thesaurus: Thesaurus) {
  const concepts: Concept[] = [];
  for (let at = 0; at < places.length; ) {
    const phrase = phraseAt(places.slice(at), thesaurus);
    concepts.push(phrase.concept);
    at += phrase.length;
  }
  return concepts;
}

/** The phrase that places begin with if it means something as a whole, else their first word. */
function phraseAt(places: readonly (readonly string[])[], thesaurus: Thesaurus) {
  const single = places.findIndex((words) => words.length !== 1);
  const spoken = (single === -1 ? places : places.slice(0, single)).flat();
  for (let length = Math.min(LONGEST_PHRASE, spoken.length); length > 1; length -= 1) {
    const concept = conceptOf(spoken.slice(0, length), thesaurus);
    if (concept.synonyms.length > 0 || concept.colors.length > 0) return { concept, length };
  }
  const guesses = (places[0] ?? []).map((word) => conceptOf([word], thesaurus));
  return { concept: merge(guesses), length: 1 };
}

function conceptOf(words: Wording, thesaurus: Thesaurus): Concept {
  const colors = colorsMeant(words.join(' '));
  return { said: [words], synonyms: thesaurus.otherWordings(words), colors };
}

function merge(concepts: readonly Concept[]): Concept {
  return {
    said: concepts.flatMap((concept) => concept.said),
    synonyms: concepts.flatMap((concept) => concept.synonyms),
    colors: concepts.flatMap((concept) => concept.colors),
  };
}

/** Lexemes of the search columns of which a product must have all. */
type Lexemes = readonly string[];

/** Alternatives by which a product matches a concept: any of the lists. */
export interface Need {
  /** Typed words; synonyms and longer words are as good for one that no label has. */
  said: readonly Lexemes[];
  /** Looser matches in name, category, colors and tags: synonyms, colors of a family, longer words. */
  meant: readonly Lexemes[];
  /** True where what is said counts in the material and the description as well. */
  isAnywhere: boolean;
  /** True for a color and for what names or categories of the catalogue say: a product that is so says it there. */
  isTitled: boolean;
  /** No more products than these can have it by their labels. */
  uses: number;
}

/** Returns the needs of concepts; the last one may be half typed. */
export function toNeeds(concepts: readonly Concept[], vocabulary: Vocabulary): Need[] {
  return concepts.map((concept, at) => toNeed(concept, vocabulary, at === concepts.length - 1));
}

/** Returns the needs of a query that is nothing but emojis. */
export const toEmojiNeeds = (emojis: readonly string[]): Need[] =>
  emojis.map((emoji) => ({
    said: [[emojiLexeme(emoji)]],
    meant: [],
    isAnywhere: true,
    isTitled: true,
    uses: Number.POSITIVE_INFINITY,
  }));

export const emojiLexeme = (emoji: string): string => `#emoji:${emoji}`;

function toNeed(concept: Concept, vocabulary: Vocabulary, isLast: boolean): Need {
  const synonyms = concept.synonyms.filter((wording) => isLabelled(wording, vocabulary));
  const literal = concept.said.filter(
    (wording) => isInCatalogue(wording, vocabulary) && !isOtherWord(wording, synonyms, vocabulary),
  );
  const longer = concept.colors.length > 0 ? [] : longerThan(concept.said, vocabulary, isLast);
  const stems = (wording: Lexemes) => wording.map((word) => vocabulary.get(word)?.stem ?? word);
  const words = [...literal, ...synonyms];
  const countOf = (count: 'uses' | 'titleUses') => (wording: Lexemes) =>
    Math.min(...wording.map((word) => usesOfWord(word, count, vocabulary)));
  const uses = [...words.map(countOf('uses')), ...longer.map((word) => word.uses)];
  const hasColors = concept.colors.length > 0;
  const others = [...synonyms.map(stems), ...longer.map(({ stem }) => [stem])];
  const isSaid = others.length === 0 || literal.some((wording) => countOf('uses')(wording) > 0);
  return {
    said: isSaid ? literal.map(stems) : others,
    meant: [...(isSaid ? others : []), ...concept.colors.map((color) => [`#color:${color}`])],
    isAnywhere: isSaid,
    isTitled: hasColors || longer.length > 0 || words.some((one) => countOf('titleUses')(one) > 0),
    uses: hasColors ? Number.POSITIVE_INFINITY : uses.reduce((sum, one) => sum + one, 0),
  };
}

const isInCatalogue = (wording: Lexemes, vocabulary: Vocabulary) =>
  wording.every((word) => vocabulary.get(word)?.inCatalogue);

/** A synonym is a noun: "coat" stands for "jacket" where something is called a coat, not where it is powder-coated. */
const isLabelled = (wording: Lexemes, vocabulary: Vocabulary) =>
  wording.every((word) => {
    const { uses = 0, forms = [] } = vocabulary.get(word) ?? {};
    return wording.length > 1 ? uses > 0 : forms.some((form) => singular(form) === singular(word));
  });

/** Returns whether a word shares no more than its stem with those of the catalogue, which has others that mean it. */
const isOtherWord = (wording: Lexemes, synonyms: readonly Lexemes[], vocabulary: Vocabulary) =>
  wording.length === 1 && synonyms.length > 0 && !isLabelled(wording, vocabulary);

/** Words that a single one may be the beginning of: if typed last, those that are likelier than itself. */
function longerThan([wording = []]: readonly Lexemes[], vocabulary: Vocabulary, isLast: boolean) {
  const [word, ...others] = wording;
  const entry = word === undefined || others.length > 0 ? undefined : vocabulary.get(word);
  if (!entry) return [];
  if (!entry.inCatalogue) return entry.longer;
  return isLast ? entry.longer.filter(({ uses }) => uses > entry.uses) : [];
}

/** The vocabulary counts no words with digits. */
function usesOfWord(word: string, count: 'uses' | 'titleUses', vocabulary: Vocabulary): number {
  if (/\d/.test(word)) return count === 'uses' ? Number.POSITIVE_INFINITY : 0;
  return vocabulary.get(word)?.[count] ?? 0;
}
