import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ResponseOf } from '@/core/calls/call';
import type { paymentCalls } from '@/core/calls/payment';
import type { CategoryTile } from '@/core/model/category-tile';
import {
  DEFAULT_HEADER_TEMPLATE,
  DEFAULT_SETTINGS,
  type DomainDesignWire,
} from '@/core/model/design';
import type { LayoutNode } from '@/core/model/page';
import type { PaymentMark } from '@/core/model/payment';
import type { Product } from '@/core/model/product';
import type { ReviewData } from '@/core/model/review';
import type { SearchResult } from '@/core/model/search';
import {
  type Ad,
  type Banner,
  DEFAULT_HANDLING_TIME,
  DEFAULT_SHIPPING_COST,
  DEFAULT_TRANSIT_TIME,
} from '@/core/model/shop';
import { DEFAULT_VARIANT_CATEGORY, type VariantField } from '@/core/model/variant';
import { FALLBACK_HOST } from '@/core/values/host';
import { ownEntry } from '@/core/values/own-entry';

/** The shop as the storefront holds it (spec 3, "Shop state"), under our own names. */
const initialState = {
  hostname: FALLBACK_HOST,
  name: '',
  template: '',
  logo: '',
  favicon: '',
  company: '',
  founder: '',
  phone: '',
  email: '',
  address: '',
  addressLines: [] as string[],
  banner: null as Banner | null,
  ads: null as Ad | null,
  lastAds: null as Ad | null,
  keywords: '',
  googleVerification: '',
  tagManagerId: '',
  analyticsIds: [] as string[],
  adsIds: [] as string[],
  conversionLabel: '',
  conversions: [] as unknown[],
  trackedConversions: [] as string[],
  /** Dollars. */
  shippingCost: DEFAULT_SHIPPING_COST,
  /** Days, "from-to". */
  transitTime: DEFAULT_TRANSIT_TIME,
  handlingTime: DEFAULT_HANDLING_TIME,
  /** Days on which an order placed today arrives, in words; empty where they are not known. */
  arrives: '',
  orderPrefix: '',
  paymentMarks: [] as readonly PaymentMark[],
  settings: DEFAULT_SETTINGS,
  isSettingsLoaded: false,
  metadataTitle: '',
  metadataDescription: '',
  headerTemplate: DEFAULT_HEADER_TEMPLATE,
  homepageLayout: null as LayoutNode[] | null,
  isLayoutDynamic: false,
  globalCss: '',
  design: null as DomainDesignWire | null,
  products: [] as Product[],
  product: null as Product | null,
  results: [] as readonly SearchResult[],
  page: 1,
  totalPages: 0,
  total: 0,
  upsale: [] as Product[],
  upsale2: [] as Product[],
  variantsByCategory: {} as Record<string, VariantField[]>,
  allCategories: [] as CategoryTile[],
  templateCategories: {} as Record<string, CategoryTile[]>,
  isCategoriesLoaded: false,
  storeReviews: null as ReviewData | null,
  reviewCategories: [] as string[],
  paypalClientId: '',
  stripePublishableKey: '',
  shieldDomain: '',
  shieldEncrypted: '',
  stripeShieldDomain: '',
  stripeShieldEncrypted: '',
  isCartOpen: false,
};

export type ShopState = typeof initialState;

/** The shop but for what its search found, which changes while somebody types. */
export type ShopFacts = Omit<ShopState, 'results'>;

type PaypalShield = ResponseOf<typeof paymentCalls.getShieldDomain>;
type StripeShield = ResponseOf<typeof paymentCalls.getShieldStripe>;

const NO_FIELDS: readonly VariantField[] = [];

/** Shop data; the server's replaces whatever was persisted (spec 4). */
export const shopSlice = createSlice({
  name: 'shop',
  initialState,
  reducers: {
    variantsReceived(
      state,
      { payload }: PayloadAction<{ category: string; variants: VariantField[] }>,
    ) {
      state.variantsByCategory[payload.category] = payload.variants;
    },
    productsLoaded(
      state,
      { payload }: PayloadAction<Partial<Pick<ShopState, 'results' | 'upsale' | 'upsale2'>>>,
    ) {
      Object.assign(state, payload);
    },
    storeReviewsReceived(state, { payload }: PayloadAction<ReviewData>) {
      state.storeReviews = payload;
    },
    conversionTracked(state, { payload }: PayloadAction<string>) {
      if (!state.trackedConversions.includes(payload)) state.trackedConversions.push(payload);
    },
    stripeShieldReceived(state, { payload }: PayloadAction<StripeShield>) {
      const isRefused = payload.error !== undefined;
      state.stripePublishableKey = isRefused ? '' : payload.stripe_publishable_key;
      state.stripeShieldDomain = isRefused ? '' : payload.domain;
      state.stripeShieldEncrypted = isRefused ? '' : payload.encrypted;
      if (!isRefused) state.conversions = payload.conversions;
    },
    paypalShieldReceived(state, { payload }: PayloadAction<PaypalShield>) {
      const isRefused = payload.error !== undefined;
      state.paypalClientId = isRefused ? '' : payload.client_id;
      state.shieldDomain = isRefused ? '' : payload.domain;
      state.shieldEncrypted = isRefused ? '' : payload.encrypted;
      if (!isRefused) state.conversions = payload.conversions;
    },
    cartOpened(state) {
      state.isCartOpen = true;
    },
    cartClosed(state) {
      state.isCartOpen = false;
    },
  },
  selectors: {
    selectShop: (state) => state,
    selectSettings: (state) => state.settings,
    selectProduct: (state) => state.product,
    /** The choices that a product offers: its own, else those of its category (spec 7). */
    selectFields: ({ variantsByCategory }, { variants, category }: Product) =>
      variants ?? ownEntry(variantsByCategory, category || DEFAULT_VARIANT_CATEGORY) ?? NO_FIELDS,
    selectStoreReviews: (state) => state.storeReviews,
    selectIsCartOpen: (state) => state.isCartOpen,
    /** True if third parties measure visits (spec 7). */
    selectIsMeasured: ({ tagManagerId, analyticsIds, adsIds, settings }) =>
      [tagManagerId, ...analyticsIds, ...adsIds, settings.sessionRecording].some(Boolean),
  },
});

export const {
  cartClosed,
  cartOpened,
  conversionTracked,
  paypalShieldReceived,
  productsLoaded,
  storeReviewsReceived,
  stripeShieldReceived,
  variantsReceived,
} = shopSlice.actions;

export const {
  selectFields,
  selectIsCartOpen,
  selectIsMeasured,
  selectProduct,
  selectSettings,
  selectShop,
  selectStoreReviews,
} = shopSlice.selectors;
