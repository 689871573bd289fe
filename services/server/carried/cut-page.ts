import { plainTextOf } from '../attribute-text';

/** A place in a page at which something of the address that it was asked for by stands. */
export type Slot =
  | {
      kind: 'link';
      /** Separator between the link and the keys that it carries. */
      before: '?' | '&amp;';
      /** The keys of the link, which win. */
      own: ReadonlySet<string>;
    }
  | { kind: 'fields' }
  | { kind: 'query' };

/** A page with nothing of anybody's address in it. */
export interface CutPage {
  /** Texts around the slots: one more than there are slots. */
  texts: string[];
  /** The same object for all links of the same keys: pages that are kept have hundreds. */
  slots: Slot[];
}

const FIELDS: Slot = { kind: 'fields' };
const QUERY: Slot = { kind: 'query' };
const LINK: Slot = { kind: 'link', before: '?', own: new Set() };

/**
 * Cuts a page that was rendered with a mark in place of what its links carry.
 * @param mark a key that no text of the page can hold by chance.
 * @returns null where the mark stands in a place of another kind, which cannot be filled in.
 */
export function cutPage(html: string, mark: string): CutPage | null {
  const places = new RegExp(
    `(\\?|&amp;)${mark}=(?=["#])|<input type="hidden" name="${mark}" value=""/>|\\{"${mark}":""\\}`,
    'g',
  );
  const page: CutPage = { texts: [], slots: [] };
  const slotOf = slotsOfPage();
  let end = 0;
  for (const { 0: place, 1: before, index } of html.matchAll(places)) {
    const text = html.slice(end, index);
    page.texts.push(text);
    page.slots.push(slotOf(place, before, text));
    end = index + place.length;
  }
  page.texts.push(html.slice(end));
  return page.texts.some((text) => text.includes(mark)) ? null : page;
}

/** Returns a function that names the slot at a place; `text` is what stands before it. */
function slotsOfPage() {
  const withKeys = new Map<string, Slot>();
  return (place: string, before: string | undefined, text: string): Slot => {
    if (before === '?') return LINK;
    if (before !== '&amp;') return place.startsWith('<') ? FIELDS : QUERY;
    const own = new Set(new URLSearchParams(ownQuery(text)).keys());
    const name = JSON.stringify([...own]);
    const slot = withKeys.get(name) ?? { kind: 'link', before, own };
    withKeys.set(name, slot);
    return slot;
  };
}

/** Returns the query of the attribute that a text ends in. */
function ownQuery(text: string): string {
  const address = text.slice(text.lastIndexOf('"') + 1);
  const query = address.slice(address.indexOf('?') + 1);
  return plainTextOf(query);
}
