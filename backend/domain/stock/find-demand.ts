import { asc, sql } from 'drizzle-orm';
import { anyOfIds, prepared } from '../../db/prepared';
import { matching } from '../../db/rows';
import { type OrderRow, orderLines, productVariants } from '../../db/schema';
import type { ShopWriter } from '../shops/find-shop';

export interface StockLine {
  /** Null for what has no variants, or is not in the catalogue any more: it is never short. */
  variantId: string | null;
  name: string;
  quantity: number;
}

export interface Demand {
  variantId: string;
  name: string;
  quantity: number;
  stock: number;
}

/** A variant; null where it is not counted, and there is no end of it. */
export interface VariantStock {
  variantId: string;
  stock: number | null;
}

const lockByIds = prepared<{ ids: string[] }, VariantStock & Record<string, unknown>>(
  'lock_variants',
  sql`
    SELECT id AS "variantId", stock FROM ${productVariants}
    WHERE id = ${anyOfIds('ids')} ORDER BY id FOR NO KEY UPDATE`,
);

export function variantIdsOf(lines: readonly Pick<StockLine, 'variantId'>[]): string[] {
  return [...new Set(lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId])))];
}

/** Locks the variants of lines until the transaction ends, in one order, so that orders never wait in a circle. */
export async function lockVariants(
  tx: ShopWriter,
  lines: readonly Pick<StockLine, 'variantId'>[],
): Promise<VariantStock[]> {
  const ids = variantIdsOf(lines);
  return ids.length === 0 ? [] : lockByIds(tx, { ids });
}

/** Sums what lines ask of what is counted. */
export function demandsOf(
  variants: readonly VariantStock[],
  lines: readonly StockLine[],
): Demand[] {
  return variants.flatMap(({ variantId, stock }) => {
    const asking = lines.filter((line) => line.variantId === variantId);
    const quantity = asking.reduce((sum, line) => sum + line.quantity, 0);
    const [{ name } = { name: '' }] = asking;
    return stock === null ? [] : [{ variantId, name, quantity, stock }];
  });
}

/** Reads the lines of an order as stock is concerned; what is not in the catalogue any more is not counted. */
export async function soldLines(
  tx: ShopWriter,
  { id, shopId }: Pick<OrderRow, 'id' | 'shopId'>,
): Promise<StockLine[]> {
  const rows = await tx
    .select()
    .from(orderLines)
    .where(matching(orderLines, { shopId, orderId: id }))
    .orderBy(asc(orderLines.position));
  return rows.map(({ variantId, name, options, quantity }) => ({
    ...{ variantId, quantity },
    name: options.length > 0 ? `${name} (${options.map(({ value }) => value).join(' / ')})` : name,
  }));
}
