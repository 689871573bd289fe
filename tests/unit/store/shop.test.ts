import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import type { Seed } from '@/services/page-props';
import { atShield } from '@/store/checkout/shield';
import { type AppStore, makeStore } from '@/store/make-store';
import { pageShown, seedStore } from '@/store/seed';
import {
  cartOpened,
  conversionTracked,
  selectSettings,
  selectShop,
  storeReviewsReceived,
  stripeShieldReceived,
} from '@/store/slices/shop';
import { product } from '../persistence/fixtures';

const REVIEWS = { reviews: [], totalReviews: 3, averageRating: 4, ratingDistribution: { 4: 3 } };

const init = (fields: object = {}) =>
  initSchema.parse({ domain: 'shop.example', template: 'classic', ...fields });

let store: AppStore;
const shop = () => selectShop(store.getState());
const receive = (fields: object = {}) => seedStore(store, { init: init(fields) });

/** Another page comes, and is shown. */
const turnTo = (seed: Seed) => {
  seedStore(store, seed);
  store.dispatch(pageShown(seed));
};

beforeEach(() => {
  store = makeStore();
});

describe('shop initialisation', () => {
  it('settings are merged over the defaults [S4.50]', () => {
    receive({ settings: { hideSellPrice: true, disableReviews: 'delete' } });
    expect(selectSettings(store.getState())).toMatchObject({
      hideSellPrice: true,
      disableReviews: 'delete',
      disableUpsale: false,
      showCategory: false,
      reviewCategories: [],
    });
  });

  it('a setting of the wrong kind falls back alone', () => {
    receive({ settings: { hideSellPrice: 'yes', disableUpsale: true } });
    expect(shop().settings).toMatchObject({ hideSellPrice: false, disableUpsale: true });
  });

  it('every flag is off by default [S3.50]', () => {
    receive();
    expect(shop().settings).toMatchObject({
      showCategory: false,
      disableFrequentlyBoughtTogether: false,
      hideSellPrice: false,
      disableUpsale: false,
      disableReviews: false,
      hideTopKeywords: false,
    });
  });

  it('the favicon comes from the response or its settings [S4.51]', () => {
    receive({ favicon: '/a.png', settings: { favicon: '/b.png' } });
    expect(shop().favicon).toBe('/a.png');
    receive({ settings: { favicon: '/b.png' } });
    expect(shop().favicon).toBe('/b.png');
  });

  it('a layout list becomes the homepage layout and switches dynamic layout on [S4.52] [S4.152]', () => {
    receive();
    expect(shop()).toMatchObject({ homepageLayout: null, isLayoutDynamic: false });
    const layout = { slug: 'homepage', name: 'Homepage', layout: [{ type: 'text' }] };
    seedStore(store, { init: init(), layout: { ...layout, lastUpdated: null } });
    expect(shop()).toMatchObject({ homepageLayout: [{ type: 'text' }], isLayoutDynamic: true });
  });

  it('global CSS comes from the response or its metadata [S4.53]', () => {
    receive({ metadata: { globalCSS: 'a{}' } });
    expect(shop().globalCss).toBe('a{}');
    receive({ globalCSS: 'b{}', metadata: { globalCSS: 'a{}' } });
    expect(shop().globalCss).toBe('b{}');
  });

  it('header template and design are stored only if present [S4.54]', () => {
    receive({ headertemplate: 2, design: { company: 'Gridline' } });
    receive();
    expect(shop().headerTemplate).toBe(2);
    expect(shop().design?.company).toBe('Gridline');
  });

  it('settings are marked loaded [S4.55]', () => {
    expect(shop().isSettingsLoaded).toBe(false);
    receive();
    expect(shop().isSettingsLoaded).toBe(true);
  });

  it('shipping falls back to its defaults [S9.37]', () => {
    receive({ shipping_cost: 'free' });
    expect(shop()).toMatchObject({ shippingCost: 4.99, transitTime: '1-1', handlingTime: '2-4' });
  });

  it('a tracked conversion is added once only [S4.56]', () => {
    store.dispatch(conversionTracked('order-1'));
    store.dispatch(conversionTracked('order-1'));
    expect(shop().trackedConversions).toEqual(['order-1']);
  });

  it('clearing a product empties the current product [S4.57]', () => {
    seedStore(store, { init: init(), product: product('hat') });
    expect(shop().product?.id).toBe('hat');
    turnTo({ init: init() });
    expect(shop().product).toBeNull();
  });

  it.each([
    ['the same product', product('hat'), REVIEWS],
    ['another', product('scarf'), null],
    ['none', undefined, null],
  ])('a page of %s keeps or drops what was loaded of a product’s reviews', (_, next, left) => {
    seedStore(store, { init: init(), product: product('hat') });
    store.dispatch(storeReviewsReceived(REVIEWS));
    turnTo({ init: init(), ...(next && { product: next }) });
    expect(shop().storeReviews).toEqual(left);
  });

  it('a Stripe shield answer is stored, one with an error field clears key, domain and value [S4.58]', () => {
    const answer = {
      stripe_publishable_key: 'pk',
      domain: 'pay.example',
      encrypted: 'e',
      conversions: ['c'],
    };
    store.dispatch(stripeShieldReceived(answer));
    expect(shop()).toMatchObject({ stripePublishableKey: 'pk', conversions: ['c'] });
    store.dispatch(stripeShieldReceived({ ...answer, conversions: [], error: 'closed' }));
    expect(shop()).toMatchObject({
      stripePublishableKey: '',
      stripeShieldDomain: '',
      stripeShieldEncrypted: '',
      conversions: ['c'],
    });
  });
});

describe('the frame of a payment', () => {
  const offered = { method: 'stripe', provider: 'stripe', domain: 'here', encrypted: '' } as const;
  const answer = { domain: 'pay.example', encrypted: 'e', conversions: [] };

  it.each([
    ['is where its shield says', 'pk', 'pay.example'],
    ['stays where it was offered while its shield has no public key', '', 'here'],
  ])('%s [S4.58]', (_, stripe_publishable_key, domain) => {
    store.dispatch(stripeShieldReceived({ ...answer, stripe_publishable_key }));
    expect(atShield(offered, shop()).domain).toBe(domain);
  });
});

/** Spec 3, "Shop state", in the order it stands there: its name on the wire, and ours in the store. */
const HELD = {
  ...{ logo: 'logo', favicon: 'favicon', address: 'address', email: 'email', company: 'company' },
  ...{ phone: 'phone', template: 'template', products: 'products', product: 'product' },
  ...{ banner: 'banner', ads: 'ads', last_ads: 'lastAds', page: 'page', totalPages: 'totalPages' },
  ...{ total: 'total', results: 'results', variantsByCategory: 'variantsByCategory' },
  ...{ allCategories: 'allCategories', client_id: 'paypalClientId', hostname: 'hostname' },
  ...{ keywords: 'keywords', adsid: 'adsIds', gtag: 'tagManagerId', analytics: 'analyticsIds' },
  ...{ conversion_label: 'conversionLabel', conversions: 'conversions' },
  ...{ trackedConversions: 'trackedConversions', upsale: 'upsale', upsale2: 'upsale2' },
  ...{ transit_time: 'transitTime', handing_time: 'handlingTime', shipping_cost: 'shippingCost' },
  ...{ prefix: 'orderPrefix', googleverify: 'googleVerification' },
  ...{ stripe_publishable_key: 'stripePublishableKey', shield_encrypted: 'shieldEncrypted' },
  ...{ shield_domain: 'shieldDomain', stripe_shield_encrypted: 'stripeShieldEncrypted' },
  ...{ stripe_shield_domain: 'stripeShieldDomain', headertemplate: 'headerTemplate' },
  ...{ settings: 'settings', isSettingsLoaded: 'isSettingsLoaded' },
  ...{ homepageLayout: 'homepageLayout', globalCSS: 'globalCss' },
  ...{ useDynamicLayout: 'isLayoutDynamic', storeReviews: 'storeReviews' },
  ...{ reviewCategories: 'reviewCategories', design: 'design' },
  ...{ templateCategories: 'templateCategories', isCategoriesLoaded: 'isCategoriesLoaded' },
  ...{ openCart: 'isCartOpen' },
} as const;

describe('what the store holds of a shop', () => {
  it('is all that the specification names [S3.929]', () => {
    expect(Object.keys(shop())).toEqual(expect.arrayContaining(Object.values(HELD)));
  });

  it('is what its settings came with, each under its own name [S3.929]', () => {
    const settings = {
      ...{ logo: '/logo.svg', favicon: '/icon.png', address: '1 Mill Lane', company: 'Linen Ltd.' },
      ...{ email: 'hi@linen.example', phone: '555 01', template: 'jersey', keywords: 'linen' },
      ...{ googleverify: 'g-1', gtag: 'GTM-1', analytics: ['G-1'], adsid: ['AW-1'], prefix: 'LN' },
      ...{
        conversion_label: 'label',
        shipping_cost: 6.5,
        transit_time: '3-5',
        handing_time: '1-2',
      },
      ...{ headertemplate: 2, globalCSS: 'p {}' },
    };
    receive(settings);
    for (const [name, value] of Object.entries(settings)) {
      const held: Record<string, unknown> = { ...shop() };
      expect(held[HELD[name as keyof typeof HELD]], name).toEqual(value);
    }
    expect(shop().hostname).toBe('shop.example');
  });
});

describe('a page’s server data', () => {
  it('is not looked through by what a shopper does first', () => {
    const brought = product('hat', { media: [{ alt: 'A hat' }] });
    seedStore(store, { init: init(), product: brought });
    store.dispatch(cartOpened());
    expect(shop()).toMatchObject({ isCartOpen: true, product: brought });
    expect(Object.isFrozen(shop().product?.media)).toBe(false);
  });

  it('keeps the layout of a designed page by its slug, with name and time [S3.931] [S4.152]', () => {
    const layout = { name: 'About us', layout: [{ type: 'text' }], lastUpdated: '2026-04-01' };
    seedStore(store, { init: init(), layout: { slug: 'about', ...layout } });
    expect(store.getState().pageDesign.cachedLayouts).toEqual({ about: layout });
  });

  it('is told to nobody before its page is shown, and then at once', () => {
    const received = vi.fn();
    store.subscribe(received);
    const seed = { init: init({ name: 'Wool' }) };
    seedStore(store, seed);
    expect(shop().name).toBe('Wool');
    expect(received).not.toHaveBeenCalled();
    store.dispatch(pageShown(seed));
    expect(received).toHaveBeenCalledOnce();
  });
});
