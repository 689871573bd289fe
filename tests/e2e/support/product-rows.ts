import { eq } from 'drizzle-orm';
import { productVariants } from '@/backend/db/schema';
import { type PayingShop, PRICE_MINOR } from './paying-shop';
import { withShopDatabase } from './shop-database';

interface Row {
  /** Its values by the names of the options, in their order. */
  options: Record<string, string>;
  /** Pieces; as many as anybody wants where none is given. */
  stock?: number;
  priceMinor?: number;
}

/** Gives the product of a shop its rows, as an import does. */
export async function addRows({ productId }: PayingShop, rows: readonly Row[]): Promise<void> {
  const values = rows.map(({ options, stock = null, priceMinor = PRICE_MINOR }, position) => ({
    ...{ productId, position, priceMinor, stock },
    options: Object.entries(options).map(([name, value]) => ({ name, value })),
  }));
  await withShopDatabase((db) => db.insert(productVariants).values(values));
}

/** Changes how many there are of every row of a shop's product. */
export async function setStock({ productId }: PayingShop, stock: number): Promise<void> {
  await withShopDatabase((db) =>
    db.update(productVariants).set({ stock }).where(eq(productVariants.productId, productId)),
  );
}
