import { soundKey } from '@/core/rules/search/sound-key';
import { singular, type Thesaurus } from '@/core/rules/search/synonyms';
import { COLOR_WORDS } from '@/core/rules/variants/color-families';
import { editDistance } from '@/core/values/edit-distance';
import type { VocabularyWord } from './vocabulary';

/** A misspelt word may be this many others. */
const MAX_GUESSES = 3;
/** Length up to which a word with another first letter is another word. */
const SHORT_WORD = 4;

interface Typed {
  word: string;
  /** True for the last word, which may be half typed. */
  isLast: boolean;
}

/** Returns guesses at a word that no product has; the word itself where nothing is near. */
export function guessWord(
  { word, isLast }: Typed,
  entry: VocabularyWord | undefined,
  thesaurus: Thesaurus,
): readonly string[] {
  if (!entry || entry.inCatalogue || entry.longer.length > 0) return [word];
  const meant = [...COLOR_WORDS, ...thesaurus.words];
  const begun = meant.filter((other) => isLast && word.length > 2 && other.startsWith(word));
  if (begun.length > 0) return begun.slice(0, MAX_GUESSES);
  const spoken = meant.map((other) => ({ word: other, uses: 0 }));
  const guesses = [...entry.alike, ...spoken]
    .flatMap((other) => {
      const slips = slipsOrNone(word, other.word);
      return slips === null ? [] : [{ ...other, slips }];
    })
    .sort((one, other) => one.slips - other.slips || other.uses - one.uses);
  const nearest = guesses.filter(({ slips }) => slips === guesses[0]?.slips);
  const words = [...new Set(nearest.map((guess) => guess.word))].slice(0, MAX_GUESSES);
  return words.length > 0 ? words : [word];
}

/** The slips between words as they are, else between what they are one of. */
function slipsOrNone(word: string, other: string): number | null {
  const slips = slipsBetween(word, other);
  if (slips !== null) return slips;
  const [one, otherOne] = [singular(word), singular(other)];
  return one === word && otherOne === other ? null : slipsBetween(one, otherOne);
}

/**
 * Returns how far a word is from what it may be a slip of, in letters; null where it is rather another word. One slip
 * from five letters on, two from nine; one more where both sound the same.
 */
function slipsBetween(word: string, other: string): number | null {
  const certain = word.length < 9 ? 1 : 2;
  // Each letter more or less is a slip: most words need no closer look.
  if (word.length < 3 || Math.abs(other.length - word.length) > certain + 1) return null;
  const slips = editDistance(word, other, certain + 1);
  if (slips > certain + 1) return null;
  const soundsSame = soundKey(word) === soundKey(other);
  if (slips > certain) return soundsSame && word.length > SHORT_WORD ? slips : null;
  return soundsSame || word.length > SHORT_WORD || word[0] === other[0] ? slips : null;
}
