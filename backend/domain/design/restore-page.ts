import { eq, or } from 'drizzle-orm';
import { BUILT_IN_PAGES, type PageSummary } from '@/core/model/page';
import { slugTaken } from '@/core/rules/address/messages';
import { slugProblem } from '@/core/rules/address/page-slug';
import { conflict, invalid } from '../../base/errors';
import { matching } from '../../db/rows';
import { type BinnedPageRow, type PageRow, pages, type ShopRow } from '../../db/schema';
import { bringBackRedirects } from '../redirects/page-redirects';
import { type ShopServices, type ShopWriter, writeShop } from '../shops/find-shop';
import { placeOf, putInBin, takeOut } from './bin';
import { assertNewest, assertRoom, findPage, firstRevision, toSummary } from './pages';
import { sanitizeSaved } from './sanitized-contents';

interface Restoring {
  /** Id in the bin. */
  id: string;
  /** Address in place of that of then, where another page has it. */
  slug?: string;
  /** Revision of what it is to replace, 0 for nothing; any where it is left out. */
  revision?: number;
}

/**
 * Restores a page from the bin, all of it but its revision, which is one that no page ever had. What has its place goes
 * to the bin in its turn; redirects lead to it as they did.
 * @throws DomainError not-found, invalid for a slug of no custom page, conflict where its address is taken, its place has
 * another revision or the shop has no room.
 */
export async function restorePage(
  services: ShopServices,
  { id, slug: address, revision }: Restoring,
  actorId: string,
): Promise<PageSummary & { revision: number }> {
  const restored = await writeShop(services, services.shop, async (tx, shop) => {
    const binned = await takeOut(tx, shop.id, id);
    const current = await findPlace(tx, binned);
    const isMoved = current === undefined && address !== undefined && address !== binned.slug;
    const slug = isMoved ? address : (current?.slug ?? binned.slug);
    const taken = await findPage(tx, shop, slug);
    if (isMoved) assertSlug(address);
    if (taken && taken.id !== current?.id) throw conflict(slugTaken(taken), { path: 'slug' });
    assertNewest(revision, current?.revision ?? 0);
    if (current) {
      await putInBin(tx, current, { reason: 'replaced', actorId, at: services.now() });
      await tx.delete(pages).where(matching(pages, { shopId: shop.id, id: current.id }));
    } else if (!BUILT_IN_PAGES.has(slug)) await assertRoom(tx, shop);
    const page = await insertPage(tx, shop, binned, slug);
    if (!current) await bringBackRedirects(tx, binned, slug);
    return { ...toSummary(page), revision: page.revision };
  });
  await sanitizeSaved(services, restored.slug);
  return restored;
}

/** The page that a binned one replaces: itself, or the built-in one as it has been designed since. */
async function findPlace(tx: ShopWriter, binned: BinnedPageRow): Promise<PageRow | undefined> {
  const { shopId, pageId, slug } = binned;
  const isOne = or(eq(pages.id, pageId), eq(pages.slug, slug));
  const existing = await tx
    .select()
    .from(pages)
    .where(matching(pages, { shopId }, isOne));
  const place = placeOf(existing, binned);
  return place?.isTaken ? undefined : place?.page;
}

/** @throws DomainError invalid for a slug of no custom page. */
function assertSlug(slug: string): void {
  const problem = slugProblem(slug);
  if (problem) throw invalid(problem, { path: 'slug' });
}

async function insertPage(
  tx: ShopWriter,
  shop: Pick<ShopRow, 'revision'>,
  binned: BinnedPageRow,
  slug: string,
): Promise<PageRow> {
  const { shopId, pageId: id, name, title, description, layout, layoutVersion } = binned;
  const { pageCreatedAt: createdAt, pageUpdatedAt: updatedAt } = binned;
  const [page] = await tx
    .insert(pages)
    .values({
      ...{ id, shopId, slug, name, title, description, layout, layoutVersion },
      ...{ createdAt, updatedAt, revision: firstRevision(shop) },
    })
    .returning();
  if (!page) throw new Error('The page was not restored.');
  return page;
}
