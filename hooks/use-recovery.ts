import { useRouter } from 'next/router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Trying, tryUntilDone } from '@/services/try-again';
import { openNextAsDocument } from './leave-address';

const TIMEOUT_MS = 10_000;

/** Polls this page until the shop is back, then calls `arrive`, unless the shopper is leaving. */
export function useRecovery(arrive: () => unknown): { isTrying: boolean; tryNow: () => void } {
  const [isTrying, setTrying] = useState(false);
  const isLeaving = useIsLeaving();
  const trying = useRef<Trying>(null);
  const arriveLatest = useRef(arrive);
  arriveLatest.current = arrive;

  useEffect(() => {
    let isOver = false;
    const attempt = async () => {
      const isBack = await isShopBack().catch(() => false);
      if (!isBack || isOver || isLeaving.current) return false;
      await arriveLatest.current();
      return true;
    };
    const current = tryUntilDone(() => {
      setTrying(true);
      return attempt().finally(() => setTrying(false));
    });
    trying.current = current;
    return () => {
      isOver = true;
      current.end();
    };
  }, [isLeaving]);

  return { isTrying, tryNow: () => trying.current?.now() };
}

/** Ignores the status of the page itself: any page is worth a reload. */
async function isShopBack(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { status } = await fetch(window.location.href, { cache: 'no-store', signal });
  return status < 500;
}

/** Reloads the page's data. A document sent without its shop has the strictest policy: the next page needs another one. */
export function useArrival(isFromBrowser: boolean): () => Promise<void> {
  const { events, replace } = useRouter();
  return async () => {
    const { pathname, search } = window.location;
    await replace(pathname + search, undefined, { scroll: false });
    if (isFromBrowser) openNextAsDocument(events);
  };
}

function useIsLeaving(): RefObject<boolean> {
  const { events } = useRouter();
  const isLeaving = useRef(false);

  useEffect(() => {
    const leave = () => {
      isLeaving.current = true;
    };
    const stay = () => {
      isLeaving.current = false;
    };
    // One that fails goes on as another document, unless it was called off.
    const fail = ({ cancelled }: { cancelled?: boolean }) => cancelled && stay();
    events.on('routeChangeStart', leave);
    events.on('routeChangeComplete', stay);
    events.on('routeChangeError', fail);
    return () => {
      events.off('routeChangeStart', leave);
      events.off('routeChangeComplete', stay);
      events.off('routeChangeError', fail);
    };
  }, [events]);

  return isLeaving;
}
