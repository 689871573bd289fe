import { orderSchemas as schemas } from '@/core/calls/orders.schema';
import { addMessage, createCase } from '../domain/cases/create-case';
import { getAllCases, getCase } from '../domain/cases/load-cases';
import { verifyOrder } from '../domain/cases/prove-for-case';
import { ORDER_TRACKING, trackOrder } from '../domain/orders/order-wire';
import type { ShopContext } from '../domain/shops/find-shop';
import { success } from '../http/envelope';
import type { ServedRoutes } from '../http/route';
import { forShop } from '../http/serve-call';
import { rateLimit } from '../limits/rate-limit';
import { CASES_READ, CASES_WRITTEN } from '../limits/rates';

const READ = { rate: CASES_READ };
const WRITTEN = { rate: CASES_WRITTEN, invalid: 422 } as const;

/** Answers with the data that work of the domain gives whoever asks. */
const ofAsker =
  <Input, Data>(work: (asker: ShopContext, input: Input) => Promise<Data>) =>
  async ({ input, ...asker }: ShopContext & { input: Input }) =>
    success(await work(asker, input));

/** The served calls about orders and disputes (spec 7, "Orders and cases"). */
export const orderRoutes: ServedRoutes<'orders'> = {
  trackOrder: forShop(schemas.trackOrder, async ({ input, ...asker }) => {
    // An access cannot be guessed.
    if (input.access === '') await rateLimit(asker, ORDER_TRACKING);
    return success(await trackOrder(asker, input));
  }),
  verifyOrder: forShop(schemas.verifyOrder, ofAsker(verifyOrder), READ),
  createCase: forShop(schemas.createCase, ofAsker(createCase), WRITTEN),
  addCaseMessage: forShop(schemas.addCaseMessage, ofAsker(addMessage), WRITTEN),
  getCase: forShop(schemas.getCase, ofAsker(getCase), READ),
  getAllCases: forShop(schemas.getAllCases, ofAsker(getAllCases), READ),
};
