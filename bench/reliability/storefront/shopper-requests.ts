import { z } from 'zod';
import { ask, type Shop } from '@/bench/lib/ask';
import { shopPages } from '@/bench/lib/shop-pages';
import { createRandom } from '@/demo/drawings/kit/random';

export interface ShopperRequest {
  path: string;
  /** Sent by POST; absent where a page is asked for. */
  body?: object;
}

const BASE = '/api/backend';
const QUERIES = ['shirt', 'black hoodie', 'hodie', 'linen', 'gift', 'blue', 'jaket', 'tumbler'];
const COUPON = 'WEDDEAL';

const products = z.array(z.object({ id: z.string(), template: z.string() }));

type Pick = <Item>(list: readonly Item[]) => Item | undefined;

/**
 * What shoppers ask for, one after the other: of a hundred 60 listings and products, 20 homes, 10 searches,
 * and 10 calls about carts and coupons. The same ones every time.
 */
export async function shopperRequests(shop: Shop): Promise<() => ShopperRequest> {
  const target = { ...shop, pid: 0, postmaster: null };
  const pathsOf = new Map((await shopPages(target)).map(({ name, paths }) => [name, paths]));
  const answer = await ask(shop, `${BASE}/products?limit=20`);
  const sold = products.parse(JSON.parse(answer.text));
  const lineOf = (pick: Pick) => ({ product: { id: pick(sold)?.id ?? '' }, quantity: 1 });
  const random = createRandom(11);
  const pick: Pick = (list) => list[Math.floor(random.next() * list.length)];
  const page = (name: string) => ({ path: pick(pathsOf.get(name) ?? []) ?? '/' });

  return () => {
    const share = random.next();
    if (share < 0.3) return page('listing');
    if (share < 0.6) return page('product');
    if (share < 0.8) return page('home');
    if (share < 0.9) {
      const body = { query: pick(QUERIES), template: sold[0]?.template };
      return { path: `${BASE}/search`, body };
    }
    const lines = [lineOf(pick), lineOf(pick)];
    if (share < 0.95) return { path: `${BASE}/cart/price`, body: { lines, coupon: COUPON } };
    if (share < 0.98) return { path: `${BASE}/coupons/check`, body: { lines, code: COUPON } };
    return { path: `${BASE}/add-to-cart`, body: lineOf(pick) };
  };
}
