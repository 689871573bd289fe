import type { ReactNode } from 'react';
import { PersonalProvider } from '@/hooks/personal';
import type { ShopPageProps } from '@/services/page-props';
import type { Seed } from '@/services/seed';
import { PageHead } from './page-head';
import { PersistGate } from './persist-gate';
import { Shell } from './shell';
import { NoShopView, NotFoundView, SettingsAwaitedView, UnavailableView } from './status-views';
import { StoreProvider } from './store-provider';

interface AppFrameProps {
  page: ShopPageProps;
  children: ReactNode;
}

/** From what the server sent to what is shown: no shop, no settings yet, or a page in its shell. */
export function AppFrame({ page, children }: AppFrameProps) {
  return (
    <>
      <PageHead head={page.head} />
      {contentOf(page, children)}
    </>
  );
}

function contentOf(page: ShopPageProps, children: ReactNode): ReactNode {
  switch (page.outcome) {
    case 'no-shop':
      return <NoShopView host={page.host} />;
    case 'settings-awaited':
      return <SettingsAwaitedView />;
    case 'missing':
      return <InShop seed={page.seed}>{<NotFoundView />}</InShop>;
    case 'unavailable':
      return <InShop seed={page.seed}>{<UnavailableView />}</InShop>;
    case 'page':
      return <InShop seed={page.seed}>{children}</InShop>;
  }
}

function InShop({ seed, children }: { seed: Seed; children: ReactNode }) {
  return (
    <StoreProvider seed={seed}>
      <PersistGate>
        {(isRehydrated) => (
          <PersonalProvider isRehydrated={isRehydrated}>
            <Shell>{children}</Shell>
          </PersonalProvider>
        )}
      </PersistGate>
    </StoreProvider>
  );
}
