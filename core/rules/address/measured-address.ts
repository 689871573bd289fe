import { ONE_SHOT_KEYS } from './carry-query';

/**
 * A page's address as third parties may know it: without the keys that open an order or hold a cart, without
 * e-mail addresses, which newsletters put into links, and without its fragment. '' for what is no address.
 */
export function measuredAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, search } = new URL(address);
  const measurable = [...new URLSearchParams(search)].filter(
    ([key, value]) => !ONE_SHOT_KEYS.includes(key) && !value.includes('@'),
  );
  const query = new URLSearchParams(measurable).toString();
  return `${origin}${pathname}${query && `?${query}`}`;
}
