import type { PageDesignState } from '../slices/page-design';
import type { ShopState } from '../slices/shop';

/** Payment keys and what the payment proxies are told in secret never reach the storage. */
const SECRETS = [
  'paypalClientId',
  'stripePublishableKey',
  'shieldDomain',
  'shieldEncrypted',
  'stripeShieldDomain',
  'stripeShieldEncrypted',
] as const satisfies readonly (keyof ShopState)[];

/** Slices and fields in every page's data: large, and replaced by the server's anyway. */
const OF_THE_PAGE = [
  ...['products', 'product', 'results', 'upsale', 'upsale2', 'variantsByCategory'],
  ...['storeReviews', 'isCartOpen', 'homepageLayout', 'globalCss'],
] as const;

/** Layouts come with their pages, and may be larger than a storage. */
const LAYOUTS = ['cachedLayouts'] as const satisfies readonly (keyof PageDesignState)[];

const LEFT_OUT: Readonly<Record<PropertyKey, ReadonlySet<string>>> = {
  shop: new Set<string>([...SECRETS, ...OF_THE_PAGE]),
  pageDesign: new Set<string>(LAYOUTS),
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
