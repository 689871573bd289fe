/** The demo shops by their templates, and `odd`, which holds what the journeys put on sale themselves. */
export const SHOP_HOSTS = {
  classic: 'localhost',
  jersey: 'jersey.localhost',
  studio: 'studio.localhost',
  odd: 'odd.localhost',
} as const;

export type ShopName = keyof typeof SHOP_HOSTS;

export const DEMO_SHOPS = ['classic', 'jersey', 'studio'] as const satisfies readonly ShopName[];

/** Where a shop's page is while the journeys run. */
export function urlOf(shop: ShopName, path = '/'): string {
  return `http://${SHOP_HOSTS[shop]}:${process.env.E2E_PORT}${path}`;
}
