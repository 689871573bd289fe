import { and, desc, eq, inArray } from 'drizzle-orm';
import { BIN_DAYS, type BinnedPage, BUILT_IN_PAGES } from '@/core/model/page';
import { isUuid } from '@/core/values/is-uuid';
import { notFound } from '../../base/errors';
import { matching } from '../../db/rows';
import {
  admins,
  type BinnedPageRow,
  binnedPages,
  type PageRow,
  pages,
  people,
  redirects,
} from '../../db/schema';
import { redirectsTo } from '../redirects/page-redirects';
import type { ShopServices, ShopWriter } from '../shops/find-shop';
import * as messages from './messages';

const DAY_MS = 24 * 60 * 60_000;

/** Author and time (ms) of a change. */
export interface Doing {
  actorId: string;
  at: number;
}

interface Binning extends Doing {
  reason: BinnedPageRow['reason'];
}

/** Keeps a page as it is in the bin, with the redirects that lead to it; returns its id there. */
export async function putInBin(
  tx: ShopWriter,
  { id: pageId, createdAt, updatedAt, ...page }: PageRow,
  { at, ...binning }: Binning,
): Promise<string> {
  const sources = await redirectsTo(tx, page.shopId, page.slug);
  const [row] = await tx
    .insert(binnedPages)
    .values({
      ...{ ...page, ...binning, pageId, redirects: sources },
      ...{ pageCreatedAt: createdAt, pageUpdatedAt: updatedAt, createdAt: new Date(at) },
    })
    .returning({ id: binnedPages.id });
  if (!row) throw new Error('The page was not put into the bin.');
  return row.id;
}

/** The pages in the bin of a shop, newest first, each with what has its place now. */
export async function listBin({ db, shop }: ShopServices): Promise<BinnedPage[]> {
  const { id, pageId, slug, name, reason, createdAt } = binnedPages;
  const ofShop = eq(binnedPages.shopId, shop.id);
  const rows = await db
    .select({
      row: { id, pageId, slug, name, reason, createdAt },
      admin: { name: people.name, email: people.email },
    })
    .from(binnedPages)
    .leftJoin(admins, and(eq(admins.id, binnedPages.actorId), eq(admins.shopId, shop.id)))
    .leftJoin(people, eq(people.id, admins.personId))
    .where(ofShop)
    .orderBy(desc(createdAt), desc(id));
  if (rows.length === 0) return [];
  const placeOf = await readPlaces(
    { db, shop },
    rows.map(({ row }) => row.slug),
  );
  return rows.map(({ row, admin }) => ({
    ...{ id: row.id, slug: row.slug, name: row.name, reason: row.reason },
    binnedAt: row.createdAt.toISOString(),
    binnedBy: admin?.name || admin?.email || '',
    expiresAt: new Date(row.createdAt.getTime() + BIN_DAYS * DAY_MS).toISOString(),
    ...placeOf(row),
  }));
}

type Entry = Pick<BinnedPageRow, 'pageId' | 'slug' | 'createdAt'>;

/** Reads what pages and redirects there are; returns what an entry of the bin would find in its place. */
async function readPlaces({ db, shop }: Pick<ShopServices, 'db' | 'shop'>, slugs: string[]) {
  const { id, slug, name, revision } = pages;
  const existing = await db
    .select({ id, slug, name, revision })
    .from(pages)
    .where(eq(pages.shopId, shop.id));
  const paths = slugs.map((one) => `/${one}`);
  const leading = await db
    .select({ path: redirects.path, target: redirects.target, createdAt: redirects.createdAt })
    .from(redirects)
    .where(matching(redirects, { shopId: shop.id }, inArray(redirects.path, paths)));
  return (entry: Entry): Pick<BinnedPage, 'revision' | 'takenBy' | 'redirect'> => {
    const current = placeOf(existing, entry);
    if (current?.isTaken) return { revision: 0, takenBy: current.page.name };
    if (current) return { revision: current.page.revision };
    const redirect = leading.find(({ path }) => path === `/${entry.slug}`);
    const isLater = redirect && redirect.createdAt > entry.createdAt;
    return { revision: 0, ...(isLater && { redirect: redirect.target }) };
  };
}

/**
 * Finds what has the place of a binned page among pages that may: the page itself or the built-in page, which it can
 * replace, else a page that has taken its address since.
 */
export function placeOf<Page extends Pick<PageRow, 'id' | 'slug'>>(
  existing: readonly Page[],
  { pageId, slug }: Pick<Entry, 'pageId' | 'slug'>,
): { page: Page; isTaken: boolean } | undefined {
  const same = existing.find(({ id }) => id === pageId);
  if (same) return { page: same, isTaken: false };
  const page = existing.find((one) => one.slug === slug);
  return page && { page, isTaken: !BUILT_IN_PAGES.has(slug) };
}

/** Deletes a page from the bin, for good. @throws DomainError not-found */
export async function forgetPage({ db, shop }: ShopServices, id: string): Promise<void> {
  await takeOut(db, shop.id, id);
}

/** Takes a page out of the bin. @throws DomainError not-found where it is not there, or no longer. */
export async function takeOut(
  db: Pick<ShopWriter, 'delete'>,
  shopId: string,
  id: string,
): Promise<BinnedPageRow> {
  const isIt = isUuid(id) ? matching(binnedPages, { shopId, id }) : undefined;
  const [row] = isIt ? await db.delete(binnedPages).where(isIt).returning() : [];
  if (!row) throw notFound(messages.notInBin, 'id');
  return row;
}
