import { and, asc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import { products } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import { toCards } from './card-wire';
import { catalogueKey, findProduct, MAX_LIMIT, withRatings } from './list-products';
import { cardColumns } from './product-wire';
import { inCategory, isWholeCatalogue, newestFirst, visibleTo } from './visible';

const UPSALE_COUNT = 4;
/** Candidates for them: some may stand on the page already. */
const CANDIDATES = 20;
/** Picks are made among the newest only, which an index serves however large the catalogue is. */
const POOL_SIZE = 200;

/** A mixed order that is the same every time. */
const mixed = (seed: string): SQL => sql`md5(${products.id}::text || ${seed}::text)`;

/**
 * Finds the products beside a listing (spec 7): up to 4 of its category, and 4 others, each of another category. None of
 * them stands on the page itself.
 */
export async function findUpsales(
  services: ShopServices,
  category: string | undefined,
  page: readonly Product[],
) {
  const candidates = await findCandidates(services, category);
  const listed = new Set(page.map(({ id }) => id));
  const pick = (products: readonly Product[]) =>
    products.filter(({ id }) => !listed.has(id)).slice(0, UPSALE_COUNT);
  const upsale = pick(candidates.upsale);
  const taken = upsale.map((one) => one.category);
  const others = candidates.upsale2.filter((one) => !taken.includes(one.category));
  return { upsale, upsale2: pick(others) };
}

function findCandidates(services: ShopServices, category: string | undefined) {
  return services.memo.upsales.get(catalogueKey(services.shop, category), async () => {
    const upsale = await pickMixed(services, inCategory(category), CANDIDATES);
    const shown = isWholeCatalogue(category) ? [] : [category];
    return { upsale, upsale2: await onePerCategory(services, shown) };
  });
}

/** Picks one of the newest products of each category that is not shown. */
async function onePerCategory({ db, shop }: ShopServices, shown: string[]): Promise<Product[]> {
  const newest = db
    .select({ id: products.id })
    .from(products)
    .where(and(visibleTo(shop), notInArray(products.category, shown)))
    .orderBy(newestFirst, asc(products.id))
    .limit(POOL_SIZE);
  const onePerCategory = db
    .selectDistinctOn([products.category], { id: products.id })
    .from(products)
    .where(inArray(products.id, newest))
    .orderBy(products.category, mixed(''));
  const rows = await db
    .select(cardColumns)
    .from(products)
    .where(inArray(products.id, onePerCategory))
    .orderBy(mixed(''))
    .limit(CANDIDATES);
  return toCards(rows, shop);
}

/** A mixed handful of the newest products under a condition. */
async function pickMixed(
  { db, shop }: ShopServices,
  condition: SQL | undefined,
  limit: number,
  seed = '',
): Promise<Product[]> {
  const newest = db
    .select({ id: products.id })
    .from(products)
    .where(and(visibleTo(shop), condition))
    .orderBy(newestFirst, asc(products.id))
    .limit(POOL_SIZE);
  const rows = await db
    .select(cardColumns)
    .from(products)
    .where(inArray(products.id, newest))
    .orderBy(mixed(seed))
    .limit(limit);
  return toCards(rows, shop);
}

/** Products beside one, the same ones every time: of its category, then others. @throws DomainError not-found */
export async function findRelated(
  services: ShopServices,
  idOrSlug: string,
  requestedLimit: number,
): Promise<Product[]> {
  const product = await findProduct(services, idOrSlug);
  const limit = Math.min(requestedLimit, MAX_LIMIT);
  const alike = and(eq(products.category, product.category), ne(products.id, product.id));
  const close = await pickMixed(services, alike, limit, product.id);
  const rest = limit - close.length;
  const other = ne(products.category, product.category);
  const far = rest > 0 ? await pickMixed(services, other, rest, product.id) : [];
  return withRatings(services, [...close, ...far]);
}
