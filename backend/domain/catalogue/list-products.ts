import { and, asc, avg, count, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { DEFAULT_SORT, type Product, type ProductSort } from '@/core/model/product';
import type { SearchSort } from '@/core/model/search';
import { isUuid } from '@/core/values/is-uuid';
import { notFound } from '../../base/errors';
import { matching } from '../../db/rows';
import { bestsellers, products, reviews } from '../../db/schema';
import type { ShopRef, ShopServices } from '../shops/find-shop';
import { hasSold } from './bestsellers';
import { toCards } from './card-wire';
import * as messages from './messages';
import { withOffer } from './offer';
import { listedColumns, ownTexts, productColumns, toProduct } from './product-wire';
import { cardFacts, loadVariants, variantRecords } from './variant-columns';
import { inCategory, newestFirst, visibleTo } from './visible';

/** The most products one answer carries; a larger limit is lowered to it. */
export const MAX_LIMIT = 100;

/** Ties are broken by id, in the direction of the index. */
const ORDERS: Record<ProductSort, SQL[]> = {
  newest: [newestFirst, asc(products.id)],
  // Behind those that have sold, which are few and found on their own.
  bestselling: [newestFirst, asc(products.id)],
  'price-asc': [asc(products.priceMinor), asc(products.id)],
  'price-desc': [desc(products.priceMinor), desc(products.id)],
  'name-asc': [asc(products.name), asc(products.id)],
  'name-desc': [desc(products.name), desc(products.id)],
  discount: [sql`${products.discount} desc nulls last`, newestFirst, asc(products.id)],
};

interface Selection {
  category?: string | undefined;
  sort?: ProductSort | undefined;
  limit: number;
  offset?: number;
  ids?: readonly string[] | undefined;
}

/** Products of a shop in a stable order, without their descriptions. */
export async function listProducts(
  services: ShopServices,
  { sort = DEFAULT_SORT, limit, ...selection }: Selection,
): Promise<Product[]> {
  const { shop } = services;
  const most = Math.min(limit, MAX_LIMIT);
  const offered = offeredSort(sort, shop);
  const listed =
    offered === 'bestselling'
      ? await bestsellersFirst(services, { ...selection, limit: most })
      : await readPage(services, { ...selection, sort: offered, limit: most });
  return withRatings(services, listed);
}

/** Lists what has sold, which is little, then the others by date: every product once. */
async function bestsellersFirst(services: ShopServices, { limit, offset = 0, ...all }: Selection) {
  const { db, shop } = services;
  const isListed = and(
    visibleTo(shop),
    inCategory(all.category),
    all.ids && inArray(products.id, [...all.ids]),
  );
  const sold = await db
    .select({ id: products.id })
    .from(bestsellers)
    .innerJoin(products, eq(products.id, bestsellers.productId))
    .where(and(eq(bestsellers.shopId, shop.id), isListed))
    .orderBy(asc(bestsellers.place));
  const places = sold.slice(offset, offset + limit).map(({ id }) => id);
  const rest = { limit: limit - places.length, offset: Math.max(0, offset - sold.length) };
  const [first, others] = await Promise.all([
    places.length > 0 ? readPage(services, { ids: places, limit: places.length }) : [],
    rest.limit > 0 ? readPage(services, { ...all, ...rest, sort: 'bestselling' }) : [],
  ]);
  const byId = new Map(first.map((product) => [product.id, product]));
  return [...places.flatMap((id) => byId.get(id) ?? []), ...others];
}

async function readPage(
  { db, shop }: ShopServices,
  { category, sort = DEFAULT_SORT, limit, offset = 0, ids }: Selection,
): Promise<Product[]> {
  const page = db
    .select({ ...listedColumns, discount: products.discount })
    .from(products)
    .where(
      and(
        visibleTo(shop),
        inCategory(category),
        ids && inArray(products.id, [...ids]),
        sort === 'bestselling' ? not(hasSold(shop)) : undefined,
      ),
    )
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset(offset)
    .as('products');
  // Around the page: within it, facts would be gathered for the products of all pages before as well.
  const rows = await db
    .select({ ...page._.selectedFields, facts: cardFacts })
    .from(page)
    .orderBy(...ORDERS[sort]);
  return toCards(rows, shop);
}

/** Returns the order that a shop offers: the newest for reductions where every price is struck through alike (spec 9). */
export function offeredSort<Sort extends SearchSort>(sort: Sort, shop: ShopRef) {
  return sort === 'discount' && !shop.isRealMerchandising ? DEFAULT_SORT : sort;
}

/** Counts the products of a category, once per revision of the catalogue. */
export function countProducts({ db, memo, shop }: ShopServices, category: string | undefined) {
  const isCounted = and(visibleTo(shop), inCategory(category));
  return memo.totals.get(catalogueKey(shop, category), () => db.$count(products, isCounted));
}

/** Names what depends on the catalogue alone, not on the shop's own content. */
export function catalogueKey(shop: ShopRef, category: string | undefined): string {
  return JSON.stringify([shop.id, shop.template, shop.templateRevision, category ?? '']);
}

/** A site map may hold 50,000 addresses; some are left for the pages that are no products. */
const MAX_ADDRESSES = 49_000;

/** Every product's slug and when it last changed (ISO text), the newest first. */
export async function listAddresses({ db, shop }: ShopServices) {
  const rows = await db
    .select({ slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(visibleTo(shop))
    .orderBy(newestFirst)
    .limit(MAX_ADDRESSES);
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
}

/** A product of the shop with its choices, by id or slug; its own before a shared one. @throws DomainError not-found */
export async function findProduct(services: ShopServices, idOrSlug: string): Promise<Product> {
  const { shop } = services;
  const [[row], fieldsOf] = await Promise.all([
    services.db
      .select(offerColumns)
      .from(products)
      .where(and(visibleTo(shop), eq(isUuid(idOrSlug) ? products.id : products.slug, idOrSlug)))
      .orderBy(sql`${products.shopId} nulls last`)
      .limit(1),
    loadVariants(services),
  ]);
  if (!row) throw notFound(messages.noProduct, 'id');
  return withOffer(toProduct(row, shop), row, fieldsOf(row.category), shop);
}

const { variantFields } = products;
const offerColumns = { ...productColumns, ...ownTexts, variantFields, variants: variantRecords };

export function readIds(text: string): string[] {
  return text.split(',').filter(isUuid);
}

/** Products with the ratings of their reviews, where the shop shows true ones (design 9). One query along an index. */
export async function withRatings(
  { db, shop }: ShopServices,
  products: Product[],
): Promise<Product[]> {
  if (!shop.isRealMerchandising || products.length === 0) return products;
  const ids = products.map(({ id }) => id);
  const isShown = matching(reviews, { shopId: shop.id, status: 'approved' });
  const rows = await db
    .select({ id: reviews.productId, mean: avg(reviews.rating).mapWith(Number), count: count() })
    .from(reviews)
    .where(and(isShown, inArray(reviews.productId, ids)))
    .groupBy(reviews.productId);
  const byProduct = new Map(
    // To two decimals, as in a review summary.
    rows.map(({ id, mean, count }) => [
      id,
      { rating: Math.round(mean * 100) / 100, reviewCount: count },
    ]),
  );
  return products.map((product) => ({ ...product, ...byProduct.get(product.id) }));
}
