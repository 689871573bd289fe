import type { ShopState } from '../slices/shop-state';

/** Payment keys and what the payment proxies are told in secret never reach the storage. */
const SECRETS = [
  'paypalClientId',
  'stripePublishableKey',
  'shieldDomain',
  'shieldEncrypted',
  'stripeShieldDomain',
  'stripeShieldEncrypted',
] as const satisfies readonly (keyof ShopState)[];

/** What every page brings along itself: large, and the server's word counts anyway. */
const OF_THE_PAGE = [
  ...['products', 'product', 'results', 'upsale', 'upsale2', 'variantsByCategory'],
  ...['storeReviews', 'isCartOpen'],
] as const;

const LEFT_OUT: ReadonlySet<string> = new Set([...SECRETS, ...OF_THE_PAGE]);

/** redux-persist's transform: the shop slice is stored without these fields. */
export const leaveOut = {
  in: (slice: object, name: PropertyKey): object =>
    name === 'shop'
      ? Object.fromEntries(Object.entries(slice).filter(([field]) => !LEFT_OUT.has(field)))
      : slice,
  out: (slice: object): object => slice,
};
