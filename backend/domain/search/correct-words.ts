import type { Thesaurus } from '@/core/rules/search/synonyms';
import { COLOR_WORDS } from '@/core/rules/variants/color-families';
import { editDistance } from '@/core/values/edit-distance';
import type { KnownWord } from './known-words';

/** A misspelt word may be this many others. */
const MAX_GUESSES = 3;

/** What a word that no product has may have been meant as: itself where nothing is near. */
export function guessWord(
  word: string,
  known: KnownWord | undefined,
  thesaurus: Thesaurus,
): readonly string[] {
  if (!known || known.isKnown || known.longer.length > 0) return [word];
  const spoken = [...COLOR_WORDS, ...thesaurus.words].map((other) => ({ word: other, uses: 0 }));
  const slips = farthest(word);
  const guesses = [...known.alike, ...spoken]
    // Each letter more or less is a slip: most words need no closer look.
    .filter((other) => Math.abs(other.word.length - word.length) <= slips)
    .map((other) => ({ ...other, distance: editDistance(word, other.word) }))
    .filter(({ distance }) => distance <= slips)
    .sort((one, other) => one.distance - other.distance || other.uses - one.uses);
  const nearest = guesses.filter(({ distance }) => distance === guesses[0]?.distance);
  const words = [...new Set(nearest.map((guess) => guess.word))].slice(0, MAX_GUESSES);
  return words.length > 0 ? words : [word];
}

/** How many slips a word of this length may hold. */
function farthest(word: string): number {
  if (word.length < 3) return 0;
  if (word.length < 5) return 1;
  return word.length < 9 ? 2 : 3;
}
