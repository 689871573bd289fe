import * as z from 'zod';

/** What every failing call answers. */
export const failureSchema = z.object({
  status: z.number().int().describe('never 0'),
  message: z.string().describe('for people'),
  path: z.string().exactOptional().describe('the field that is wrong'),
  revision: z
    .number()
    .int()
    .exactOptional()
    .describe('of 409: the newest, where the request named an older one'),
  stored: z
    .object({ name: z.string(), description: z.string() })
    .exactOptional()
    .describe('of 409: what a page is called by now, where the request began from something else'),
  totals: z
    .object({
      subtotal: z.number(),
      discount: z.number(),
      shipping: z.number(),
      protection: z.number(),
      total: z.number(),
    })
    .exactOptional()
    .describe('of 409: what a checkout comes to today, in dollars'),
  paid: z
    .object({ order_id: z.string(), session_id: z.string(), is_same: z.boolean().catch(true) })
    .exactOptional()
    .describe(
      'of 409: the order that a checkout has become already; `is_same` where nothing of it has changed',
    ),
});
