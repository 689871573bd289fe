import { hasKind } from '@/backend/base/errors';
import type { ResponseOf } from '@/core/calls/call';
import type { storefrontCalls } from '@/core/calls/storefront';
import type { DataNeed } from '@/core/model/data-need';
import { listGridProducts } from '../catalogue/grid-products';
import { loadShownReviews } from '../reviews/store-reviews';
import type { ShopServices } from '../shops/find-shop';

type BlockData = ResponseOf<typeof storefrontCalls.blockData>['data'];

/** Loads the data of a page's blocks, in the order of their needs; null where missing. */
export function loadBlockData(
  services: ShopServices,
  needs: readonly DataNeed[],
): Promise<BlockData> {
  return Promise.all(needs.map((need) => loadOne(services, need).catch(missingAsNull)));
}

async function loadOne(services: ShopServices, need: DataNeed): Promise<BlockData[number]> {
  if (need.kind === 'reviews') return loadShownReviews(services);
  return listGridProducts(services, need);
}

function missingAsNull(error: unknown): null {
  if (hasKind(error, 'not-found')) return null;
  throw error;
}
