import Router from 'next/router';
import { isMeantForBrowser } from '../is-meant-for-browser';

/**
 * Entry of the history, of a page or of an overlay. What opens over a page gets an entry of its own, so that Back closes
 * it before it leaves the page. It has the key of its page and the number of overlays over it. The router is told of
 * steps to other pages alone: for any other it would write the entry anew, as one of a page.
 */
interface Entry {
  key?: string;
  /** Address, with its query and fragment. */
  as?: string;
  overlays?: number;
  /** True if Back or Forward led here before there was a router, and the document was loaded again for it. */
  isReloaded?: boolean;
}

declare global {
  interface Window {
    /** Entry of the document as it was before the router wrote it anew (`services/server/head-scripts.ts`). */
    loadedEntry?: Entry | null;
  }
}

/** Closers of the open overlays, the lowest first. */
const closers: (() => void)[] = [];

/** Entry on which the history stands. */
let here: Entry | undefined;
/** Key of the page that the router shows, or is on its way to. */
let pageKey: string | undefined;
/** True while a step that the router has told of is told to others. */
let isFollowed = false;
let isStepping = false;
/** Address of the page that is on its way. */
let routing: string | undefined;
/** True while that page has no entry yet. */
let isPending = false;

const entryHere = (): Entry => window.history.state ?? {};

/** Takes an overlay that has opened into the history. Returns what takes it out again, once it is closed. */
export function addOverlay(close: () => void): () => void {
  closers.push(close);
  watch();
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
  if (isStepping || routing !== undefined) return;
  const { overlays = 0 } = entryHere();
  if (closers.length > overlays) {
    window.history.pushState({ ...entryHere(), overlays: overlays + 1 }, '');
    here = entryHere();
    settle();
  } else stepBack();
}

function stepForward(): void {
  isStepping = true;
  window.history.forward();
}

/** Leaves the entries of overlays that are closed. A browser takes a while for it. */
function stepBack(): void {
  const { overlays = 0 } = entryHere();
  if (closers.length >= overlays) return;
  isStepping = true;
  window.history.go(closers.length - overlays);
}

interface Follower {
  /** Called when Back or Forward has led to an entry, before the router begins with its page. */
  onStep: EntryCall;
  /** Called when an entry is made or written anew. Its page comes some time after that, and Back may be pressed before. */
  onMade: EntryCall;
}

/** Gets the key of an entry, and whether its page is on the screen. */
type EntryCall = (key: string | undefined, isShown: boolean) => void;

const followers: Follower[] = [];

/** Has the entries of pages followed, from the call of `watch` on. */
export function followEntries(follower: Follower): void {
  followers.push(follower);
}

/** Follows the history from the first call on. Returns the key of the page's entry. */
export function watch(): string | undefined {
  if (here) return pageKey;
  restoreEntry();
  window.onpopstate = null;
  takeUp();
  window.addEventListener('popstate', ({ state }) => {
    if (state === null) nameAnchor();
    // The router makes nothing of some steps, and does not tell of them.
    else if (!isFollowed) followStep();
    isFollowed = false;
  });
  window.addEventListener('click', leaveByDocument);
  Router.ready(() => {
    const { events } = Router;
    Router.beforePopState(() => {
      isFollowed = true;
      return followStep();
    });
    events.on('routeChangeStart', (address: string) => {
      routing = address;
      isPending = address !== here?.as;
    });
    // What lies over a page covers the place in it that a link leads to.
    events.on('hashChangeStart', () => closeDownTo(0));
    const takeUpSoon = () => queueMicrotask(takeUp);
    // The router tells of an entry right before it makes it, and has no event for after.
    events.on('beforeHistoryChange', takeUpSoon);
    events.on('hashChangeStart', takeUpSoon);
    events.on('routeChangeComplete', endRouting);
    events.on('hashChangeComplete', endRouting);
    events.on('routeChangeError', (_error: unknown, address: string) => {
      queueMicrotask(dropCancellations);
      endRouting(address);
    });
  });
  settle();
  return pageKey;
}

/**
 * Restores what the router wrote over when the document was loaded again: the key, by which a place is remembered and the
 * entries of overlays are known, and how many were open, whose entries are then left. A link may have led on meanwhile.
 */
function restoreEntry(): void {
  const { key, as, overlays } = window.loadedEntry ?? {};
  if (key && as === entryHere().as)
    window.history.replaceState({ ...entryHere(), key, overlays }, '');
}

/** Gives the entry that a browser makes for an anchor a key of its own: the router gives it that of the page. */
function nameAnchor(): void {
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...entryHere(), key }, '');
  takeUp();
}

/** Takes up the entry of a page. One that the router wrote anew below what lies over the page stays an overlay's. */
function takeUp(): void {
  const { key, as } = entryHere();
  const overlays = key === here?.key && as === here?.as ? here?.overlays : undefined;
  if (overlays) window.history.replaceState({ ...entryHere(), overlays }, '');
  here = entryHere();
  pageKey = key;
  isPending = false;
  for (const { onMade } of followers) onMade(key, routing === undefined);
}

/**
 * Has the router forget that it once gave up the rendering of a page: it keeps the error with the page's code, and would
 * tell of it each time that the page is shown, in place of its completion.
 */
function dropCancellations(): void {
  for (const page of Object.values(Router.router?.components ?? {}))
    if (page.error?.cancelled) delete page.error;
}

/** Ends the way of a page, unless Back or Forward has led on from it. */
function endRouting(address: string): void {
  if (address !== routing) return;
  routing = undefined;
  isPending = false;
  settle();
}

/** Follows Back or Forward. Returns whether the router is to show another page. */
function followStep(): boolean {
  const before = here;
  here = entryHere();
  const { key, overlays = 0 } = here;
  const isAsked = !isStepping;
  isStepping = false;
  // The entry of a script of another's has no key.
  const isOfPage = key === pageKey || key === undefined;
  closeDownTo(isOfPage ? overlays : 0);
  if (overlays > closers.length) {
    // An overlay that was left by a link is not opened again: what the link led to is one step further.
    const isForward = key === before?.key && overlays > (before?.overlays ?? 0);
    // Older browsers do not tell where the history ends.
    if (isForward && window.navigation?.canGoForward !== false) stepForward();
    else stepBack();
  }
  // A page that is on its way, and has no entry yet: Back was meant for it.
  if (isOfPage && isPending && isAsked) cancelRouting();
  // At once, also where an overlay's entry is still to be left: a page that is on its way would be written over it.
  return !isOfPage && turnTo(here);
}

/** Turns to the page of an entry. Returns false if it is on the screen. */
function turnTo({ key, as }: Entry): boolean {
  const isShown = as === Router.asPath && routing === undefined;
  pageKey = key;
  // The page before may be shown in the meantime.
  routing = isShown ? undefined : as;
  isPending = false;
  for (const { onStep } of followers) onStep(key, isShown);
  return !isShown;
}

/** Cancels the load of a page as the router does for another page, which it needs an entry for. */
function cancelRouting(): void {
  const { router, events } = Router;
  if (!router?.clc) return;
  router.clc();
  router.clc = null;
  const error = Object.assign(new Error('Route Cancelled'), { cancelled: true });
  events.emit('routeChangeError', error, routing, { shallow: false });
}

function closeDownTo(count: number): void {
  for (const close of closers.splice(count).reverse()) close();
}

/** Has a link in an overlay that needs a document take the place of the overlay's entry, which nothing closes there. */
function leaveByDocument(event: MouseEvent): void {
  if (event.defaultPrevented || !entryHere().overlays || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (!link || link.origin !== window.location.origin || isMeantForBrowser(event, link)) return;
  event.preventDefault();
  window.location.replace(link.href);
}
