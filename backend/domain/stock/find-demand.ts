import { sql } from 'drizzle-orm';
import type { ChosenVariants } from '@/core/model/variant';
import { prepared } from '../../db/prepared';
import { productVariants } from '../../db/schema';
import { HttpError } from '../../errors';
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

/** A counted variant, or one that is not: of which there is no end. */
export type VariantRow = Omit<Demand, 'name' | 'quantity' | 'stock'> & { stock: number | null };

const lockByProduct = prepared<{ ids: string[] }, VariantRow>(
  'lock_variants',
  sql`
    SELECT id AS "variantId", product_id AS "productId", options, stock FROM ${productVariants}
    WHERE product_id = ANY(${sql.placeholder('ids')}::uuid[]) ORDER BY product_id, position
    FOR UPDATE`,
);

/**
 * The variants of what lines are of, locked until the transaction ends and always in the same order, so that
 * orders wait for each other and never in a circle.
 */
export async function lockVariants(
  tx: ShopWriter,
  lines: readonly StockLine[],
): Promise<VariantRow[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  return ids.length === 0 ? [] : lockByProduct(tx, { ids });
}

/**
 * What lines that are not bought yet ask of what is counted.
 * @throws HttpError 409 for a line that names none of the variants its product has, such as no size.
 */
export function chosenOf(rows: readonly VariantRow[], lines: readonly StockLine[]): Demand[] {
  const unclear = lines.find((line) => {
    const own = rows.filter(({ productId }) => productId === line.productId);
    return own.length > 0 && !own.some((row) => isAskedFor(row, line));
  });
  if (!unclear) return demandsOf(rows, lines);
  const message = `Please choose again what you want of ${unclear.name}: it comes in other variants now.`;
  throw new HttpError(409, message, { path: 'cartItems' });
}

/** What lines ask of what is counted. What is not counted is never short. */
export function demandsOf(rows: readonly VariantRow[], lines: readonly StockLine[]): Demand[] {
  return rows.flatMap(({ stock, ...row }) => {
    const asking = lines.filter((line) => isAskedFor(row, line));
    const quantity = asking.reduce((sum, line) => sum + line.quantity, 0);
    const [{ name } = { name: '' }] = asking;
    return quantity > 0 && stock !== null ? [{ ...row, name, quantity, stock }] : [];
  });
}

function isAskedFor(row: { productId: string; options: Options }, line: StockLine): boolean {
  if (row.productId !== line.productId) return false;
  return row.options.every(({ name, value }) => {
    const chosen = line.variants[name];
    return chosen?.value === value || chosen?.label === value;
  });
}
