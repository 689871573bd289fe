import type { ReactNode } from 'react';
import { PersonalProvider } from '@/hooks/personal';
import type { ShopPageProps } from '@/services/page-props';
import { PageHead } from './page-head';
import { PersistGate } from './persist-gate';
import { RedirectView } from './redirect-view';
import { Shell } from './shell';
import { NoShopView, NotFoundView, SettingsAwaitedView, UnavailableView } from './status-views';
import { type PageInShop, StoreProvider } from './store-provider';

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
    case 'redirect':
      return <RedirectView target={page.target} />;
    case 'settings-awaited':
      return <SettingsAwaitedView />;
    case 'missing':
      return (
        <InShop page={page}>
          <NotFoundView />
        </InShop>
      );
    case 'unavailable':
      return (
        <InShop page={page}>
          <UnavailableView />
        </InShop>
      );
    case 'page':
      return <InShop page={page}>{children}</InShop>;
  }
}

function InShop({ page, children }: { page: PageInShop; children: ReactNode }) {
  return (
    <StoreProvider page={page}>
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
