import { hasPrivateKey } from './carry-query';

const APART = /^\/(checkout(-stripe[-a-z]*)?|shield-proxy[-a-z]*|design)(?=[/?#]|$)/;
const THANKS = /^\/checkout-stripe-success(?=[/?#]|$)/;

/** Returns whether a page has a policy of its own (design 9), without the scripts of html blocks. */
export const isApart = (path: string): boolean => APART.test(path);

/** Returns whether a page thanks for a paid order: it is apart, and what counts orders may run in it. */
export const isThanks = (path: string): boolean => THANKS.test(path);

/**
 * Returns whether the way from page to page needs another document: one keeps its policy, and what scripts made
 * of it, as long as it is open. And where the address opens something of one shopper's: a document takes that
 * out of it before anything of others runs, which otherwise would see it.
 */
export function needsDocument(from: string, to: string): boolean {
  const isOfAnotherKind = isApart(from) !== isApart(to) || isThanks(from) !== isThanks(to);
  return isOfAnotherKind || hasPrivateKey(to);
}
