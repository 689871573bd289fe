import { createHash } from 'node:crypto';
import { BROUGHT_KEY } from '@/core/rules/stored/cart-data';

/**
 * Stands in the head of a page that a cart is brought to. What brought it may have let go of it, and no link of
 * the page carries it on: left before the page's own scripts are there, the cart would be lost. It has no
 * character that would be written otherwise in HTML.
 */
export const KEEP_BROUGHT =
  `try{let k=\`${BROUGHT_KEY}\`,s=location.search,l=JSON.parse(sessionStorage.getItem(k)||\`[]\`);` +
  'l.includes(s)||sessionStorage.setItem(k,JSON.stringify([...l,s]))}catch{}';

/** The script as a source of a policy. */
export const KEEP_BROUGHT_SOURCE = `'sha256-${createHash('sha256').update(KEEP_BROUGHT).digest('base64')}'`;
