import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';

/** True from the start of a route change until it completes or fails (spec 4). */
export function useIsNavigating(): boolean {
  const { events } = useRouter();
  const [isNavigating, setNavigating] = useState(false);

  useEffect(() => {
    const begin = () => setNavigating(true);
    const end = () => setNavigating(false);
    events.on('routeChangeStart', begin);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      events.off('routeChangeStart', begin);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);

  return isNavigating;
}
