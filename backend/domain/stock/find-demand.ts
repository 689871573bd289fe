import { asc, inArray } from 'drizzle-orm';
import type { ChosenVariants } from '@/core/model/variant';
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

/**
 * What lines ask of what is counted, the variants locked until the transaction ends and always in the
 * same order, so that orders wait for each other and never in a circle.
 */
export async function lockDemand(tx: ShopWriter, lines: readonly StockLine[]): Promise<Demand[]> {
  return demandsOf(await lockVariants(tx, lines), lines);
}

/**
 * The same of lines that are not bought yet.
 * @throws HttpError 409 for a line that names none of the variants its product has, such as no size.
 */
export async function lockChosen(tx: ShopWriter, lines: readonly StockLine[]): Promise<Demand[]> {
  const rows = await lockVariants(tx, lines);
  const unclear = lines.find((line) => {
    const own = rows.filter(({ productId }) => productId === line.productId);
    return own.length > 0 && !own.some((row) => isAskedFor(row, line));
  });
  if (!unclear) return demandsOf(rows, lines);
  const message = `Please choose again what you want of ${unclear.name}: it comes in other variants now.`;
  throw new HttpError(409, message, { path: 'cartItems' });
}

type VariantRow = Awaited<ReturnType<typeof lockVariants>>[number];

async function lockVariants(tx: ShopWriter, lines: readonly StockLine[]) {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  if (ids.length === 0) return [];
  return tx
    .select({
      variantId: productVariants.id,
      productId: productVariants.productId,
      options: productVariants.options,
      stock: productVariants.stock,
    })
    .from(productVariants)
    .where(inArray(productVariants.productId, ids))
    .orderBy(asc(productVariants.productId), asc(productVariants.position))
    .for('update');
}

/** What is not counted is never short. */
function demandsOf(rows: readonly VariantRow[], lines: readonly StockLine[]): Demand[] {
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
