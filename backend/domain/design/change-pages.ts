import type { LayoutNode, PageSummary } from '@/core/model/page';
import { slugOf, slugProblem, slugTaken } from '@/core/rules/page-slug';
import { pages } from '../../db/schema';
import { HttpError, notFound } from '../../errors';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { writeShop } from '../shops/write-shop';
import { findPage, isPage, type PageRow, toSummary } from './pages';
import { firstRevision } from './revision';

interface NewPage {
  name: string;
  layout: LayoutNode[];
  /** Derived from the name where it is left out. */
  slug?: string;
  description?: string;
}

/**
 * Adds a custom page; its summary names the slug it got.
 * @throws HttpError 422 where the slug is no custom page's, 409 where it is taken.
 */
export function createPage(services: Services, ref: ShopRef, page: NewPage) {
  const { name, layout, slug = slugOf(name), description = '' } = page;
  const path = page.slug === undefined ? 'name' : 'slug';
  const problem = slugProblem(slug);
  if (problem) throw new HttpError(422, problem, { path });
  return writeShop(services, ref, async (tx, shop) => {
    const taken = await findPage(tx, shop, slug);
    if (taken) throw takenBy(taken, path);
    const columns = { slug, name, layout, description, revision: firstRevision(shop) };
    const [stored] = await tx
      .insert(pages)
      .values({ ...columns, shopId: shop.id, updatedAt: new Date(services.now()) })
      .returning();
    if (!stored) throw new Error('The page was not stored.');
    return { ...toSummary(stored), revision: stored.revision };
  });
}

/**
 * Names a page anew, and describes it where a description is given. Its slug stays: addresses that
 * people and search engines know lead there. Nor is it a save of the layout.
 * @throws HttpError 404 where no page is stored under the slug.
 */
export async function updatePage(
  services: Services,
  ref: ShopRef,
  slug: string,
  changes: { name: string; description?: string },
): Promise<PageSummary> {
  return writeShop(services, ref, async (tx, shop) => {
    const columns = { ...changes, updatedAt: new Date(services.now()) };
    const [page] = await tx.update(pages).set(columns).where(isPage(shop, slug)).returning();
    if (!page) throw noPage(slug);
    return toSummary(page);
  });
}

/**
 * Deletes a page with its layout; of a page that every shop has the layout alone goes.
 * @throws HttpError 404 where no page is stored under the slug.
 */
export async function deletePage(services: Services, ref: ShopRef, slug: string): Promise<void> {
  await writeShop(services, ref, async (tx, shop) => {
    const gone = await tx.delete(pages).where(isPage(shop, slug)).returning({ id: pages.id });
    if (gone.length === 0) throw noPage(slug);
  });
}

const noPage = (slug: string) => notFound(`No page "${slug}" is stored.`, 'slug');

const takenBy = (page: PageRow, path: string) => new HttpError(409, slugTaken(page), { path });
