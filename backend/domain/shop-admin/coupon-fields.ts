import { z } from 'zod';
import { dollarsSchema } from '@/core/model/field-rules.schema';
import { normalizeCode } from '../cart/coupons';
import * as messages from './messages';

const DAY_MS = 86_400_000;
const MAX_USES = 1_000_000_000;

/** A coupon's code, in upper case. */
export const couponKeySchema = z.object({
  code: z
    .string()
    .transform(normalizeCode)
    .refine(
      (code) => /^[A-Z0-9][A-Z0-9_-]{0,63}$/.test(code),
      'must be 1 to 64 letters, digits, - and _',
    ),
});

/** The end (UTC) of the last day, such as 2027-01-31, on which a coupon holds; '' for no end. */
const lastDaySchema = z.string().transform((text, context) => {
  if (text === '') return null;
  const start = /^2\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // A 31st of February would move on to March.
  const isDay = !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
  if (!isDay) context.addIssue(messages.invalidDay);
  return isDay ? new Date(start + DAY_MS) : null;
});

/** Limit of uses; '' for none. */
const usageLimitSchema = z
  .string()
  .refine(
    (text) => text === '' || (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_USES),
    messages.invalidLimit,
  )
  .transform((text) => (text === '' ? null : Number(text)));

/** Fields of a coupon; amounts in dollars. Fields left out keep their value. */
export const couponPatchSchema = z
  .strictObject({
    percentage: z
      .int({ error: messages.notWhole })
      .min(1, messages.lowPercentage)
      .max(100, messages.highPercentage)
      .exactOptional(),
    fixed: z.exactOptional(dollarsSchema.check(z.gt(0, messages.notPositive))),
    minimum: z.exactOptional(dollarsSchema),
    expires: lastDaySchema.exactOptional(),
    limit: usageLimitSchema.exactOptional(),
    active: z.boolean({ error: messages.notFlag }).exactOptional(),
  })
  .refine(({ percentage, fixed }) => percentage === undefined || fixed === undefined, {
    path: ['fixed'],
    error: messages.twoDiscounts,
  });

export type CouponPatch = z.output<typeof couponPatchSchema>;
