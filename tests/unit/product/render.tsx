import { render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { initSchema } from '@/core/model/shop.schema';
import { PersonalProvider } from '@/hooks/personal';
import { makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';

interface ShopOptions {
  settings?: object;
  isRehydrated?: boolean;
}

/** Stands for the browser's own: what it observes is in sight, or never is. */
export function observerThatSees(isIntersecting: boolean) {
  return class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting }]);
    }
    disconnect() {}
  };
}

// Only what links and dialogs read.
const ROUTER = {
  asPath: '/product/fern-hoodie',
  prefetch: async () => {},
  events: { on: () => {}, off: () => {}, emit: () => {} },
} as Partial<NextRouter> as NextRouter;

/** Renders inside a shop: store, router, and the shopper's own things back or awaited. */
export function renderInShop(
  view: ReactNode,
  { settings = {}, isRehydrated = true }: ShopOptions = {},
) {
  const store = makeStore();
  seedStore(store, {
    init: initSchema.parse({ domain: 'shop.example', company: 'Marlow Ltd', settings }),
  });
  const shop = (content: ReactNode) => (
    <RouterContext value={ROUTER}>
      <Provider store={store}>
        <PersonalProvider isRehydrated={isRehydrated}>{content}</PersonalProvider>
      </Provider>
    </RouterContext>
  );
  const { rerender, ...rest } = render(shop(view));
  return { ...rest, store, rerender: (next: ReactNode) => rerender(shop(next)) };
}
