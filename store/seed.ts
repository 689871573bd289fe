import { createAction, type Dispatch } from '@reduxjs/toolkit';
import type { DomainDesignWire } from '@/core/model/design';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import type { InitResponse } from '@/core/model/shop';
import type { PageSeed, Seed } from '@/services/seed';
import { applyInit } from './slices/apply-init';
import { type PageDesignState, withDesign } from './slices/page-design';
import type { ShopState } from './slices/shop-state';

interface ReceivedPage {
  seed: Seed & PageSeed;
  /** ISO text. */
  receivedAt: string;
}

/** A page came from the server, with what it shows. */
export const pageReceived = createAction<ReceivedPage>('pageReceived');

/** Puts a page's server data into the store; whatever the server did not send stays, but for a product. */
export function seedStore({ dispatch }: { dispatch: Dispatch }, seed: Seed & PageSeed): void {
  dispatch(pageReceived({ seed, receivedAt: new Date().toISOString() }));
}

/** The slices that a page's server data changes. */
interface Filled {
  shop: ShopState;
  pageDesign: PageDesignState;
}

/**
 * A state as it is once a page's server data is in it. Every request begins with it: action by action, each drafted
 * and frozen, it would be the dearest part of most pages.
 */
export function withPage<State extends Filled>(state: State, page: ReceivedPage): State {
  return {
    ...state,
    shop: withShop(state.shop, page.seed),
    pageDesign: withPageDesign(state.pageDesign, page),
  };
}

/** Fills the shop. Design and domain that came along count as asked for (`slices/shop-loading.ts`). */
function withShop(
  state: ShopState,
  { init, listing, product, variants, categories, designed }: Seed & PageSeed,
): ShopState {
  const shop: ShopState = {
    ...state,
    ...listing,
    product: product ?? null,
    isDesignRequested: true,
  };
  if (init.domain) shop.isDomainRequested = true;
  if (shop.product?.id !== state.product?.id) shop.storeReviews = null;
  if (variants) {
    const ofCategory = { [variants.category]: variants.variants };
    shop.variantsByCategory = { ...state.variantsByCategory, ...ofCategory };
  }
  if (categories) {
    shop.templateCategories = { ...state.templateCategories, [init.template]: categories };
    shop.isCategoriesLoaded = true;
  }
  // The home page's layout is one of what a shop opens with (spec 4), and comes with the home page.
  const isHome = designed?.slug === DEFAULT_PAGE_SLUG;
  applyInit(shop, isHome ? { ...init, layout: designed.layout } : init);
  // The shopper’s first click would freeze all of it, as the toolkit does with what is not frozen yet.
  for (const held of Object.values(shop)) Object.freeze(held);
  return shop;
}

/**
 * A layout that comes with its page is as shoppers get it: without scripts, or blank where it could not be had. It is
 * shown, and not kept, so that whoever opens it to change it loads what is stored; a design alike.
 */
function withPageDesign(
  state: PageDesignState,
  { seed: { init, designed }, receivedAt: loadedAt }: ReceivedPage,
): PageDesignState {
  const design = withDesign(state.domainDesign, { design: designOf(init), loadedAt });
  const shown = { ...state, domainDesign: { ...design, isAsStored: false } };
  if (!designed) return shown;
  const { slug, name, layout, lastUpdated } = designed;
  const loaded = { isLoading: false, isLoaded: true };
  return { ...shown, currentPage: { slug, name, layout, lastUpdated, ...loaded } };
}

/** A shop without a header or footer of its own comes without a design: the rest stands in init. */
function designOf(init: InitResponse): DomainDesignWire {
  const { settings, metadata, logo, favicon, company, founder, phone, address, arraddress } = init;
  const plain = { settings, metadata, logo, favicon, company, founder, phone, address, arraddress };
  return init.design ?? { ...plain, header: [], footer: [] };
}
