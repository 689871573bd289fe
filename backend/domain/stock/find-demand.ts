import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ChosenVariants } from '@/core/model/variant';
import { products, productVariants } from '../../db/schema';
import type { ShopWriter } from '../shops/write-shop';

/** A line as stock is concerned: which product, as which variant, how often. */
export interface StockLine {
  productId: string;
  name: string;
  variants: ChosenVariants;
  quantity: number;
}

type Options = { name: string; value: string }[];

/** What is asked of one counted variant by all lines together. */
export interface Demand {
  variantId: string;
  productId: string;
  options: Options;
  name: string;
  quantity: number;
  stock: number;
}

/**
 * What lines ask of what is counted, the variants locked until the transaction ends and always in the
 * same order, so that orders wait for each other and never in a circle.
 */
export async function lockDemand(tx: ShopWriter, lines: readonly StockLine[]): Promise<Demand[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      variantId: productVariants.id,
      productId: productVariants.productId,
      options: productVariants.options,
      stock: productVariants.stock,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(inArray(productVariants.productId, ids), isNotNull(productVariants.stock)))
    .orderBy(asc(productVariants.productId), asc(productVariants.position))
    .for('update', { of: productVariants });
  return rows.flatMap((row) => {
    const asking = lines.filter((line) => isAskedFor(row, line));
    const quantity = asking.reduce((sum, line) => sum + line.quantity, 0);
    const [{ name } = { name: '' }] = asking;
    return quantity > 0 ? [{ ...row, name, quantity, stock: row.stock ?? 0 }] : [];
  });
}

function isAskedFor(row: { productId: string; options: Options }, line: StockLine): boolean {
  if (row.productId !== line.productId) return false;
  return row.options.every(({ name, value }) => {
    const chosen = line.variants[name];
    return chosen?.value === value || chosen?.label === value;
  });
}
