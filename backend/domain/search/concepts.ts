import { colorsMeant } from '@/core/rules/color-families';
import { otherWordings, type SynonymGroup } from '@/core/rules/synonyms';

/** One thing a query asks for, in every wording that means it. */
export interface Concept {
  /** First as it was said, then its synonyms; every word of a wording counts. */
  wordings: readonly (readonly string[])[];
  /** Palette colours it means beside those that are called so. */
  colors: readonly string[];
}

/** Phrases such as `forest green` or `rain jacket` are one thing; none is longer. */
const LONGEST_PHRASE = 3;

/**
 * What a query asks for. Each place holds one word, or several where a misspelt one may be any of them.
 */
export function readConcepts(
  places: readonly (readonly string[])[],
  synonyms: readonly SynonymGroup[],
): Concept[] {
  const concepts: Concept[] = [];
  for (let at = 0; at < places.length; ) {
    const phrase = phraseAt(places.slice(at), synonyms);
    concepts.push(phrase.concept);
    at += phrase.length;
  }
  return concepts;
}

/** The phrase that places begin with if it means something as a whole, else their first word. */
function phraseAt(places: readonly (readonly string[])[], synonyms: readonly SynonymGroup[]) {
  const single = places.findIndex((words) => words.length !== 1);
  const spoken = (single === -1 ? places : places.slice(0, single)).flat();
  for (let length = Math.min(LONGEST_PHRASE, spoken.length); length > 1; length -= 1) {
    const concept = conceptOf(spoken.slice(0, length), synonyms);
    if (concept.wordings.length > 1 || concept.colors.length > 0) return { concept, length };
  }
  const alternatives = (places[0] ?? []).map((word) => conceptOf([word], synonyms));
  const wordings = alternatives.flatMap((concept) => concept.wordings);
  return {
    concept: { wordings, colors: alternatives.flatMap((concept) => concept.colors) },
    length: 1,
  };
}

function conceptOf(words: readonly string[], synonyms: readonly SynonymGroup[]): Concept {
  return {
    wordings: [words, ...otherWordings(words, synonyms)],
    colors: colorsMeant(words.join(' ')),
  };
}
