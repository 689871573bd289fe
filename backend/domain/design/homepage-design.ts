import type { z } from 'zod';
import type { ResponseOf } from '@/core/calls/call';
import type { designCalls } from '@/core/calls/design';
import type { designSchemas } from '@/core/calls/design.schema';
import { LAYOUT_VERSION } from '@/core/model/page';
import type { ShopServices } from '../shops/find-shop';
import { loadShop, writeShop } from '../shops/load-shop';
import { writeDesign } from './domain-design';
import { findPage } from './pages';
import { assertNewest } from './revision';
import { writeLayout } from './save-layout';

type HomepageDesign = ResponseOf<typeof designCalls.loadHomepageDesign>['data'];

/** A page's layout, empty where none is stored (revision 0), with the shop settings beside it. */
export async function loadHomepageDesign(
  services: ShopServices,
  slug: string,
): Promise<HomepageDesign> {
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
 * Stores a page, the homepage unless told, with settings, metadata and header template of the design
 * beside it: all of it or nothing (spec 7). It is the page that a layout save stores as well. What is
 * left out stays as it is. Answers both revisions.
 * @throws DomainError not-found where the shop has no such page, conflict where a named revision is not the newest.
 */
export function saveHomepageDesign(services: ShopServices, saved: SavedHomepage) {
  const { domain, page: slug, layout, revision, designRevision, headerTemplate, ...rest } = saved;
  const patch = {
    ...rest,
    ...(headerTemplate !== undefined && { headertemplate: headerTemplate }),
  };
  const written = { slug, ...(layout && { layout }), ...(revision !== undefined && { revision }) };
  const now = services.now();
  return writeShop(services, services.shop, async (tx, shop) => {
    assertNewest(designRevision, shop.designRevision, 'designRevision');
    const isDesign = Object.keys(patch).length > 0;
    return {
      revision: await writeLayout(tx, shop, written, now, 'page'),
      designRevision: isDesign ? await writeDesign(tx, shop, patch, now) : shop.designRevision,
    };
  });
}
