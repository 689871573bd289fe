import type { Concept } from './concepts';
import type { Vocabulary } from './vocabulary';

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
function usesOfWord(word: string, vocabulary: Vocabulary): number {
  return /\d/.test(word) ? Number.POSITIVE_INFINITY : (vocabulary.get(word)?.uses ?? 0);
}
