/** The most that the content of one html or policy block may have, and a page's layout or a header or footer as JSON. */
const MAX_CONTENT_BYTES = 262_144;
export const MAX_LAYOUT_BYTES = 1_048_576;
/** Characters of a shop's global CSS. */
export const MAX_CSS_LENGTH = 200_000;

/** Bytes that a character may take, as JavaScript counts characters. */
const MAX_BYTES_EACH = 3;

/** Returns whether a content is larger than one that is saved may be. */
export function isContentTooLarge(text: string): boolean {
  if (text.length > MAX_CONTENT_BYTES) return true;
  return text.length * MAX_BYTES_EACH > MAX_CONTENT_BYTES && bytesOf(text) > MAX_CONTENT_BYTES;
}

/** Returns the bytes of a text as it is sent and stored. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
