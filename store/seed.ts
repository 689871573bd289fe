import { createAction, type Dispatch, SHOULD_AUTOBATCH } from '@reduxjs/toolkit';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import type { InitResponse } from '@/core/model/shop';
import { mergeSettings } from '@/core/rules/design/settings';
import { faviconOf } from '@/core/rules/seo/favicon';
import type { Seed } from '@/services/page-props';
import type { PageDesignState } from './slices/page-design';
import type { ShopState } from './slices/shop';

/** A page came from the server. Subscribers are not notified: it is about to be rendered. */
export const pageReceived = createAction('pageReceived', (seed: Seed) => ({
  payload: seed,
  meta: { [SHOULD_AUTOBATCH]: true },
}));

/** The page that came last is on screen: subscribers are notified, and the product of the page before is cleared. */
export const pageShown = createAction<Seed>('pageShown');

/** Puts a page's server data into the store; whatever the server did not send stays. */
export function seedStore({ dispatch }: { dispatch: Dispatch }, seed: Seed): void {
  dispatch(pageReceived(seed));
}

interface Filled {
  shop: ShopState;
  pageDesign: PageDesignState;
}

/** A state with a page's server data in it, at once: by drafted actions it would be the dearest part of most pages. */
export function withPage<State extends Filled>(state: State, seed: Seed): State {
  const { shop, pageDesign } = state;
  return { ...state, shop: withShop(shop, seed), pageDesign: withLayout(pageDesign, seed) };
}

export function withPageShown<State extends Filled>(state: State, { product }: Seed): State {
  if (product || !state.shop.product) return state;
  return { ...state, shop: { ...state.shop, ...NOTHING_LOADED, product: null } };
}

/** Loaded for one product. */
const NOTHING_LOADED: Pick<ShopState, 'storeReviews' | 'upsale'> = {
  storeReviews: null,
  upsale: [],
};

function withShop(
  state: ShopState,
  { init, arrives = '', listing, product, variants, categories, layout }: Seed,
): ShopState {
  const shop: ShopState = { ...state, arrives, ...listing };
  if (product) {
    shop.product = product;
    if (product.id !== state.product?.id) Object.assign(shop, NOTHING_LOADED);
  }
  if (variants) {
    const ofCategory = { [variants.category]: variants.variants };
    shop.variantsByCategory = { ...state.variantsByCategory, ...ofCategory };
  }
  if (categories) {
    shop.templateCategories = { ...state.templateCategories, [init.template]: categories };
    shop.isCategoriesLoaded = true;
  }
  // The home page's layout is one of what a shop opens with (spec 4), and comes with the home page.
  const isHome = layout?.slug === DEFAULT_PAGE_SLUG;
  applyInit(shop, isHome ? { ...init, layout: layout.layout } : init);
  // The shopper’s first click would freeze all of it, as the toolkit does with what is not frozen yet.
  for (const held of Object.values(shop)) Object.freeze(held);
  return shop;
}

/** Keeps the layout of a designed page by its slug; that of the home page is the shop's. */
function withLayout(state: PageDesignState, { layout: page }: Seed): PageDesignState {
  if (!page || page.slug === DEFAULT_PAGE_SLUG) return state;
  const { slug, ...layout } = page;
  return { ...state, cachedLayouts: { ...state.cachedLayouts, [slug]: layout } };
}

/**
 * Takes over what a shop opens with (spec 4, "Shop initialisation"): here the wire's names become ours. Each request
 * does it, and fields set one by one cost a sixth of an object merged in.
 */
function applyInit(state: ShopState, init: InitResponse): void {
  state.hostname = init.domain || state.hostname;
  state.name = init.name;
  state.template = init.template;
  state.logo = init.logo;
  state.company = init.company;
  state.founder = init.founder;
  state.phone = init.phone;
  state.email = init.email;
  state.address = init.address;
  state.addressLines = init.arraddress;
  state.banner = init.banner;
  state.ads = init.ads;
  state.lastAds = init.last_ads;
  state.keywords = init.keywords;
  state.googleVerification = init.googleverify;
  state.tagManagerId = init.gtag;
  state.analyticsIds = init.analytics;
  state.adsIds = init.adsid;
  state.conversionLabel = init.conversion_label;
  state.shippingCost = init.shipping_cost;
  state.transitTime = init.transit_time;
  state.handlingTime = init.handing_time;
  state.orderPrefix = init.prefix;
  state.paymentMarks = init.paymentMarks;
  state.settings = mergeSettings(init.settings);
  state.reviewCategories = state.settings.reviewCategories;
  state.favicon = faviconOf(init);
  state.metadataTitle = init.metadata.title ?? '';
  state.metadataDescription = init.metadata.description ?? '';
  state.globalCss = init.globalCSS ?? init.metadata.globalCSS ?? '';
  if (init.layout) {
    state.homepageLayout = init.layout;
    state.isLayoutDynamic = true;
  }
  if (init.headertemplate !== undefined) state.headerTemplate = Number(init.headertemplate);
  if (init.design) state.design = init.design;
  state.isSettingsLoaded = true;
}
