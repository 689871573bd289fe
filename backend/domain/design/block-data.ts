import { hasKind } from '@/backend/base/errors';
import type { ResponseOf } from '@/core/calls/call';
import type { storefrontCalls } from '@/core/calls/storefront';
import type { DataNeed } from '@/core/model/data-need';
import type { Services } from '../../services/services';
import { listGridProducts } from '../catalogue/grid-products';
import { loadShownReviews } from '../reviews/store-reviews';
import type { ShopRef } from '../shops/find-shop';

type BlockData = ResponseOf<typeof storefrontCalls.blockData>['data'];

/** Loads the data of a page's blocks, in the order of their needs; null where missing. */
export function loadBlockData(
  services: Services,
  shop: ShopRef,
  needs: readonly DataNeed[],
): Promise<BlockData> {
  return Promise.all(needs.map((need) => loadOne(services, shop, need).catch(missingAsNull)));
}

async function loadOne(
  services: Services,
  shop: ShopRef,
  need: DataNeed,
): Promise<BlockData[number]> {
  if (need.kind === 'reviews') return loadShownReviews(services, shop);
  return listGridProducts(services, shop, need);
}

function missingAsNull(error: unknown): null {
  if (hasKind(error, 'not-found')) return null;
  throw error;
}
