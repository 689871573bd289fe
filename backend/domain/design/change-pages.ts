import { conflict, invalid, notFound, type PageTexts } from '@/backend/base/errors';
import { BUILT_IN_PAGES, type LayoutNode, type PageSummary } from '@/core/model/page';
import { slugTaken } from '@/core/rules/address/messages';
import { slugOf, slugProblem } from '@/core/rules/address/page-slug';
import { type PageRow, pages } from '../../db/schema';
import { type ShopServices, writeShop } from '../shops/find-shop';
import { putInBin } from './bin';
import * as messages from './messages';
import { assertNewest, assertRoom, findPage, firstRevision, isPage, toSummary } from './pages';
import { prepareLayout } from './prepare-contents';
import { sanitizeSaved } from './sanitized-contents';

interface NewPage {
  name: string;
  layout: LayoutNode[];
  /** Derived from the name where it is left out. */
  slug?: string;
  description?: string;
}

interface PageChanges {
  name: string;
  /** Stays where it is left out. */
  description?: string;
  /** Name and description when the change began. */
  from?: PageTexts;
}

/**
 * Adds a custom page; its summary names the slug it got.
 * @throws DomainError invalid for a slug of no custom page, conflict where it is taken or the shop has no room.
 */
export async function createPage(services: ShopServices, page: NewPage) {
  const { name, layout, slug = slugOf(name), description = '' } = page;
  const path = page.slug === undefined ? 'name' : 'slug';
  const problem = slugProblem(slug);
  if (problem) throw invalid(problem, { path });
  await prepareLayout(services, { layout, path: 'layout', loadSaved: async () => [] });
  const created = await writeShop(services, services.shop, async (tx, shop) => {
    const taken = await findPage(tx, shop, slug);
    if (taken) throw conflict(slugTaken(taken), { path });
    await assertRoom(tx, shop);
    const columns = { slug, name, layout, description, revision: firstRevision(shop) };
    const [page] = await tx
      .insert(pages)
      .values({ ...columns, shopId: shop.id, updatedAt: new Date(services.now()) })
      .returning();
    if (!page) throw new Error('The page was not stored.');
    return { ...toSummary(page), revision: page.revision };
  });
  await sanitizeSaved(services, slug);
  return created;
}

/**
 * Names and describes a page anew; its slug stays. It is no save of the layout: it tells what it began `from`.
 * @throws DomainError not-found, conflict where it is called something else by now.
 */
export async function updatePage(
  services: ShopServices,
  slug: string,
  { from, ...changes }: PageChanges,
): Promise<PageSummary> {
  return writeShop(services, services.shop, async (tx, shop) => {
    const page = await findPage(tx, shop, slug);
    if (!page) throw noPage(slug);
    assertSeen(page, changes, from);
    const columns = { ...changes, updatedAt: new Date(services.now()) };
    const [updated] = await tx.update(pages).set(columns).where(isPage(shop, slug)).returning();
    if (!updated) throw noPage(slug);
    return toSummary(updated);
  });
}

/** Throws a conflict like `assertNewest`. A change to the saved texts is a repeat, and passes. */
function assertSeen(
  { name, description }: PageRow,
  changes: Omit<PageChanges, 'from'>,
  from: PageTexts | undefined,
): void {
  const isSaved = (texts: Omit<PageChanges, 'from'>) =>
    texts.name === name && (texts.description ?? description) === description;
  if (!from || isSaved(from) || isSaved(changes)) return;
  const message = messages.pageRenamed(name);
  throw conflict(message, { path: 'from', current: { name, description } });
}

/**
 * Moves a page to the bin; of a page that every shop has the layout alone goes. Returns its id there and its revision.
 * @param revision to delete; any where it is left out. @throws DomainError not-found, conflict for another revision.
 */
export async function deletePage(
  services: ShopServices,
  { slug, revision }: { slug: string; revision?: number },
  actorId: string,
): Promise<{ id: string; revision: number }> {
  return writeShop(services, services.shop, async (tx, shop) => {
    const page = await findPage(tx, shop, slug);
    if (!page) throw noPage(slug);
    assertNewest(revision, page.revision);
    const reason = BUILT_IN_PAGES.has(slug) ? 'reset' : 'deleted';
    const id = await putInBin(tx, page, { reason, actorId, at: services.now() });
    await tx.delete(pages).where(isPage(shop, slug));
    return { id, revision: page.revision };
  });
}

const noPage = (slug: string) => notFound(messages.noPage(slug), 'slug');
