import { render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import '@/components/footer';
import '@/components/header';
import { whenLoaded } from '@/components/ui/tracked';
import type { Cart } from '@/core/model/cart';
import { initSchema } from '@/core/model/shop.schema';
import { PersonalProvider } from '@/hooks/personal';
import type { PageSeed } from '@/services/page-props';
import { type AppStore, makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';

interface ShopPage {
  /** What the shop opens with, as it comes over the wire. */
  init?: Record<string, unknown>;
  cart?: Cart;
  isRehydrated?: boolean;
  /** What its page brings along for the store. */
  seed?: PageSeed;
  /** The address of the page shown. */
  path?: string;
}

const CATEGORIES = [
  { name: 'Warm hoodies', image: '', category: 'Hoodies' },
  { name: 'Home & table', image: '', category: 'Home Decor' },
];

// Header and footer are there, as they are on a page that came with them.
await whenLoaded(['header one', 'header two', 'default footer']);

/** A store as the server has seeded it. */
export function shopStore(init: Record<string, unknown> = {}, seed: PageSeed = {}): AppStore {
  const store = makeStore();
  seedStore(store, {
    init: initSchema.parse({ domain: 'linen.example', design: {}, ...init }),
    categories: CATEGORIES,
    ...seed,
  });
  return store;
}

/** Shows a part of a page as the shell does: in a shop's store, at an address. */
export function renderInShop(part: ReactNode, page: ShopPage = {}) {
  const { element, store, router } = inShop(part, page);
  return { ...render(element), store, router };
}

/** A part of a page with what the shell puts around it. */
export function inShop(part: ReactNode, page: ShopPage = {}) {
  const { init = {}, cart, isRehydrated = true, path = '/', seed = {} } = page;
  const store = shopStore(init, seed);
  if (cart) store.dispatch({ type: 'persist/REHYDRATE', key: 'root', payload: { cart } });
  const router = routerAt(path);
  const element = (
    <RouterContext value={router}>
      <Provider store={store}>
        <PersonalProvider isRehydrated={isRehydrated}>{part}</PersonalProvider>
      </Provider>
    </RouterContext>
  );
  return { element, store, router };
}

function routerAt(asPath: string): NextRouter {
  return {
    route: '/',
    pathname: '/',
    query: {},
    asPath,
    basePath: '',
    isLocaleDomain: false,
    isFallback: false,
    isReady: true,
    isPreview: false,
    push: vi.fn(async () => true),
    replace: vi.fn(async () => true),
    reload: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    prefetch: vi.fn(async () => undefined),
    beforePopState: vi.fn(),
    events: { on: vi.fn(), off: vi.fn(), emit: vi.fn() },
  };
}
