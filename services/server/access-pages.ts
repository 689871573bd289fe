import { DISPUTE_PATH } from '@/core/model/dispute-path';
import { fileADispute } from '@/core/model/messages';
import { RESTOCK_PATH } from '@/core/model/restock';
import { JERSEY_TEMPLATE } from '@/core/model/shop';
import { ACCESS_KEY } from '@/core/rules/address/order-address';
import { pageTrail } from '@/core/rules/address/trail';
import { shopFacts } from './content';
import * as messages from './messages';
import type { PageRequest } from './shop-page';

const TRACKING_PATH = '/order-tracking';
const MAX_ORDER_ID_LENGTH = 64;

/** The data function of order tracking (spec 2); an `order_id` in the address fills the form. */
export async function loadOrderTracking(request: PageRequest) {
  const opening = await request.init;
  const description = messages.trackingDescription(shopFacts(opening).name);
  return unlistedPage(messages.trackingTitle, TRACKING_PATH, description, {
    orderId: readOrderKeys(request),
    takesCases: opening.template === JERSEY_TEMPLATE,
  });
}

/** The data function of the dispute flow (spec 2), which shops of one template have. */
export async function loadCaseAccess(request: PageRequest) {
  const opening = await request.init;
  if (opening.template !== JERSEY_TEMPLATE) return null;
  const description = messages.disputeDescription(shopFacts(opening).name);
  const orderId = readOrderKeys(request);
  return unlistedPage(fileADispute, DISPUTE_PATH, description, { orderId });
}

/** The data function of the page that stops e-mails about returned stock; by a link it is one shopper's. */
export async function loadRestock({ init, query, doNotKeep }: PageRequest) {
  if (query(ACCESS_KEY) !== undefined) doNotKeep();
  const description = messages.restockDescription(shopFacts(await init).name);
  return unlistedPage(messages.restockTitle, RESTOCK_PATH, description, {});
}

/** A page that stands by itself, and that search engines leave out. */
function unlistedPage<Data extends object>(
  title: string,
  canonicalPath: string,
  description: string,
  data: Data,
) {
  const head = { title, description, canonicalPath, isIndexed: false };
  return { head, data: { title, trail: pageTrail(title, canonicalPath), ...data } };
}

/** The order number that an address names, or ''. A page whose address opens an order is kept by nobody. */
function readOrderKeys({ query, doNotKeep }: PageRequest): string {
  if (query(ACCESS_KEY) !== undefined) doNotKeep();
  return (query('order_id') ?? '').slice(0, MAX_ORDER_ID_LENGTH);
}
