import Router from 'next/router';
import { isMeantForBrowser } from '../is-meant-for-browser';

/**
 * History entries of overlays. What opens over a page gets an entry of its own, so that Back closes it before it
 * leaves the page. Such an entry has the key of its page and the number of overlays over it.
 */
interface Entry {
  key?: string;
  overlays?: number;
}

/** Closers of the open overlays, the lowest first. */
const closers: (() => void)[] = [];

let shown: Entry | undefined;
let isStepping = false;
let isRouting = false;

export const entryHere = (): Entry => window.history.state ?? {};

/** Takes an overlay that has opened into the history. Returns what takes it out again, once it is closed. */
export function addOverlay(close: () => void): () => void {
  watch();
  closers.push(close);
  settle();
  return () => {
    const place = closers.indexOf(close);
    if (place !== -1) closers.splice(place, 1);
    // Where another opens in its place, its entry serves for that one.
    queueMicrotask(settle);
  };
}

/** Brings the history in step with what is open, unless the router is about to change it. */
function settle(): void {
  if (isStepping || isRouting) return;
  const { overlays = 0 } = entryHere();
  if (closers.length > overlays) {
    window.history.pushState({ ...entryHere(), overlays: overlays + 1 }, '');
    shown = entryHere();
    settle();
  } else stepBack();
}

/** Leaves the entries of overlays that are closed. A browser takes a while for it. */
function stepBack(): void {
  const { overlays = 0 } = entryHere();
  if (closers.length >= overlays) return;
  isStepping = true;
  window.history.go(closers.length - overlays);
}

/** Follows the history from the first call on. The router is told nothing of steps that stay on one page. */
export function watch(): void {
  if (shown) return;
  shown = entryHere();
  window.addEventListener('popstate', followStep);
  window.addEventListener('click', leaveByDocument);
  Router.ready(() => {
    Router.beforePopState(() => {
      for (const call of stepCalls) call();
      return entryHere().key !== shown?.key;
    });
    Router.events.on('routeChangeStart', () => {
      isRouting = true;
    });
    onEntryMade(() => {
      shown = entryHere();
    });
    Router.events.on('routeChangeComplete', endRouting);
    Router.events.on('routeChangeError', endRouting);
  });
  // A page that was left with a drawer open and is loaded anew.
  settle();
}

const stepCalls: (() => void)[] = [];

/** Calls when Back or Forward has led to another entry, before the router begins with its page. */
export function onStep(call: () => void): void {
  stepCalls.push(call);
}

/**
 * Calls when the router has made the entry of a page or written it anew. The page comes some time after that, and Back
 * may be pressed before.
 */
export function onEntryMade(call: () => void): void {
  // The router tells of it right before, and has no event for after.
  Router.events.on('beforeHistoryChange', () => queueMicrotask(call));
}

function endRouting(): void {
  isRouting = false;
  shown = entryHere();
  settle();
}

function followStep(): void {
  const before = shown;
  shown = entryHere();
  isStepping = false;
  const { key, overlays = 0 } = shown;
  const isForward = key === before?.key && overlays > (before?.overlays ?? 0);
  // An overlay that was left by a link is not opened again: what the link led to is one step further.
  if (isForward && overlays > closers.length) {
    window.history.forward();
    return;
  }
  for (const close of closers.splice(overlays).reverse()) close();
  // At once, also where the router is on its way to this page: it writes the entry anew, without its overlays.
  stepBack();
}

/** Has a link in an overlay that needs a document take the place of the overlay's entry, which nothing closes there. */
function leaveByDocument(event: MouseEvent): void {
  if (event.defaultPrevented || !entryHere().overlays || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (!link || link.origin !== window.location.origin || isMeantForBrowser(event, link)) return;
  event.preventDefault();
  window.location.replace(link.href);
}
