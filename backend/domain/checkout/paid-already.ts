import { asc, getTableColumns } from 'drizzle-orm';
import type { CartClaim } from '@/core/model/cart';
import { isOver, isUnpaid } from '@/core/model/order-machine';
import type { ChosenVariants } from '@/core/model/variant';
import { pick } from '@/core/values/pick';
import { conflict, type DomainError, hasKind } from '../../base/errors';
import { findRow, matching } from '../../db/rows';
import { type OrderRow, orderLines, orders } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopServices } from '../shops/find-shop';
import * as messages from './messages';

/** Says that a checkout is a paid order; whoever has changed something since is told before paying twice. */
export function paidAlready({ number, sessionId }: OrderRow, isSame: boolean): DomainError {
  const message = isSame ? messages.paidAlready : messages.otherPaidAlready;
  const paid = { order_id: number, session_id: sessionId, is_same: isSame };
  return conflict(message(number), { paid });
}

/** Explains why a checkout is refused: it may be a paid order by now, and have taken the last piece itself. */
export async function explainRefusal(
  services: ShopServices,
  key: string,
  claims: readonly CartClaim[],
  refusal: unknown,
): Promise<unknown> {
  if (!hasKind(refusal, 'conflict')) return refusal;
  const order = await findRow(services.db, orders, { shopId: services.shop.id, checkoutKey: key });
  if (!order || isUnpaid(order.state) || isOver(order.state)) return refusal;
  return paidAlready(order, await isOfClaims(services, order, claims));
}

async function isOfClaims(
  { db }: Services,
  { id, shopId }: OrderRow,
  claims: readonly CartClaim[],
): Promise<boolean> {
  const lines = await db
    .select(pick(getTableColumns(orderLines), ['productId', 'variantId', 'quantity', 'variants']))
    .from(orderLines)
    .where(matching(orderLines, { shopId, orderId: id }))
    .orderBy(asc(orderLines.position));
  if (claims.length !== lines.length) return false;
  return claims.every(({ product, variantId, variants, quantity }, at) => {
    const line = lines[at];
    if (product.id.toLowerCase() !== line?.productId || quantity !== line.quantity) return false;
    const isRow = variantId === undefined || variantId.toLowerCase() === line.variantId;
    return isRow && isSameChoice(line.variants, variants);
  });
}

/** Tells whether a claim chose what an order line says, its texts too; one that says nothing of it goes by its row. */
function isSameChoice(bought: ChosenVariants, claimed: ChosenVariants | undefined): boolean {
  if (!claimed) return true;
  const labels = Object.keys(claimed);
  if (labels.length !== Object.keys(bought).length) return false;
  return labels.every((label) => claimed[label]?.label === bought[label]?.label);
}
