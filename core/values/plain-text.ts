const BLOCK_END = /<\/(p|li|h\d|div|ul|ol|tr)>|<br\s*\/?>/gi;
const TAG = /<[^>]*>/g;
const ENTITY = /&(#x[\da-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos|nbsp);/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const HIGHEST_CODE_POINT = 0x10ffff;

/** The text of HTML, on one line. The result is text, not safe HTML. */
export function plainText(html: string): string {
  const text = html.replace(BLOCK_END, ' ').replace(TAG, '').replace(ENTITY, decodeEntity);
  return text.replace(/\s+/g, ' ').trim();
}

/** The way back: HTML that shows a text as it is. */
export const htmlOf = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Cuts a text to at most `length` characters between words, with an ellipsis where something was cut. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const room = text.slice(0, length);
  const lastSpace = room.lastIndexOf(' ');
  return `${room.slice(0, lastSpace > 0 ? lastSpace : length - 1).replace(/[\s,;:.]+$/, '')}…`;
}

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? entity;
  const isHex = name.charAt(1).toLowerCase() === 'x';
  const codePoint = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return codePoint <= HIGHEST_CODE_POINT ? String.fromCodePoint(codePoint) : entity;
}
