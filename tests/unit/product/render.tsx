import { render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
} from 'react';
import { Provider } from 'react-redux';
import { ProductView } from '@/components/product/detail';
import type { Product } from '@/core/model/product';
import { initSchema } from '@/core/model/shop.schema';
import type { VariantField } from '@/core/model/variant';
import { PersonalProvider } from '@/hooks/personal';
import type { PageSeed } from '@/services/page-props';
import { useAppStore } from '@/store/hooks';
import { makeStore } from '@/store/make-store';
import { pageShown, seedStore } from '@/store/seed';

interface ShopOptions {
  settings?: object;
  isRehydrated?: boolean;
  /** What its page brings along for the store. */
  seed?: PageSeed;
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

const openingWith = (settings: object) =>
  initSchema.parse({ domain: 'shop.example', company: 'Marlow Ltd', settings });

const InitContext = createContext(openingWith({}));

/** Renders inside a shop: store, router, and the shopper's own things back or awaited. */
export function renderInShop(
  view: ReactNode,
  { settings = {}, isRehydrated = true, seed = {} }: ShopOptions = {},
) {
  const store = makeStore();
  const init = openingWith(settings);
  seedStore(store, { init, ...seed });
  const shop = (content: ReactNode) => (
    <RouterContext value={ROUTER}>
      <Provider store={store}>
        <InitContext value={init}>
          <PersonalProvider isRehydrated={isRehydrated}>{content}</PersonalProvider>
        </InitContext>
      </Provider>
    </RouterContext>
  );
  const { rerender, ...rest } = render(shop(view));
  return { ...rest, store, rerender: (next: ReactNode) => rerender(shop(next)) };
}

interface ProductPageProps extends ComponentProps<typeof ProductView> {
  product: Product;
  fields: VariantField[];
}

/** When what is ordered arrives, as its pages are told. */
export const ARRIVES = 'Arrives Mon 30 Nov to Wed 2 Dec';

/** A product's page, with its product in the store as the shell puts it there. */
export function ProductPage({ product, fields, ...props }: ProductPageProps) {
  const store = useAppStore();
  const init = useContext(InitContext);
  const seed = useMemo(
    () => ({ init, arrives: ARRIVES, product: { ...product, variants: fields } }),
    [init, product, fields],
  );
  useMemo(() => seedStore(store, seed), [store, seed]);
  useLayoutEffect(() => void store.dispatch(pageShown(seed)), [store, seed]);
  return <ProductView {...props} />;
}
