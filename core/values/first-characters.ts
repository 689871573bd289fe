/** Returns the first characters of a text, none of them cut in half: PostgreSQL takes no half of one. */
export const firstCharacters = (text: string, most: number): string =>
  [...text.slice(0, 2 * most)].slice(0, most).join('');
