import { sizeGuideSchemas as schemas } from '@/core/calls/size-guide.schema';
import { storefrontCalls as calls } from '@/core/calls/storefront';
import type { SizeGuide } from '@/core/model/size-guide';
import { areaOf } from './area';

const { send } = areaOf(calls, schemas);

/** A size guide of a shop, by its name in addresses. @throws ApiError; 404 for one that is no longer there. */
export const loadSizeGuide = (domain: string, guide: string): Promise<SizeGuide> =>
  send('sizeGuide', { domain, guide });
