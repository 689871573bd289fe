import * as z from 'zod/mini';

const counted = { value: z.string(), count: z.int().check(z.nonnegative()) };

/**
 * The number of of the products found stand behind each value of a filter; a value's count heeds every other
 * filter, not its own. `prices` are bands in dollars, `from` included, `to` not; the last is open.
 */
export const facetsSchema = z.object({
  categories: z.array(z.object(counted)),
  colors: z.array(z.object({ ...counted, hex: z.string() })),
  sizes: z.array(z.object(counted)),
  prices: z.array(
    z.object({
      from: z.number().check(z.nonnegative()),
      to: z.nullable(z.number().check(z.positive())),
      count: z.int().check(z.nonnegative()),
    }),
  ),
  inStock: z
    .exactOptional(z.int().check(z.nonnegative()))
    .check(z.describe('products that are in stock, in a chosen size and color where any is')),
});
