/** Lengths of a review's excerpt on its card, in characters (spec 5). */
const TITLE_LENGTH = 25;
const TEXT_LENGTH = 70;
const CUT = ' ...';

/** Letters and digits of every script stay, with the marks some are written with (design 9). */
const NEITHER_LETTER_NOR_SPACE = /[^\p{L}\p{M}\p{N}\s]/gu;

export const titleSnippet = (title: string): string => snippet(title, TITLE_LENGTH);
export const textSnippet = (text: string): string => snippet(text, TEXT_LENGTH);

/** The beginning of a text, its letters, digits and spaces alone, marked where more follows. */
function snippet(text: string, length: number): string {
  const characters = [...text.trim()];
  const isCut = characters.length > length;
  const beginning = characters.slice(0, length).join('').replace(NEITHER_LETTER_NOR_SPACE, '');
  const tidy = beginning.replace(/\s+/g, ' ').trim();
  return isCut ? `${tidy}${CUT}` : tidy;
}
