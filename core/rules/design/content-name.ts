// A long content of an html or policy block stands in a page once: in its markup, whose element has the content's
// name. The page's data has that name alone, and the browser reads the content where it is shown already (docs/adr/0053).

/** Length from which on a content is long; names of shorter ones would not be worth their reading. */
const LONG_LENGTH = 4096;
/** First character of a name in data: nothing that is stored holds it. */
const NAMED = '\0';

/** Name of a content in the place of it, as data have it. */
export const inPlaceOf = (name: string): string => `${NAMED}${name}`;

export const isNameOnly = (content: string): boolean => content.startsWith(NAMED);

/** Names a long content by what it holds; undefined for a short one. */
export function contentName(content: string): string | undefined {
  if (isNameOnly(content)) return content.slice(NAMED.length);
  return content.length < LONG_LENGTH ? undefined : `${content.length}-${digest(content)}`;
}

/** FNV-1a with 32 bits: whoever has two of a name has both among their own contents. */
function digest(content: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < content.length; at += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
