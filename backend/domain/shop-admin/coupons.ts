import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { dollarsSchema } from '@/core/model/field-rules.schema';
import { toMinor } from '@/core/rules/money/money';
import { lockRow, matching } from '../../db/rows';
import { type CouponRow, coupons } from '../../db/schema';
import { normalizeCode } from '../cart/coupons';
import { shopIdOf } from './hosts';
import * as messages from './messages';
import { parseFields, ShopFieldsError } from './shop-errors';

const DAY_MS = 86_400_000;
const MAX_USES = 1_000_000_000;

const couponKeySchema = z.object({
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

type CouponPatch = z.output<typeof couponPatchSchema>;

/** Adds a coupon to a shop, or changes what is named of the one it has. @throws ShopFieldsError, NoSuchShopError */
export async function setCoupon(
  db: NodePgDatabase,
  host: string,
  requestedCode: string,
  input: unknown,
): Promise<'added' | 'changed'> {
  const { code } = parseFields(couponKeySchema, { code: requestedCode });
  const columns = toColumns(parseFields(couponPatchSchema, input, 'a coupon'));
  const shopId = await shopIdOf(db, host);
  return db.transaction(async (tx) => {
    const mine = matching(coupons, { shopId, code });
    if (await lockRow(tx, coupons, { shopId, code })) {
      if (Object.keys(columns).length > 0) await tx.update(coupons).set(columns).where(mine);
      return 'changed';
    }
    const { kind, value, ...rest } = columns;
    if (!kind || value === undefined)
      throw new ShopFieldsError([{ field: code, message: messages.noDiscount }]);
    await tx.insert(coupons).values({ ...rest, shopId, code, kind, value });
    return 'added';
  });
}

/** The coupons of a shop, by code. @throws NoSuchShopError */
export async function listCoupons(db: NodePgDatabase, host: string): Promise<CouponRow[]> {
  const shopId = await shopIdOf(db, host);
  return db.select().from(coupons).where(eq(coupons.shopId, shopId)).orderBy(asc(coupons.code));
}

function toColumns({ percentage, fixed, minimum, expires, limit, active }: CouponPatch) {
  return {
    ...(percentage !== undefined && { kind: 'percentage' as const, value: percentage }),
    ...(fixed !== undefined && { kind: 'fixed' as const, value: toMinor(fixed) }),
    ...(minimum !== undefined && { minimumMinor: toMinor(minimum) }),
    ...(expires !== undefined && { expiresAt: expires }),
    ...(limit !== undefined && { usageLimit: limit }),
    ...(active !== undefined && { isActive: active }),
  };
}
