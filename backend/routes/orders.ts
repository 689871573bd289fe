import { orderSchemas as schemas } from '@/core/calls/orders.schema';
import { addMessage } from '../domain/cases/add-message';
import { createCase } from '../domain/cases/create-case';
import { getAllCases, getCase } from '../domain/cases/load-cases';
import { verifyOrder } from '../domain/cases/prove-for-case';
import { ORDER_TRACKING, trackOrder } from '../domain/orders/show-order';
import { success } from '../http/envelope';
import { forShop } from '../http/serve-call';
import { CASES_READ, CASES_WRITTEN } from '../limits/rate';
import { rateLimit } from '../limits/rate-limit';
import type { ServedRoutes } from './served';

/** The served calls about orders and disputes (spec 7, "Orders and cases"). */
export const orderRoutes: ServedRoutes<'orders'> = {
  trackOrder: forShop(schemas.trackOrder, async ({ input, ...asker }) => {
    // An access cannot be guessed.
    if (input.access === '') await rateLimit(asker, ORDER_TRACKING);
    return success(await trackOrder(asker.services, asker.shop, input));
  }),

  verifyOrder: forShop(
    schemas.verifyOrder,
    async ({ input, ...asker }) => success(await verifyOrder(asker, input)),
    { rate: CASES_READ },
  ),

  createCase: forShop(
    schemas.createCase,
    async ({ input, ...asker }) => success(await createCase(asker, input)),
    { rate: CASES_WRITTEN, invalid: 422 },
  ),

  addCaseMessage: forShop(
    schemas.addCaseMessage,
    async ({ input, ...asker }) => success(await addMessage(asker, input)),
    { rate: CASES_WRITTEN, invalid: 422 },
  ),

  getCase: forShop(
    schemas.getCase,
    async ({ input, ...asker }) => success(await getCase(asker, input)),
    { rate: CASES_READ },
  ),

  getAllCases: forShop(
    schemas.getAllCases,
    async ({ input, ...asker }) => success(await getAllCases(asker, input)),
    { rate: CASES_READ },
  ),
};
