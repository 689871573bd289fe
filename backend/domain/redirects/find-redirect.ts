import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { CONTENT_PATHS } from '@/core/model/content';
import { plainPath, redirectPath } from '@/core/rules/address/shop-redirect';
import { shopifyPath } from '@/core/rules/address/shopify-address';
import { hasKind, notFound } from '../../base/errors';
import { matching } from '../../db/rows';
import { pages, products, redirects } from '../../db/schema';
import { findCategory } from '../catalogue/categories';
import { visibleTo } from '../catalogue/visible';
import type { ShopServices } from '../shops/find-shop';
import * as messages from './messages';

/**
 * Finds where an address leads that is no page of the shop: by a redirect of its own, else by what Shopify has there, as far
 * as there is such a product, category or page, or a redirect of that. @throws DomainError not-found
 */
export async function findRedirect(services: ShopServices, requested: string): Promise<string> {
  const path = plainPath(requested);
  const ours = shopifyPath(path);
  const targets = await findTargets(services, ours === null ? [path] : [path, ours]);
  const target =
    targets.get(path) ?? (ours && ((await existing(services, ours)) ?? targets.get(ours)));
  if (!target || redirectPath(target) === path) throw notFound(messages.noRedirect, 'path');
  return target;
}

async function findTargets({ db, shop }: ShopServices, paths: string[]) {
  const { path, target } = redirects;
  const rows = await db
    .select({ path, target })
    .from(redirects)
    .where(matching(redirects, { shopId: shop.id }, inArray(path, paths)));
  return new Map(rows.map((row) => [row.path, row.target]));
}

const BUILT_IN: readonly string[] = [
  '/shop',
  '/about',
  '/contact',
  '/order-tracking',
  ...CONTENT_PATHS,
];

/** Returns our address in place of Shopify's, null where the shop has no such page. */
async function existing(services: ShopServices, ours: string): Promise<string | null> {
  if (BUILT_IN.includes(ours)) return ours;
  const [, first = '', name = ''] = ours.split('/');
  if (first === 'product') return existingProduct(services, name);
  const category = new URLSearchParams(ours.split('?')[1]).get('category');
  if (category !== null) return existingListing(services, category);
  const { db, shop } = services;
  return (await db.$count(pages, matching(pages, { shopId: shop.id, slug: first }))) > 0
    ? ours
    : null;
}

/** A product is known by the handle that it was imported with, too. */
async function existingProduct({ db, shop }: ShopServices, handle: string): Promise<string | null> {
  const { slug, sourceKey, shopId } = products;
  const [row] = await db
    .select({ slug })
    .from(products)
    .where(and(visibleTo(shop), or(eq(slug, handle), eq(sourceKey, handle))))
    .orderBy(sql`${slug} <> ${handle}, ${shopId} nulls last`)
    .limit(1);
  return row ? `/product/${row.slug}` : null;
}

async function existingListing(services: ShopServices, requested: string): Promise<string | null> {
  try {
    const category = (await findCategory(services, requested)) ?? '';
    return `/shop?${new URLSearchParams({ category })}`;
  } catch (error) {
    if (hasKind(error, 'not-found')) return null;
    throw error;
  }
}
