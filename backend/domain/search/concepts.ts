import type { Thesaurus } from '@/core/rules/search/synonyms';
import { colorsMeant } from '@/core/rules/variants/color-families';

type Wording = readonly string[];

/** One thing a query asks for; every word of a wording counts. */
export interface Concept {
  /** A typed word, or a guess at a misspelt one. */
  said: readonly Wording[];
  synonyms: readonly Wording[];
  /** Palette colours it means beside those that are called so. */
  colors: readonly string[];
}

/** Phrases such as `forest green` or `rain jacket` are one thing; none is longer. */
const LONGEST_PHRASE = 3;

/** A concept of a query. Each place holds one word, or several guesses at a misspelt one. */
export function readConcepts(
  places: readonly (readonly string[])[],
  thesaurus: Thesaurus,
): Concept[] {
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
  return {
    said: [words],
    synonyms: thesaurus.otherWordings(words),
    colors: colorsMeant(words.join(' ')),
  };
}

function merge(concepts: readonly Concept[]): Concept {
  return {
    said: concepts.flatMap((concept) => concept.said),
    synonyms: concepts.flatMap((concept) => concept.synonyms),
    colors: concepts.flatMap((concept) => concept.colors),
  };
}
