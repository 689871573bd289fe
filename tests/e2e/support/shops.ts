/** The demo shops by what they are known for; `odd` holds what tests themselves put on sale. */
export const SHOP_HOSTS = {
  classic: 'localhost',
  jersey: 'jersey.localhost',
  studio: 'studio.localhost',
} as const;

export type ShopName = keyof typeof SHOP_HOSTS;

/** Where a shop's page is while the tests run. */
export function urlOf(shop: ShopName, path = '/'): string {
  return `http://${SHOP_HOSTS[shop]}:${process.env.E2E_PORT}${path}`;
}
