import Router from 'next/router';
import { attempt } from '@/core/values/attempt';
import { isObject } from '@/core/values/is-object';
import { followEntries, watch } from '@/hooks/history/entries';
import { isMeantForBrowser } from '@/hooks/is-meant-for-browser';

/** Place at which a page was left: how far it was scrolled, and the link that was followed. */
interface Place {
  y: number;
  href?: string | undefined;
  /** Text of the link: others lead to the same address. */
  text?: string | null | undefined;
  /** Distance of the link from the window's top, in px. */
  top?: number | undefined;
}

const STORAGE_KEY = 'hemline:places';
/** History entries of one tab that are remembered, the latest ones. */
const MOST_PLACES = 50;
/** Closed when the shopper comes back: a link of the same address may stand anywhere in the page below. */
const OVERLAY = 'dialog, [role=dialog]';

let isKeeping = false;

/**
 * Brings back the place where a page was left, and sets the focus where a document of its own would begin: at its
 * heading, or on the link that was followed when the shopper comes back. The router alone begins every page at its top.
 * Runs once per document, however often it is called.
 */
export function keepPlace(): void {
  if (isKeeping) return;
  isKeeping = true;
  const places = savedPlaces();
  let key = watch();
  /** False while the page of the entry is on its way, and another one on the screen. */
  let isShown = true;
  let followed: HTMLAnchorElement | undefined;
  /** Place of an entry that Back or Forward led to. A page that was given up and turned to again may be shown twice. */
  let wanted: Place | undefined;
  /** Address of the page that is on its way. */
  let coming: string | undefined;

  const leave = () => {
    if (key === undefined || !isShown) return;
    places.delete(key);
    places.set(key, placeNow(followed));
    for (const oldest of [...places.keys()].slice(0, -MOST_PLACES)) places.delete(oldest);
    attempt(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places])));
  };
  const arrive = () => {
    isShown = true;
    followed = undefined;
    const place = wanted;
    if (!place) return;
    comeBack(place);
    // The router goes to the anchor in between.
    if (window.location.hash) setTimeout(() => place === wanted && comeBack(place));
  };

  const scrollByHand = () => {
    window.history.scrollRestoration = 'manual';
  };

  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      followed = link && !isMeantForBrowser(event, link) ? link : undefined;
    },
    true,
  );
  // Before the browser scrolls to an anchor, and makes the entry of it.
  window.addEventListener('click', () => {
    if (followed?.hash) leave();
  });
  followEntries({
    onStep: (to, isHere) => {
      leave();
      key = to;
      wanted = places.get(key ?? '') ?? { y: 0 };
      isShown = false;
      coming = undefined;
      if (isHere) arrive();
    },
    onMade: (made, isHere) => {
      if (made === key) return;
      key = made;
      wanted = undefined;
      isShown = isHere;
      if (isHere) followed = undefined;
    },
  });
  const { events } = Router;
  events.on('beforeHistoryChange', leave);
  events.on('hashChangeStart', leave);
  events.on('routeChangeStart', (address: string) => {
    coming = address;
    if (isShown) wanted = undefined;
  });
  events.on('routeChangeComplete', (address: string) => {
    // A page may still be shown after Back has led on from it.
    if (address !== coming) return;
    if (!wanted && !keepsScroll()) focusHeading();
    arrive();
  });
  events.on('hashChangeComplete', arrive);
  events.on('routeChangeError', (error: { cancelled?: boolean }) => {
    // What is given up for another page leaves that one's place as it is.
    if (!error.cancelled) wanted = undefined;
  });
  // A document that is loaded again is scrolled by the browser.
  window.addEventListener('pagehide', () => {
    leave();
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', scrollByHand);
  scrollByHand();
  const place = places.get(key ?? '');
  const { loadedEntry } = window;
  if (loadedEntry?.isReloaded && loadedEntry.key === key && place && window.scrollY === 0)
    comeBack(place);
}

/** Places of this tab by history entry; what is unreadable counts as none. */
function savedPlaces(): Map<string, Place> {
  const text = attempt(() => sessionStorage.getItem(STORAGE_KEY)) ?? '[]';
  const entries: unknown = attempt(() => JSON.parse(text));
  const places = new Map<string, Place>();
  for (const entry of Array.isArray(entries) ? entries : []) {
    const [key, place]: unknown[] = Array.isArray(entry) ? entry : [];
    if (typeof key === 'string' && isPlace(place)) places.set(key, place);
  }
  return places;
}

const isPlace = (value: unknown): value is Place =>
  isObject(value) && typeof value.y === 'number' && Number.isFinite(value.y);

function placeNow(link: HTMLAnchorElement | undefined): Place {
  if (!link?.isConnected || link.closest(OVERLAY)) return { y: window.scrollY };
  const { href, textContent: text } = link;
  return { y: window.scrollY, href, text, top: link.getBoundingClientRect().top };
}

function comeBack({ y, href, text, top = 0 }: Place): void {
  window.scrollTo({ top: y, behavior: 'instant' });
  const distance = (link: Element) => link.getBoundingClientRect().top - top;
  const [link] = Array.from(document.links)
    .filter((other) => other.href === href && other.textContent === text)
    .sort((one, other) => Math.abs(distance(one)) - Math.abs(distance(other)));
  if (link) {
    window.scrollBy({ top: distance(link), behavior: 'instant' });
    link.focus({ preventScroll: true });
  } else if (document.activeElement === document.body) focusHeading();
}

/** True if what led here changed the page it stands on (`Link`). */
const keepsScroll = (): boolean => {
  const { options }: { options?: { scroll?: boolean } } = window.history.state ?? {};
  return options?.scroll === false;
};

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
