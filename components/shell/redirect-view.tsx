import { useEffect, useState } from 'react';
import { LoadingView } from './loading-view';

/** How long it says where the way leads (spec 9). */
const REDIRECT_DELAY_MS = 1000;

interface RedirectViewProps {
  /** The origin of the shop's main host. */
  target: string;
}

/**
 * On the way to the shop's main host (spec 4): first it loads, then it says so, and after a second the
 * browser goes there, to the same path, query and hash, with the cart that was kept on this host.
 */
export function RedirectView({ target }: RedirectViewProps) {
  const [isRedirecting, setRedirecting] = useState(false);

  useEffect(() => {
    setRedirecting(true);
    const timer = setTimeout(async () => {
      window.location.replace(`${target}${await readAddress()}`);
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [target]);

  return (
    <>
      <LoadingView text={isRedirecting ? 'Redirecting to main domain...' : 'Loading...'} />
      <noscript>
        <a href={target}>Go on to the shop</a>
      </noscript>
    </>
  );
}

/** A cart that cannot be read, or whose code cannot be had, is left behind. */
async function readAddress(): Promise<string> {
  const { pathname, search, hash } = window.location;
  return import('./take-cart-along')
    .then(({ takeCartAlong }) => takeCartAlong())
    .catch(() => `${pathname}${search}${hash}`);
}
