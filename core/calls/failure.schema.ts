import * as z from 'zod/mini';
import { answeredTotalsSchema } from '../model/total-line.schema';

/**
 * Reasons that programs act upon: a right that the role lacks; a proof of who somebody is, which they can make; a second
 * factor, which they can set up.
 */
const REASONS = ['right', 'prove', 'factor'] as const;

export type FailureReason = (typeof REASONS)[number];

/** The answer of every failing call. */
export const failureSchema = z.object({
  status: z.int().check(z.describe('never 0')),
  message: z.string().check(z.describe('for people')),
  path: z.exactOptional(z.string()).check(z.describe('the field that is wrong')),
  reason: z
    .exactOptional(z.enum(REASONS))
    .check(
      z.describe(
        'of 403: the role lacks the right, who it is has to be proved once more, or a second factor to be set up',
      ),
    ),
  revision: z
    .exactOptional(z.int())
    .check(z.describe('of 409: the newest, where the request named an older one')),
  current: z
    .exactOptional(z.object({ name: z.string(), description: z.string() }))
    .check(
      z.describe(
        'of 409: what a page is called by now, where the request began from something else',
      ),
    ),
  totals: z
    .exactOptional(answeredTotalsSchema)
    .check(z.describe('of 409: what a checkout comes to today, in dollars')),
  paid: z
    .exactOptional(
      z.object({
        order_id: z.string(),
        session_id: z.string(),
        is_same: z.catch(z.boolean(), true),
      }),
    )
    .check(
      z.describe(
        'of 409: the order that a checkout has become already; `is_same` where nothing of it has changed',
      ),
    ),
});
