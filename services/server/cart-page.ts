import type { PageRequest } from './shop-page';

/** The cart's page: the same for everybody until the browser fills in what is the shopper's own. */
export async function loadCart(_: PageRequest) {
  return { head: { title: 'Cart', canonicalPath: '/cart', isUnlisted: true }, data: {} };
}
