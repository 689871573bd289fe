import * as z from 'zod';
import { isSafeUrl } from '../rules/safe-url';
import { ORDER_STATES } from './order';
import { chosenVariantsSchema } from './variant.schema';

const dollars = z.number().nonnegative();
const state = z.enum(ORDER_STATES);
const days = z.object({ from: z.string(), to: z.string() }).nullable();

/**
 * An order as its shopper may see it: amounts in dollars, moments and days as ISO text. `steps` are
 * the states it has reached with their moments, the first first; `price` is that of one piece.
 */
export const orderStatusSchema = z.looseObject({
  order_id: z.string(),
  status: state,
  createdAt: z.string(),
  steps: z.array(z.object({ state, at: z.string() })),
  /** When it should leave and arrive, as days; null where nobody can say, or it is past. */
  estimatedShipping: days.catch(null),
  estimatedDelivery: days,
  carrier: z.string().catch(''),
  trackingNumber: z.string().catch(''),
  trackingUrl: z.string().refine(isSafeUrl).catch(''),
  items: z.array(
    z.looseObject({
      name: z.string(),
      quantity: z.number().int(),
      price: dollars,
      image: z.string().catch(''),
      /** Where the product is, '' where it is not sold any more. */
      slug: z.string().catch(''),
      variants: chosenVariantsSchema.catch({}),
    }),
  ),
  subtotal: dollars,
  discount: dollars,
  shipping: dollars,
  protection: dollars.catch(0),
  total: dollars,
  /** Where it goes, shortened: enough to know one's own address by. */
  destination: z.string().catch(''),
});
