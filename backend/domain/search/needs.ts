import type { Thesaurus } from '@/core/rules/search/synonyms';
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
  /** Typed words and their synonyms. */
  said: readonly Lexemes[];
  /** Looser matches: colors of a family, longer words. */
  meant: readonly Lexemes[];
  /** No more products than these can have it by their labels. */
  uses: number;
}

/** Returns the needs of concepts; the last one may be half typed. */
export function toNeeds(concepts: readonly Concept[], vocabulary: Vocabulary): Need[] {
  return concepts.map((concept, at) => toNeed(concept, vocabulary, at === concepts.length - 1));
}

function toNeed(concept: Concept, vocabulary: Vocabulary, isLast: boolean): Need {
  const isInCatalogue = (wording: Lexemes) =>
    wording.every((word) => vocabulary.get(word)?.inCatalogue);
  const literal = concept.said.filter(isInCatalogue);
  const synonyms = concept.synonyms.filter(isInCatalogue);
  const isSaid = literal.length > 0;
  const longer = isLast || !isSaid ? longerThan(concept.said[0] ?? [], vocabulary) : [];
  const stems = (wording: Lexemes) => wording.map((word) => vocabulary.get(word)?.stem ?? word);
  const usesOf = (wording: Lexemes) =>
    Math.min(...wording.map((word) => usesOfWord(word, vocabulary)));
  const uses = [...[...literal, ...synonyms].map(usesOf), ...longer.map((word) => word.uses)];
  return {
    // A synonym is as good as a word that this shop does not use.
    said: (isSaid ? literal : synonyms).map(stems),
    meant: [
      ...(isSaid ? synonyms.map(stems) : []),
      ...concept.colors.map((color) => [`#color:${color}`]),
      ...longer.map(({ stem }) => [stem]),
    ],
    uses:
      concept.colors.length > 0
        ? Number.POSITIVE_INFINITY
        : uses.reduce((sum, one) => sum + one, 0),
  };
}

function longerThan(wording: Lexemes, vocabulary: Vocabulary) {
  const [word, ...others] = wording;
  return word !== undefined && others.length === 0 ? (vocabulary.get(word)?.longer ?? []) : [];
}

/** The vocabulary counts no words with digits. */
const usesOfWord = (word: string, vocabulary: Vocabulary): number =>
  /\d/.test(word) ? Number.POSITIVE_INFINITY : (vocabulary.get(word)?.uses ?? 0);
