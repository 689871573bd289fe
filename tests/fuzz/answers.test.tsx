import { assert, property } from 'fast-check';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { CartView } from '@/components/cart/page';
import { Footer } from '@/components/footer';
import { Header } from '@/components/header';
import { HomeView } from '@/components/home';
import { ListingView } from '@/components/listing/page';
import { OrderResult } from '@/components/orders/order-result';
import { ProductView } from '@/components/product/detail';
import { VariantForm } from '@/components/product/variant-form';
import { SearchOutcome } from '@/components/search/results/search-outcome';
import { HEADER_TEXTS } from '@/components/search/state/constants';
import { cartCalls } from '@/core/calls/cart';
import { cartSchemas } from '@/core/calls/cart.schema';
import { contactSchemas } from '@/core/calls/contact.schema';
import { designSchemas } from '@/core/calls/design.schema';
import { orderSchemas } from '@/core/calls/orders.schema';
import { restockSchemas } from '@/core/calls/restock.schema';
import { reviewSchemas } from '@/core/calls/reviews.schema';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { uploadSchemas } from '@/core/calls/uploads.schema';
import { lineKey } from '@/core/rules/cart/line-identity';
import { readPriceAnswer } from '@/core/rules/cart/price-answer';
import { defaultChoices } from '@/core/rules/variants/variants';
import { ApiError } from '@/services/api-error';
import { parseAnswer } from '@/services/send-call';
import type { AppStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';
import { linesMerged, linesRepriced } from '@/store/slices/cart';
import { INIT, line, product, seededStore } from '../unit/persistence/fixtures';
import { mutated } from './mutations';
import { pageHtml } from './page-html';
import { RUNS } from './runs';

const OPTION = { label: 'Large', value: 'L', priceAdjustment: 2, swatch: '#ff0000' };
const FIELD = { id: 'size', label: 'Size', type: 'select', options: [OPTION], required: true };
const PRODUCT = product('p', {
  slug: 'harbor-hoodie',
  compareAtPrice: 30,
  category: 'Hoodies',
  description: '<p>Warm.</p>',
  colors: [{ name: 'Navy', hex: '#001f3f' }],
  variants: [FIELD],
});
const FACETS = {
  categories: [{ value: 'Hoodies', count: 3 }],
  colors: [{ value: 'Navy', count: 2, hex: '#001f3f' }],
  sizes: [{ value: 'L', count: 2 }],
  prices: [{ from: 0, to: 25, count: 1 }],
};
const PAGE = { products: [PRODUCT], page: 1, total: 40, totalPages: 3, facets: FACETS };
const LINES = [line('a', 2), line('b')];
/** What shows of a shop's settings and design. */
const FRONT = (
  <>
    <Header />
    <HomeView />
    <Footer />
  </>
);
const AT = '2026-03-05T12:00:00.000Z';

/** A call whose answer is shown: an answer as it should be, and what of a page shows it. */
function shown<Schema extends z.ZodMiniType>(
  schema: Schema,
  sound: unknown,
  show: (answer: z.output<Schema>, store: AppStore) => ReactNode,
) {
  const showIfRead = (answer: unknown): string | null => {
    const read = schema.safeParse(answer);
    if (!read.success) return null;
    const store = seededStore();
    return pageHtml(store, show(read.data, store));
  };
  return { sound, showIfRead };
}

const CALLS = {
  init: shown(
    storefrontSchemas.init.response,
    {
      domain: 'shop.example',
      name: 'Shop',
      template: 'classic',
      banner: {
        image: '/a.webp',
        title: 'Hi',
        subtitle: '',
        buttonText: 'Go',
        buttonLink: '/shop',
      },
      ads: { title: 'Ad', description: 'x', image: '/b.webp', link: '/shop' },
      keywords: 'hoodie, navy',
      shipping_cost: 4.99,
      settings: { showCategory: true, reviewCategories: ['Hoodies'] },
      metadata: { title: 'Shop' },
    },
    (init, store) => {
      seedStore(store, { init });
      return FRONT;
    },
  ),
  loadDesign: shown(
    designSchemas.loadDesign.response,
    {
      status: 0,
      message: '',
      data: {
        settings: { showCategory: true, disableReviews: 'delete' },
        metadata: { title: 'Shop', globalCSS: '' },
        logo: '/logo.webp',
        company: 'Shop Ltd',
        address: '1 Road',
        arraddress: ['1 Road'],
      },
    },
    ({ data: design }, store) => {
      seedStore(store, { init: { ...INIT, design } });
      return FRONT;
    },
  ),
  domainInfo: shown(
    designSchemas.domainInfo.response,
    {
      status: 0,
      message: '',
      data: { domain: 'shop.example', name: 'Shop', template: 'classic', match: 'alias' },
    },
    ({ data }, store) => {
      seedStore(store, { init: { ...INIT, ...data } });
      return <Header />;
    },
  ),
  categories: shown(
    storefrontSchemas.categories.response,
    { category: [{ name: 'Hoodies', image: '/h.webp', category: 'Hoodies' }] },
    ({ category: categories }, store) => {
      seedStore(store, { init: INIT, categories });
      return <Header />;
    },
  ),
  shop: shown(storefrontSchemas.shop.response, PAGE, ({ facets, ...listing }, store) => {
    seedStore(store, { init: INIT, listing });
    const filters = { category: 'Hoodies', sort: 'newest' } as const;
    return <ListingView {...(facets && { facets })} filters={filters} />;
  }),
  products: shown(storefrontSchemas.products.response, [PRODUCT], (products, store) => {
    seedStore(store, { init: INIT, listing: { ...PAGE, products } });
    return <HomeView />;
  }),
  product: shown(storefrontSchemas.product.response, PRODUCT, (result, store) => {
    seedStore(store, { init: INIT, product: result });
    return <ProductView related={[result]} reviews={null} />;
  }),
  related: shown(storefrontSchemas.related.response, [PRODUCT], (related, store) => {
    seedStore(store, { init: INIT, product: PRODUCT });
    return <ProductView related={related} reviews={null} />;
  }),
  variants: shown(
    storefrontSchemas.variants.response,
    { category: 'Hoodies', variants: [FIELD, { ...FIELD, id: 'color', type: 'color' }] },
    ({ variants }) => (
      <VariantForm
        offer={{ fields: variants }}
        choices={defaultChoices(variants)}
        setChoices={() => {}}
      />
    ),
  ),
  search: shown(
    storefrontSchemas.search.response,
    { status: 0, message: '', data: PAGE },
    ({ data: { products, total } }) => (
      <SearchOutcome
        state={{ status: 'results', query: 'hodie', total, sequence: 1 }}
        results={products}
        texts={HEADER_TEXTS}
        onSearch={() => {}}
      />
    ),
  ),
  priceCart: shown(
    cartSchemas.priceCart.response,
    {
      lines: [LINES[0], null],
      coupon: { code: 'WEDDEAL', kind: 'percentage', value: 10, minimum: 0 },
      couponMessage: '',
      ...{ subtotal: 40, discount: 4, shipping: 4.99, total: 40.99 },
    },
    (answer, store) => {
      store.dispatch(linesMerged(LINES));
      const verdict = verdictOf(store, answer);
      if (verdict) store.dispatch(linesRepriced(verdict));
      const { items } = store.getState().cart;
      expect(new Set(items.map(lineKey)).size).toBe(items.length);
      return <CartView />;
    },
  ),
  trackOrder: shown(
    orderSchemas.trackOrder.response,
    {
      status: 0,
      message: '',
      data: {
        order_id: 'MF-1',
        status: 'fulfilled',
        createdAt: AT,
        steps: [{ state: 'created', at: AT }],
        estimatedDelivery: { from: '2026-03-11', to: '2026-03-13' },
        carrier: 'Parcelway',
        trackingNumber: 'PW1',
        trackingUrl: 'https://parcelway.example/PW1',
        items: [
          { name: 'Hoodie', quantity: 2, price: 33, image: '/a.webp', slug: 'a', variants: {} },
        ],
        ...{ subtotal: 66, discount: 6, shipping: 4.99, total: 64.99 },
      },
    },
    ({ data }) => (data ? <OrderResult order={data} /> : 'The answer holds no order.'),
  ),
};

/** Calls whose answer is not shown itself: it is read, or it is an error of its own kind. */
const READ: Record<string, readonly [schema: { response: z.ZodMiniType }, sound: unknown]> = {
  addToCart: [cartSchemas.addToCart, { status: 0, message: '' }],
  checkCoupon: [
    cartSchemas.checkCoupon,
    { status: 0, message: '', data: { code: 'A', kind: 'fixed', value: 5, minimum: 0 } },
  ],
  addReview: [reviewSchemas.addReview, { status: 0, message: '' }],
  reviewCategories: [reviewSchemas.reviewCategories, ['Hoodies']],
  upload: [
    uploadSchemas.upload,
    { status: 0, message: '', data: { id: 'u', width: 1, height: 1 } },
  ],
  sendMessage: [contactSchemas.sendMessage, { status: 0, message: '' }],
  requestRestock: [restockSchemas.requestRestock, { status: 0, message: '' }],
  cancelRestock: [restockSchemas.cancelRestock, { status: 0, message: '' }],
  allCategories: [storefrontSchemas.allCategories, [{ name: 'A', image: '', category: 'A' }]],
  productsComponent: [
    storefrontSchemas.productsComponent,
    { status: 0, message: '', data: { products: [PRODUCT] } },
  ],
};

/** What a call of the browser makes of an answer. */
function readOrRefused(
  { response }: { response: z.ZodMiniType },
  data: unknown,
): 'read' | 'refused' {
  try {
    const answer = { status: 200, headers: {}, data };
    const read = parseAnswer(cartCalls.addToCart, { response }, answer);
    expect(response.safeParse(read).success).toBe(true);
    return 'read';
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return 'refused';
  }
}

/** A price answer that is none to this cart is an error, which the cart tells. */
function verdictOf(store: AppStore, answer: Parameters<typeof readPriceAnswer>[1]) {
  try {
    return readPriceAnswer(store.getState().cart, answer);
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return null;
  }
}

describe(`${RUNS} mutated answers leave no blank screen: each is refused, or shown`, () => {
  it.each(Object.entries(CALLS))('of %s', (_, { sound, showIfRead }) => {
    expect(showIfRead(sound)).toMatch(/\w/);
    let shown = 0;
    assert(
      property(mutated(sound), (answer) => {
        const html = showIfRead(answer);
        if (html !== null) shown += 1;
        expect(html).not.toBe('');
        expect(html ?? '').not.toMatch(/\bNaN\b|\[object Object\]|Invalid Date/);
      }),
      { numRuns: RUNS },
    );
    expect(shown).toBeGreaterThan(RUNS / 20);
  });

  it.each(Object.entries(READ))('of %s', (_, [schema, sound]) => {
    expect(readOrRefused(schema, sound)).toBe('read');
    assert(
      property(mutated(sound), (answer) => {
        readOrRefused(schema, answer);
      }),
      { numRuns: RUNS },
    );
  });
});
