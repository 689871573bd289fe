/** Marks between the parts of a category that is written as a path: "Clothing > Shirts". */
export const PATH_MARKS = /[>/]/;

/** Lower case, without accents and apostrophes, "&" as "and", everything else that is no letter a space. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
