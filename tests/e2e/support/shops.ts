/**
 * The demo shops by their templates; `odd`, which holds what the journeys put on sale themselves; and those
 * that a journey opens to change the shop itself.
 */
export const SHOP_HOSTS = {
  classic: 'localhost',
  jersey: 'jersey.localhost',
  studio: 'studio.localhost',
  odd: 'odd.localhost',
  keys: 'keys.localhost',
  pages: 'pages.localhost',
  settings: 'settings.localhost',
  styled: 'styled.localhost',
  empty: 'empty.localhost',
  disputes: 'disputes.localhost',
  office: 'office.localhost',
  moved: 'moved.localhost',
  sizes: 'sizes.localhost',
  fuzzed: 'fuzzed.localhost',
  unfuzzed: 'unfuzzed.localhost',
  hostile: 'hostile.localhost',
  opening: 'opening.localhost',
  attacked: 'attacked.localhost',
  boutique: 'boutique.example',
  members: 'members.localhost',
} as const;

export type ShopName = keyof typeof SHOP_HOSTS;

export const DEMO_SHOPS = ['classic', 'jersey', 'studio'] as const satisfies readonly ShopName[];

/** Who may change a demo shop while the journeys run. */
export const DEMO_ADMIN = { email: 'admin@example.com', password: 'three-quiet-needles' };

/** Address of a shop's page while the journeys run; one for admins is on an origin of its own. */
export function urlOf(shop: ShopName, path = '/'): string {
  return `http://${hostOf(shop, path)}:${process.env.E2E_PORT}${path}`;
}

/** The host that a shop has a page on. */
export function hostOf(shop: ShopName, path: string): string {
  const host = SHOP_HOSTS[shop];
  return /^\/design(?=[/?#]|$)/.test(path) ? `admin.${host}` : host;
}

/** Who reads `/metrics` of the product under test says so. */
export const METRICS_TOKEN = 'a-token-of-journeys-alone';
