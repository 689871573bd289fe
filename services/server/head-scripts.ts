import { createHash } from 'node:crypto';
import { isEmbed } from '@/core/rules/address/embed-address';
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
 * Records what is done on a page that does not work yet: taps on controls that wait (`hooks/personal.tsx`), which are
 * marked as busy, each with the card that it is in; and what is chosen and entered, which React overwrites.
 * `components/shell/replay-early.ts` does it again. Who taps a busy button again wants it once, but each step of a
 * quantity counts.
 */
const RECORD_EARLY =
  'self.early=[];addEventListener(`click`,function(e){' +
  'let t=e.target.closest(`[data-awaits],[data-tapped]`);' +
  'if(!t||!self.early||e.metaKey||e.ctrlKey||e.shiftKey)return;' +
  'e.preventDefault();e.stopImmediatePropagation();' +
  't.matches(`[data-tapped]:not(fieldset *)`)||early.push({control:t,card:t.closest(`article`)});' +
  't.setAttribute(`aria-busy`,true);t.dataset.tapped=``},true);' +
  'addEventListener(`input`,function(e){' +
  'let t=e.target;self.early?.push({control:t,value:t.matches(`[type=radio],[type=checkbox]`)?t.checked:t.value})},true)';

/**
 * Keeps the state of the entry of a document that is loaded again; the router writes it anew. Back or Forward has nobody
 * yet there that knows the entries: their page is loaded. Both until `hooks/history/entries.ts` takes over.
 */
const KEEP_ENTRY =
  'if(self.loadedEntry=history.state)onpopstate=function(e){let s=e.state;if(!s?.key)return;' +
  'e.stopImmediatePropagation();history.replaceState({...s,isReloaded:true},``);location.reload()};';

/**
 * Gives the focus of a control that waits to what takes its place, one of the same name in the same card: the code of a
 * card may come before that of the page. A press elsewhere takes the focus from what waits, for good.
 */
const KEEP_FOCUS =
  '{let f,n=function(e){return e.getAttribute(`aria-label`)??e.textContent},w=`[data-awaits]`;' +
  'addEventListener(`focusin`,function({target:t}){f=t.matches(w)&&{control:t,card:t.closest(`article`)}});' +
  'addEventListener(`pointerdown`,function(e){f&&!f.control.contains(e.target)&&(f=0)},true);' +
  'new MutationObserver(function(){if(!f)return;let{control:c,card:a}=f,d=document;' +
  'if(!c.matches(w))f=0;else if(!c.isConnected&&d.activeElement===d.body)' +
  'for(let b of(a??d).querySelectorAll(`button,a`))if(n(b)===n(c)){b.focus({preventScroll:true});break}' +
  '}).observe(document,{childList:true,subtree:true})}';

/** Returns the scripts in the head of a page, by its path with its query and its HTML. */
export const headScripts = (path: string, html: string): string[] => [
  // A link may lead, in the same document, to what waits. An embed has no pages to go back to.
  ...(/<a | data-awaits=/.test(html) ? [isEmbed(path) ? KEEP_FOCUS : KEEP_ENTRY + KEEP_FOCUS] : []),
  ...(bringsCart(path) ? [KEEP_BROUGHT] : []),
  ...(html.includes('data-awaits') ? [RECORD_EARLY] : []),
];

/** Returns their sources for a Content-Security-Policy. */
export const headSources = (path: string, html: string): string[] =>
  headScripts(path, html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
