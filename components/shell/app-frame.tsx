import Head from 'next/head';
import type { ReactNode } from 'react';
import { DEFAULT_THEME } from '@/core/model/theme';
import { PersonalProvider } from '@/hooks/personal';
import type { ShopPageProps } from '@/services/page-props';
import { PersistGate } from './persist-gate';
import { Shell } from './shell';
import { NoShopView, SettingsAwaitedView } from './status-views';
import { StoreProvider } from './store-provider';
import { ThemeStyle } from './theme-style';

interface AppFrameProps {
  page: ShopPageProps;
  children: ReactNode;
}

/** From what the server sent to what is shown: no shop, no settings yet, or a page in its shell. */
export function AppFrame({ page, children }: AppFrameProps) {
  if (page.outcome === 'no-shop') {
    return (
      <Bare title="No shop lives here">
        <NoShopView host={page.origin.host} />
      </Bare>
    );
  }
  if (!page.seed) {
    return (
      <Bare title="Loading">
        <SettingsAwaitedView />
      </Bare>
    );
  }
  return (
    <StoreProvider seed={page.seed}>
      <PersistGate>
        {(isRehydrated) => (
          <PersonalProvider isRehydrated={isRehydrated}>
            <Shell {...page}>{children}</Shell>
          </PersonalProvider>
        )}
      </PersistGate>
    </StoreProvider>
  );
}

function Bare({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <ThemeStyle theme={DEFAULT_THEME} />
      <Head>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {children}
    </>
  );
}
