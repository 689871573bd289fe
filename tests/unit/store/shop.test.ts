import { beforeEach, describe, expect, it } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import { type AppStore, makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';
import {
  conversionTracked,
  productCleared,
  productReceived,
  selectSettings,
  selectShop,
  settingsReceived,
  stripeShieldReceived,
} from '@/store/slices/shop';

const init = (fields: object = {}) =>
  initSchema.parse({ domain: 'shop.example', template: 'classic', ...fields });

let store: AppStore;
const shop = () => selectShop(store.getState());
const receive = (fields: object = {}) => store.dispatch(settingsReceived(init(fields)));

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

  it('a layout list becomes the homepage layout and switches dynamic layout on [S4.52]', () => {
    receive();
    expect(shop()).toMatchObject({ homepageLayout: null, isLayoutDynamic: false });
    receive({ layout: [{ type: 'text' }] });
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
    const product = {
      id: '1',
      name: 'Hat',
      price: 1,
      image: [],
      brand: '',
      category: '',
      description: '',
      tag: '',
      template: '',
      createdAt: '',
      updatedAt: '',
    };
    store.dispatch(productReceived(product));
    expect(shop().product?.name).toBe('Hat');
    store.dispatch(productCleared());
    expect(shop().product).toBeNull();
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

describe('a page’s server data', () => {
  it('marks the domain design loaded and stamps the time [S4.40]', () => {
    const now = new Date('2026-05-01T10:00:00Z');
    seedStore(store, { init: init({ design: { company: 'Norr' } }) }, () => now);
    expect(store.getState().pageDesign.domainDesign).toMatchObject({
      company: 'Norr',
      isLoaded: true,
      lastUpdated: '2026-05-01T10:00:00.000Z',
    });
  });
});
