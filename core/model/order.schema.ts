import * as z from 'zod/mini';
import { isSafeUrl } from '../values/safe-url';
import { billingAddressSchema, postalAddressSchema } from './address.schema';
import { CURRENCY } from './currency';
import { mediaAddress } from './media-address.schema';
import { ORDER_STATES } from './order';
import { answeredTotalsSchema } from './total-line.schema';
import { chosenVariantsSchema } from './variant.schema';

const dollars = z.number().check(z.nonnegative());
const state = z.enum(ORDER_STATES);
const days = z.nullable(z.object({ from: z.string(), to: z.string() }));

const text = z.catch(z.string(), '');

/** Contact and addresses of an order in full, for whoever has the link to it. */
const orderContactSchema = z.object({
  ...{ email: text, name: text, company: text, note: text },
  address: z.catch(z.nullable(postalAddressSchema), null),
  billing: z.catch(z.nullable(billingAddressSchema), null),
});

/**
 * An order as its shopper may see it: amounts in dollars, moments and days as ISO text. `steps` are
 * the states it has reached with their moments, the first first; `price` is that of one piece.
 */
export const orderStatusSchema = z.looseObject({
  order_id: z.string(),
  status: state,
  createdAt: z.string(),
  steps: z.array(z.object({ state, at: z.string() })),
  /** Dates when it should leave and arrive, as days; null where nobody can say, or it is past. */
  estimatedShipping: z.catch(days, null),
  estimatedDelivery: days,
  carrier: z.catch(z.string(), ''),
  trackingNumber: z.catch(z.string(), ''),
  trackingUrl: z.catch(z.string().check(z.refine(isSafeUrl)), ''),
  items: z.array(
    z.looseObject({
      name: z.string(),
      quantity: z.int(),
      price: dollars,
      image: z.catch(mediaAddress, ''),
      /** Slug of the product, '' where it is no longer sold. */
      slug: z.catch(z.string(), ''),
      variants: z.catch(chosenVariantsSchema, {}),
      /** SKU, if the row that was bought has one. */
      sku: z.exactOptional(z.catch(z.string(), '')),
    }),
  ),
  currency: z.catch(z.string(), CURRENCY),
  ...answeredTotalsSchema.shape,
  /** Refunds with their moments, the first first; and what is on its way back. */
  refunds: z.catch(z.array(z.object({ amount: dollars, at: z.string() })), []),
  refundDue: z.catch(dollars, 0),
  /** Destination, shortened: enough to know one's own address by. */
  destination: z.catch(z.string(), ''),
  contact: z.exactOptional(orderContactSchema),
});
