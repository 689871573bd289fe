import { useRouter } from 'next/router';
import { type RefObject, useEffect, useRef } from 'react';

/** Whether the shopper is on the way to another page, as of now. */
export function useIsLeaving(): RefObject<boolean> {
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
