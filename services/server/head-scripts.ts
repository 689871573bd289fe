import { createHash } from 'node:crypto';
import { BROUGHT_KEY, bringsCart } from '@/core/rules/persisted/cart-data';

/**
 * Scripts in the head of a page, for what its own scripts come too late for. They have no character that would be
 * written otherwise in HTML.
 */

/**
 * Keeps a cart that an address brings. What brought it may have let go of it, and no link of the page carries it on:
 * left before the page's own scripts are there, the cart would be lost.
 */
const KEEP_BROUGHT =
  `try{let k=\`${BROUGHT_KEY}\`,s=location.search,l=JSON.parse(sessionStorage.getItem(k)||\`[]\`);` +
  'l.includes(s)||sessionStorage.setItem(k,JSON.stringify([...l,s]))}catch{}';

/**
 * Records taps on controls that do not work yet (`hooks/personal.tsx`), with the card that a control is in, and marks
 * them as busy; `components/shell/replay-taps.ts` makes them. Who taps a busy button again wants it once, but each step of
 * a quantity counts.
 */
const RECORD_TAPS =
  'addEventListener(`click`,function(e){' +
  'let t=e.target.closest(`[data-awaits],[data-tapped]`);' +
  'if(!t||e.metaKey||e.ctrlKey||e.shiftKey)return;' +
  'e.preventDefault();e.stopImmediatePropagation();' +
  't.matches(`[data-tapped]:not(fieldset *)`)||(self.earlyTaps||=[]).push([t,t.closest(`article`)]);' +
  't.setAttribute(`aria-busy`,true);t.dataset.tapped=``},true)';

/** Returns the scripts in the head of a page, by its path with its query. */
export const headScripts = (path: string): string[] =>
  bringsCart(path) ? [KEEP_BROUGHT, RECORD_TAPS] : [RECORD_TAPS];

/** Returns a script as a source of a Content-Security-Policy. */
export const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
