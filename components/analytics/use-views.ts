import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { measuredAddress } from '@/core/rules/address/measured-address';
import type { Consent } from '@/core/rules/measuring/consent';
import { pageView, viewItem } from '@/core/rules/measuring/measured-events';
import { tell } from '@/services/analytics';
import { useAppStore } from '@/store/hooks';

/** By then a page that was navigated to has its title and product, and one that only leads on is left. */
const SETTLED_MS = 100;

/**
 * Tells of every page that is looked at, once: the first, each that a link leads to, and one that comes back
 * out of the browser's memory. Another fragment, or a private key that leaves the address, is no other page.
 */
export function useViews(consent: Consent): void {
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
      tell(pageView(view, document.title, from));
      const { product } = store.getState().shop;
      if (product) tell(viewItem(product));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [consent, view, returns, store]);
}

/** How often the document has come back as it was left. */
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
