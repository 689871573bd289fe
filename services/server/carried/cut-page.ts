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
  slots: Slot[];
}

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

function slotOf(place: string, before: string | undefined, text: string): Slot {
  if (before === '?' || before === '&amp;') {
    const own = new URLSearchParams(before === '?' ? '' : ownQuery(text));
    return { kind: 'link', before, own: new Set(own.keys()) };
  }
  return { kind: place.startsWith('<') ? 'fields' : 'query' };
}

/** Returns the query of the attribute that a text ends in. */
function ownQuery(text: string): string {
  const address = text.slice(text.lastIndexOf('"') + 1);
  const query = address.slice(address.indexOf('?') + 1);
  return plainTextOf(query);
}
