/** Nobody searches for more words than these; further ones are not read. */
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;
/** Characters of a query that are looked at. */
const MAX_READ = 500;

/** Words that say nothing about a product. */
const STOP_WORDS = new Set(
  'a an and any are as at by for from i in is it me my of on or some that the this to with'.split(
    ' ',
  ),
);

/** The words of a query without case and accents, each once; those that say nothing only where there are no others. */
export function searchWords(query: string): string[] {
  const words = plainWords(query.slice(0, MAX_READ));
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  const significant = telling.length > 0 ? telling : words;
  return [...new Set(significant)].slice(0, MAX_WORDS);
}

/** A text as plain words: its letters and digits of every script. */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’ʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}
