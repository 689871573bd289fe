import { and, asc, eq, type InferSelectModel } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { toMinor } from '@/core/rules/money/money';
import { coupons } from '../../db/schema';
import { type CouponPatch, couponKeySchema, couponPatchSchema } from './coupon-fields';
import * as messages from './messages';
import { parseFields, ShopFieldsError } from './shop-errors';
import { shopIdOf } from './shop-id';

export type Coupon = InferSelectModel<typeof coupons>;

/**
 * Adds a coupon to a shop, or changes what is named of the one it has by this code. Carts see it at
 * once. @throws ShopFieldsError, NoSuchShopError
 */
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
    const mine = and(eq(coupons.shopId, shopId), eq(coupons.code, code));
    const [existing] = await tx.select({ id: coupons.id }).from(coupons).where(mine).for('update');
    if (existing) {
      if (Object.keys(columns).length > 0) await tx.update(coupons).set(columns).where(mine);
      return 'changed';
    }
    const { kind, value, ...rest } = columns;
    if (!kind || value === undefined) {
      const message = messages.noDiscount;
      throw new ShopFieldsError([{ field: code, message }]);
    }
    await tx.insert(coupons).values({ ...rest, shopId, code, kind, value });
    return 'added';
  });
}

/** The coupons of a shop, by code. @throws NoSuchShopError */
export async function listCoupons(db: NodePgDatabase, host: string): Promise<Coupon[]> {
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
