import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { markupContents } from '@/core/model/markup-contents';
import { type LayoutNode, MAX_PAGES, type PageLayout, type PageSummary } from '@/core/model/page';
import { conflict, notFound } from '../../base/errors';
import { matching } from '../../db/rows';
import { type PageRow, pages, type ShopRow } from '../../db/schema';
import type { ShopRef, ShopServices, ShopWriter } from '../shops/find-shop';
import * as messages from './messages';
import { sanitizedPage, withSanitized } from './sanitized-contents';

/** The rows of a shop's page with this slug, whether there is one or not. */
export const isPage = (shop: Pick<ShopRef, 'id'>, slug: string) =>
  matching(pages, { shopId: shop.id, slug });

export async function listPages({ db, shop }: ShopServices): Promise<PageSummary[]> {
  const rows = await db
    .select({ slug: pages.slug, name: pages.name, updatedAt: pages.updatedAt })
    .from(pages)
    .where(eq(pages.shopId, shop.id))
    .orderBy(asc(pages.name), asc(pages.slug));
  return rows.map(toSummary);
}

export function toSummary(page: Pick<PageRow, 'slug' | 'name' | 'updatedAt'>): PageSummary {
  return { slug: page.slug, name: page.name, lastUpdated: page.updatedAt.toISOString() };
}

export async function listSlugs({ db, shop }: ShopServices): Promise<string[]> {
  const rows = await db.select({ slug: pages.slug }).from(pages).where(eq(pages.shopId, shop.id));
  return rows.map(({ slug }) => slug).sort();
}

/** A stored page, or undefined where the shop keeps none under the slug. */
export async function findPage(
  db: Pick<NodePgDatabase, 'select'>,
  shop: Pick<ShopRef, 'id'>,
  slug: string,
): Promise<PageRow | undefined> {
  const [row] = await db.select().from(pages).where(isPage(shop, slug));
  return row;
}

/** A page with its contents as they were written, or as pages show them. @throws DomainError not-found */
export async function loadPageLayout(
  services: ShopServices,
  slug: string,
  { isSanitized = false }: { isSanitized?: boolean } = {},
): Promise<PageLayout> {
  const page = await findPage(services.db, services.shop, slug);
  if (!page) throw notFound(messages.noLayout(slug), 'pageSlug');
  return {
    pageName: page.name,
    ...(page.description && { description: page.description }),
    layout: isSanitized ? await shownLayout(services, page) : page.layout,
    ...(isSanitized && { isSanitized }),
    layoutVersion: page.layoutVersion,
    revision: page.revision,
    lastUpdated: page.updatedAt.toISOString(),
  };
}

/** The layout of a page as pages show it. */
export async function shownLayout(services: ShopServices, page: PageRow): Promise<LayoutNode[]> {
  if (markupContents(page.layout).length === 0) return page.layout;
  return withSanitized(page.layout, await sanitizedPage(services, page.shopId, page.id));
}

/**
 * Sees that a save is based on the stored revision; one that names none passes, for clients that know of none.
 * @throws DomainError conflict with the stored revision.
 */
export function assertNewest(requested: number | undefined, newest: number, path = 'revision') {
  if (requested === undefined || requested === newest) return;
  const message = messages.savedMeanwhile(requested, newest);
  throw conflict(message, { path, revision: newest });
}

/**
 * Returns the first revision of a page that is saved anew, one that no page of the shop ever had: a trigger raises the
 * shop's own with every save, so that a save based on a deleted page cannot pass.
 */
export function firstRevision(shop: Pick<ShopRow, 'revision'>): number {
  return shop.revision;
}

/** Limits the pages of a locked shop; built-in pages, which are few, count and can be designed at the limit too. */
export async function assertRoom(
  tx: Pick<ShopWriter, '$count'>,
  { id: shopId }: Pick<ShopRef, 'id'>,
): Promise<void> {
  const count = await tx.$count(pages, matching(pages, { shopId }));
  if (count >= MAX_PAGES) throw conflict(messages.tooManyPages(MAX_PAGES), { path: 'name' });
}
