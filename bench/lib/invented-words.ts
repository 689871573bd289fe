import { createRandom } from '@/demo/drawings/kit/random';

const ONSETS = 'b bl br c cl d dr f fl g gr h j k l m n p pl pr r s sk sl st t tr v w z'.split(' ');
const VOWELS = 'a e i o u ai ea oo ou'.split(' ');
const CODAS = ['', '', '', 'l', 'n', 'r', 's', 'm', 'rk', 'nd', 'st', 'th'];

/** Words that can be spoken and mean nothing, as collections are called; the same ones every time. */
export function inventedWords(count: number): string[] {
  const random = createRandom(37);
  const pick = (list: readonly string[]) => list[Math.floor(random.next() * list.length)] ?? '';
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = random.next() < 0.6 ? 2 : 3;
    const parts = Array.from({ length: syllables }, () => pick(ONSETS) + pick(VOWELS));
    words.add(parts.join('') + pick(CODAS));
  }
  return [...words];
}
