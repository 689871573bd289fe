import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { type Trying, tryUntilDone } from '@/services/try-again';

interface Recovery {
  isTrying: boolean;
  tryNow: () => void;
}

/**
 * Asks for this very page until the shop is back, and goes back to it then: `arrive` says how, for what is
 * typed on a page must not be lost.
 */
export function useRecovery(arrive: () => unknown): Recovery {
  const [isTrying, setTrying] = useState(false);
  const trying = useRef<Trying>(null);
  const arriveLatest = useRef(arrive);
  arriveLatest.current = arrive;

  useEffect(() => {
    trying.current = tryUntilDone(async () => {
      setTrying(true);
      const isBack = await isShopBack().catch(() => false);
      if (isBack) await arriveLatest.current();
      setTrying(false);
      return isBack;
    });
    return () => trying.current?.end();
  }, []);

  return { isTrying, tryNow: () => trying.current?.now() };
}

/** Whatever the page has become meanwhile: what it says is to be seen. */
async function isShopBack(): Promise<boolean> {
  const { status } = await fetch(window.location.href, { cache: 'no-store' });
  return status < 500;
}

/**
 * Goes on where the shopper is, by the data of the page alone. A document that was sent without knowing its
 * shop has the strictest policy, so that the next page needs another one.
 */
export function useArrival(isFromBrowser: boolean): () => Promise<void> {
  const { asPath, events, replace } = useRouter();
  return async () => {
    await replace(asPath.replace(/#.*/, ''), undefined, { scroll: false });
    if (isFromBrowser) events.on('routeChangeStart', (url: string) => window.location.assign(url));
  };
}
