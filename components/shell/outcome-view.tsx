import type { ShopPageProps } from '@/services/page-props';
import { RedirectView } from './redirect-view';
import { NoShopView, NotFoundView, SettingsAwaitedView, UnavailableView } from './status-views';

interface OutcomeViewProps {
  page: Exclude<ShopPageProps, { outcome: 'page' }>;
}

/** What stands where there is no page to show. */
export default function OutcomeView({ page }: OutcomeViewProps) {
  switch (page.outcome) {
    case 'no-shop':
      return <NoShopView host={page.host} />;
    case 'redirect':
      return <RedirectView target={page.target} />;
    case 'settings-awaited':
      return <SettingsAwaitedView />;
    case 'missing':
      return <NotFoundView />;
    case 'unavailable':
      return <UnavailableView />;
  }
}
