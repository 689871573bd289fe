import { DISPUTE_PATH } from '@/core/model/case';
import { fileADispute } from '@/core/model/messages';
import { JERSEY_TEMPLATE } from '@/core/model/shop';
import { pageTrail } from '@/core/rules/address/trail';
import { shopFacts } from './content';
import { readOrderKeys } from './order-keys';
import type { PageRequest } from './shop-page';

/** The data function of the dispute flow (spec 2), which shops of one template have. */
export async function loadCaseAccess(request: PageRequest) {
  const opening = await request.init;
  if (opening.template !== JERSEY_TEMPLATE) return null;
  const { email, name } = shopFacts(opening);
  return {
    head: {
      title: fileADispute,
      description: `Tell ${name} what went wrong with an order, and follow the answer.`,
      canonicalPath: DISPUTE_PATH,
      isIndexed: false,
    },
    data: {
      title: fileADispute,
      trail: pageTrail(fileADispute, DISPUTE_PATH),
      orderId: readOrderKeys(request),
      supportEmail: email,
    },
  };
}
