import { useEffect, useState } from 'react';
import type { PageInShop, ShopPageProps } from '@/services/page-props';
import * as messages from './messages';
import { AwaitedView } from './offline/awaited-view';
import { OfflineNotice } from './offline/offline-notice';
import { OfflineView } from './offline/offline-view';
import { NoShopView, NotFoundView } from './status-views';
import { LoadingView } from './views/loading-view';

interface OutcomeViewProps {
  page: Exclude<ShopPageProps, { outcome: 'page' }>;
  /** Called with the page saved in this browser, if the server has none. */
  onSavedPage: (page: PageInShop) => void;
}

/** View for a page that is missing or unavailable, or a notice above an outdated one. */
export default function OutcomeView({ page, onSavedPage }: OutcomeViewProps) {
  switch (page.outcome) {
    case 'no-shop':
      return <NoShopView host={page.host} />;
    case 'redirect':
      return <RedirectView target={page.target} />;
    case 'settings-awaited':
      return <AwaitedView page={page} onSavedPage={onSavedPage} />;
    case 'missing':
      return <NotFoundView />;
    case 'unavailable':
      return page.data ? (
        <OfflineNotice isFromBrowser={page.isFromBrowser ?? false} />
      ) : (
        <OfflineView />
      );
  }
}

/** Delay of the redirect (spec 9). */
const REDIRECT_DELAY_MS = 1000;

interface RedirectViewProps {
  /** The origin of the shop's main host. */
  target: string;
}

/**
 * On the way to the shop's main host (spec 4): first it loads, then it says so, and after a second the
 * browser goes there, to the same path, query and hash, with the cart that was kept on this host.
 */
function RedirectView({ target }: RedirectViewProps) {
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
      <LoadingView text={isRedirecting ? messages.redirecting : messages.loading} />
      <noscript>
        <a href={target}>{messages.goToShop}</a>
      </noscript>
    </>
  );
}

/** A cart that cannot be read, or whose code cannot be had, is left behind. */
async function readAddress(): Promise<string> {
  const { pathname, search, hash } = window.location;
  return import('./address-with-cart')
    .then(({ addressWithCart: takeCartAlong }) => takeCartAlong())
    .catch(() => `${pathname}${search}${hash}`);
}
