import type { ShopPageProps } from '@/services/page-props';
import { AwaitedView } from './away/awaited-view';
import { AwayNotice } from './away/away-notice';
import { AwayView } from './away/away-view';
import { RedirectView } from './redirect-view';
import { NoShopView, NotFoundView } from './status-views';
import type { PageInShop } from './store-provider';

interface OutcomeViewProps {
  page: Exclude<ShopPageProps, { outcome: 'page' }>;
  /** Told of the page in the shop as this browser keeps it, where the server knows none. */
  onKept: (page: PageInShop) => void;
}

/** What stands where there is no page to show, or over one that could not be brought up to date. */
export default function OutcomeView({ page, onKept }: OutcomeViewProps) {
  switch (page.outcome) {
    case 'no-shop':
      return <NoShopView host={page.host} />;
    case 'redirect':
      return <RedirectView target={page.target} />;
    case 'settings-awaited':
      return <AwaitedView page={page} onKept={onKept} />;
    case 'missing':
      return <NotFoundView />;
    case 'unavailable':
      return page.data ? <AwayNotice isFromBrowser={page.isFromBrowser ?? false} /> : <AwayView />;
  }
}
