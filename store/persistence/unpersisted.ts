import type { PageDesignState } from '../slices/page-design';
import type { ShopState } from '../slices/shop';

const LEFT_OUT: Readonly<Record<PropertyKey, ReadonlySet<string>>> = {
  shop: new Set<keyof ShopState>([
    // Payment keys and what the payment proxies are told in secret never reach the storage.
    ...(['paypalClientId', 'shieldDomain', 'shieldEncrypted'] as const),
    ...(['stripePublishableKey', 'stripeShieldDomain', 'stripeShieldEncrypted'] as const),
    // Large, in every page's data, and replaced by the server's anyway.
    ...(['products', 'product', 'results', 'upsale', 'upsale2', 'variantsByCategory'] as const),
    ...(['allCategories', 'storeReviews', 'isCartOpen', 'homepageLayout', 'globalCss'] as const),
  ]),
  // Layouts come with their pages, and may be larger than a storage.
  pageDesign: new Set<keyof PageDesignState>(['cachedLayouts']),
};

/** redux-persist's transform: slices are stored without these fields. */
export const leaveOut = {
  in: (slice: object, name: PropertyKey): object => {
    const fields = LEFT_OUT[name];
    if (!fields) return slice;
    return Object.fromEntries(Object.entries(slice).filter(([field]) => !fields.has(field)));
  },
  out: (slice: object): object => slice,
};
