import type { z } from 'zod';
import type { designSchemas } from '@/core/calls/design.schema';
import { BUILT_IN_PAGES, LAYOUT_VERSION, type LayoutNode } from '@/core/model/page';
import { notFound } from '../../base/errors';
import { pages, type ShopRow } from '../../db/schema';
import { loadShop, type ShopServices, type ShopWriter, writeShop } from '../shops/find-shop';
import { type Doing, putInBin } from './bin';
import { writeDesign } from './domain-design';
import * as messages from './messages';
import { assertNewest, findPage, firstRevision, isPage } from './pages';
import { prepareLayout, prepareStyles } from './prepare-contents';
import { sanitizeSaved, sanitizeSavedChrome } from './sanitized-contents';

interface SavedLayout {
  slug: string;
  /** Left out where the layout is to stay as it is. */
  layout?: LayoutNode[];
  revision?: number;
}

/** Stores a page's layout (spec 7, "layout/save"); answers its new revision. @throws DomainError not-found, conflict */
export async function saveLayout(
  services: ShopServices,
  saved: SavedLayout,
  actorId: string,
): Promise<number> {
  await prepare(services, saved);
  const by = { actorId, at: services.now() };
  const revision = await writeShop(services, services.shop, (tx, shop) =>
    writeLayout(tx, shop, saved, by),
  );
  await sanitizeSaved(services, saved.slug);
  return revision;
}

async function prepare(services: ShopServices, { slug, layout }: SavedLayout): Promise<void> {
  if (!layout) return;
  const loadSaved = async () => (await findPage(services.db, services.shop, slug))?.layout ?? [];
  await prepareLayout(services, { layout, path: 'layout', loadSaved });
}

/**
 * The same within a transaction. A page that every shop has begins at revision 0, stored nowhere. What a page had that is
 * emptied goes to the bin.
 */
async function writeLayout(
  tx: ShopWriter,
  shop: Pick<ShopRow, 'id' | 'revision'>,
  { slug, layout, revision }: SavedLayout,
  by: Doing,
  path = 'pageSlug',
): Promise<number> {
  const page = await findPage(tx, shop, slug);
  const name = page?.name ?? BUILT_IN_PAGES.get(slug);
  if (name === undefined) throw notFound(messages.noPage(slug), path);
  const newest = page?.revision ?? 0;
  assertNewest(revision, newest);
  if (!layout) return newest;
  const next = page ? newest + 1 : firstRevision(shop);
  const isEmptied = layout.length === 0 && page !== undefined && page.layout.length > 0;
  if (isEmptied) await putInBin(tx, page, { ...by, reason: 'emptied' });
  const updatedAt = new Date(by.at);
  const columns = { layout, layoutVersion: LAYOUT_VERSION, revision: next, updatedAt };
  if (page) await tx.update(pages).set(columns).where(isPage(shop, slug));
  else await tx.insert(pages).values({ ...columns, shopId: shop.id, slug, name });
  return next;
}

/** A page's layout, empty where none is stored (revision 0), with the shop settings beside it. */
export async function loadHomepageDesign(services: ShopServices, slug: string) {
  const [shop, page] = await Promise.all([
    loadShop(services),
    findPage(services.db, services.shop, slug),
  ]);
  const { headerTemplate } = shop.metadata;
  return {
    layout: page?.layout ?? [],
    layoutVersion: page?.layoutVersion ?? LAYOUT_VERSION,
    metadata: shop.metadata,
    settings: shop.settings,
    ...(headerTemplate === undefined ? {} : { headerTemplate }),
    revision: page?.revision ?? 0,
    designRevision: shop.designRevision,
  };
}

type SavedHomepage = Omit<
  z.output<typeof designSchemas.saveHomepageDesign.request>,
  'layoutVersion'
>;

/**
 * Stores a page, the homepage unless told, with settings, metadata and header template of the design beside it: all of
 * it or nothing (spec 7). What is left out stays. Answers both revisions. @throws DomainError not-found, conflict
 */
export async function saveHomepageDesign(
  services: ShopServices,
  saved: SavedHomepage,
  actorId: string,
) {
  const { domain, page: slug, layout, revision, designRevision, headerTemplate, ...rest } = saved;
  const patch = {
    ...rest,
    ...(headerTemplate !== undefined && { headertemplate: headerTemplate }),
  };
  const isDesign = Object.keys(patch).length > 0;
  const written = { slug, ...(layout && { layout }), ...(revision !== undefined && { revision }) };
  await prepare(services, written);
  await prepareStyles(services, patch.metadata?.globalCSS);
  const now = services.now();
  const revisions = await writeShop(services, services.shop, async (tx, shop) => {
    assertNewest(designRevision, shop.designRevision, 'designRevision');
    return {
      revision: await writeLayout(tx, shop, written, { actorId, at: now }, 'page'),
      designRevision: isDesign ? await writeDesign(tx, shop, patch, now) : shop.designRevision,
    };
  });
  await sanitizeSaved(services, slug);
  if (isDesign) await sanitizeSavedChrome(services);
  return revisions;
}
