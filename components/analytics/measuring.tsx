import { useRouter } from 'next/router';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { AUXILIARY_BUTTON, linkOf } from '@/components/ui/link-of';
import { hasTags } from '@/core/model/analytics-tags';
import { measuredAddress } from '@/core/rules/address/measured-address';
import type { Consent } from '@/core/rules/measuring/consent';
import { pageView, viewItem } from '@/core/rules/measuring/measured-events';
import { leavePrivateKeys, openNextAsDocument } from '@/hooks/leave-address';
import { useShop } from '@/hooks/use-shop';
import {
  currentConsent,
  endCheckout,
  onChoice,
  setConsent,
  startTags,
  track,
  trackCheckout,
} from '@/services/analytics';
import { useAppStore } from '@/store/hooks';
import { tagsOfShop } from '@/store/measuring/shop-tags';
import { ConsentBanner } from './consent-banner';

/** Loads what the shop measures with once the shopper agrees, and tells it what is looked at. */
export function Measuring() {
  const shop = useShop();
  const tags = useMemo(() => tagsOfShop(shop), [shop]);
  const isRequired = !shop.settings.disableConsentBanner;
  const readConsent = useCallback(() => currentConsent(isRequired), [isRequired]);
  const consent = useSyncExternalStore(onChoice, readConsent);
  const leaveDocument = useFreshDocument();

  useEffect(() => {
    // Another tab took it back.
    if (setConsent(consent)) leaveDocument();
    if (consent !== 'accepted') return;
    return whenAtRest(() => {
      leavePrivateKeys();
      startTags(tags);
    });
  }, [consent, tags, leaveDocument]);
  useViews(consent);
  useCheckoutLinks(consent);

  return hasTags(tags) ? <ConsentBanner {...{ tags, consent, leaveDocument }} /> : null;
}

/** A page that is never idle is not waited for any longer than this. */
const PATIENCE = { timeout: 2_000 };

/** Does something once the page is loaded and idle, so that what hangs then blocks nothing. Returns what cancels it. */
function whenAtRest(act: () => void): () => void {
  let isOver = false;
  const begin = () => whenIdle(() => isOver || act());
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    isOver = true;
    window.removeEventListener('load', begin);
  };
}

function whenIdle(act: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(act, PATIENCE);
  else setTimeout(act);
}

const CHECKOUT_PATH = '/checkout';

/** Tells of a checkout as a link to it is followed, once for a cart: in the checkout no third party runs. */
function useCheckoutLinks(consent: Consent): void {
  const store = useAppStore();
  useEffect(() => {
    let { length } = store.getState().cart.items;
    // Paid in another tab, as a rule.
    return store.subscribe(() => {
      const before = length;
      ({ length } = store.getState().cart.items);
      if (before > 0 && length === 0) endCheckout();
    });
  }, [store]);
  useEffect(() => {
    if (consent !== 'accepted') return;
    const onClick = (event: MouseEvent) => {
      const { cart } = store.getState();
      const isFollowed = event.type === 'click' || event.button === AUXILIARY_BUTTON;
      if (!isFollowed || linkOf(event)?.pathname !== CHECKOUT_PATH) return;
      if (cart.items.length > 0) trackCheckout(cart);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('auxclick', onClick, { signal });
    return () => listening.abort();
  }, [store, consent]);
}

/** The delay after which a page that was navigated to has its title and product, and a redirect is over. */
const SETTLED_MS = 100;

/** Tells of every page that is looked at, once, and of one that the browser restores. Fragments are no other page. */
function useViews(consent: Consent): void {
  const store = useAppStore();
  const { asPath } = useRouter();
  const view = measuredAddress(new URL(asPath, window.location.href).href);
  const before = useRef('');
  const returns = useReturns();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each return is a view
  useEffect(() => {
    if (consent !== 'accepted') return;
    const timer = setTimeout(() => {
      const from = before.current || measuredAddress(document.referrer);
      before.current = view;
      track(pageView(view, document.title, from));
      const { product } = store.getState().shop;
      if (product) track(viewItem(product));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [consent, view, returns, store]);
}

/** Counts restores of the document from the back/forward cache. */
function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setReturns((before) => before + 1);
    };
    window.addEventListener('pageshow', count);
    return () => window.removeEventListener('pageshow', count);
  }, []);
  return returns;
}

/** Fields for words, which a new document would be without. */
const TEXT_INPUTS = ['text', 'email', 'tel', 'url', 'search', 'textarea'];

/** Returns what reloads the document, which unloads scripts: at once, or with the next page if text was typed. */
export function useFreshDocument(): () => void {
  const { events } = useRouter();
  return useCallback(() => {
    if (hasTypedText()) openNextAsDocument(events);
    else window.location.reload();
  }, [events]);
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return Array.from(fields).some(({ type, value }) => TEXT_INPUTS.includes(type) && value !== '');
}
