/** Control characters, blanks without width, and what turns the direction of what follows; not tab, not line feed. */
const UNSEEN = /(?![\t\n])[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
const MORE_THAN_A_BLANK_LINE = /\n{3,}/g;

/** Text as people write it, without what nobody can see: one blank line at most between paragraphs. */
export const cleanText = (text: string): string =>
  text.replace(LINE_ENDS, '\n').replace(UNSEEN, '').replace(MORE_THAN_A_BLANK_LINE, '\n\n').trim();

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');
