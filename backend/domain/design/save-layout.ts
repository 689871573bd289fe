import { BUILT_IN_PAGES, LAYOUT_VERSION, type LayoutNode } from '@/core/model/page';
import { notFound } from '../../base/errors';
import { pages } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import { type ShopRow, type ShopWriter, writeShop } from '../shops/load-shop';
import * as messages from './messages';
import { findPage, isPage } from './pages';
import { assertNewest, firstRevision } from './revision';

interface SavedLayout {
  slug: string;
  /** Left out where the layout is to stay as it is. */
  layout?: LayoutNode[];
  /** The revision that the layout was made from. */
  revision?: number;
}

/**
 * Stores the layout of a page (spec 7, "layout/save") and answers its new revision.
 * @throws DomainError not-found where the shop has no such page, conflict where the revision is not the newest.
 */
export function saveLayout(services: ShopServices, saved: SavedLayout): Promise<number> {
  return writeShop(services, services.shop, (tx, shop) =>
    writeLayout(tx, shop, saved, services.now()),
  );
}

/** The same within a transaction. A page that every shop has begins at revision 0, stored nowhere. */
export async function writeLayout(
  tx: ShopWriter,
  shop: Pick<ShopRow, 'id' | 'revision'>,
  { slug, layout, revision }: SavedLayout,
  now: number,
  path = 'pageSlug',
): Promise<number> {
  const page = await findPage(tx, shop, slug);
  const name = page?.name ?? BUILT_IN_PAGES.get(slug);
  if (name === undefined) throw notFound(messages.noPage(slug), path);
  const newest = page?.revision ?? 0;
  assertNewest(revision, newest);
  if (!layout) return newest;
  const next = page ? newest + 1 : firstRevision(shop);
  const columns = {
    layout,
    layoutVersion: LAYOUT_VERSION,
    revision: next,
    updatedAt: new Date(now),
  };
  if (page) await tx.update(pages).set(columns).where(isPage(shop, slug));
  else await tx.insert(pages).values({ ...columns, shopId: shop.id, slug, name });
  return next;
}
