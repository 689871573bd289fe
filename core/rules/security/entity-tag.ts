/** Beside an answer's own tag: the tag of the state of its shop, the same for all that is answered in it. */
export const SHOP_STATE_HEADER = 'x-shop-state';

/** Returns whether an If-None-Match header names the tag; weak comparison, as RFC 9110 has it. */
export const namesTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch?.split(',') ?? []).some((one) => opaque(one.trim()) === opaque(tag));

const opaque = (tag: string): string => tag.replace(/^W\//, '');
