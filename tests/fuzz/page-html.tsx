import '@/blocks';
import '@/components/footer';
import '@/components/header';
import '@/components/home';
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { PersonalProvider } from '@/hooks/personal';
import type { AppStore } from '@/store/make-store';

// What comes along with a page is there, as Next has it before it renders.
await Loadable.preloadAll();

// Only what is read while a page is rendered.
const ROUTER = {
  asPath: '/shop?utm_source=mail',
  pathname: '/shop',
  query: {},
  events: { on: () => {}, off: () => {} },
} as unknown as NextRouter;

/** A part of a page of the shop as HTML, with what is the shopper's own back. Throws what it throws. */
export function pageHtml(store: AppStore, part: ReactNode): string {
  return renderToString(
    <RouterContext value={ROUTER}>
      <Provider store={store}>
        <PersonalProvider isRehydrated>{part}</PersonalProvider>
      </Provider>
    </RouterContext>,
  );
}
