import { carriedFrom, textBeside } from '@/core/rules/address/carry-query';
import { jsonInHtml } from '@/core/values/json-in-html';
import { escapedText } from '../attribute-text';
import { queryIn, type RouterQuery, routerQuery } from '../page-query';
import type { Slot } from './cut-page';

/** Facts of a page that its slots depend on beside the address. */
export interface SlotContext {
  /** Keys of the address that say something of the page alone. */
  ownKeys: readonly string[];
  /** Parameters of its route. */
  params: RouterQuery;
}

/** Returns a function that writes what stands in a slot of a page asked for by `address`, as rendering it would. */
export function slotFiller(
  address: string,
  { ownKeys, params }: SlotContext,
): (slot: Slot) => Buffer {
  const carried = carriedFrom(address, ownKeys);
  const query = inAttribute(carried.text);
  const links = { '?': linkPart('?', query), '&amp;': linkPart('&amp;', query) };
  const names = carried.keys.map(([key]) => key);
  return (slot) => {
    if (slot.kind === 'query') {
      return Buffer.from(jsonInHtml(JSON.stringify(routerQuery(queryIn(address), params))));
    }
    if (slot.kind === 'fields') return Buffer.from(carried.keys.map(hiddenField).join(''));
    const isMixed = slot.own.size > 0 && names.some((name) => slot.own.has(name));
    if (!isMixed) return links[slot.before];
    return linkPart(slot.before, inAttribute(textBeside(slot.own, carried)));
  };
}

const linkPart = (before: string, query: string): Buffer => Buffer.from(query && before + query);

/** Escapes a query string for an attribute: of what HTML writes otherwise it has ampersands alone. */
const inAttribute = (query: string): string => query.replaceAll('&', '&amp;');

const hiddenField = ([name, value]: readonly [string, string]): string =>
  `<input type="hidden" name="${escapedText(name)}" value="${escapedText(value)}"/>`;
