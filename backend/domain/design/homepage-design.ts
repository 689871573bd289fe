import type { ResponseOf } from '@/core/calls/call';
import type { designCalls } from '@/core/calls/design';
import { LAYOUT_VERSION } from '@/core/model/page';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import { loadShop } from '../shops/load-shop';
import { findPage } from './pages';

type HomepageDesign = ResponseOf<typeof designCalls.loadHomepageDesign>['data'];

/** A page's layout, empty where none is stored (revision 0), with the shop settings beside it. */
export async function loadHomepageDesign(
  services: Services,
  ref: ShopRef,
  slug: string,
): Promise<HomepageDesign> {
  const [shop, page] = await Promise.all([
    loadShop(services, ref),
    findPage(services.db, ref, slug),
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
