import type { NodePgDatabase } from '@/backend/db/connection';
import { products, productVariants, shops, templates } from '@/backend/db/schema';

/** Pieces on sale, every second one counted, and how many different ones an order takes. */
const GOODS = 200;
const LINES = 3;
const PRICE_MINOR = 1999;
const SHIPPING = 4.99;

/** Opens a shop of two hundred pieces for measuring, and gives their ids. */
export async function addPieces(db: NodePgDatabase, host: string): Promise<string[]> {
  await db.insert(templates).values({ name: 'bench' }).onConflictDoNothing();
  await db.insert(shops).values({ host, name: 'Bench', template: 'bench' });
  const rows = Array.from({ length: GOODS }, (_, place) => ({
    ...{ template: 'bench', slug: `piece-${place}`, name: `Piece ${place}` },
    ...{ category: 'Shirts', priceMinor: PRICE_MINOR, variantFields: [] },
  }));
  const made = await db.insert(products).values(rows).returning({ id: products.id });
  const ids = made.map(({ id }) => id);
  const counted = ids
    .filter((_, place) => place % 2 === 0)
    .map((productId) => ({ productId, position: 0, stock: 1_000_000, priceMinor: PRICE_MINOR }));
  await db.insert(productVariants).values(counted);
  return ids;
}

let picked = 0;

/** Other pieces for each order, in turn. */
function pick(ids: readonly string[]): string[] {
  picked += 1;
  return Array.from({ length: LINES }, (_, at) => ids[(picked * 7 + at * 31) % ids.length] ?? '');
}

/** What a browser sends to begin the checkout of this key. */
export function checkoutOf(ids: readonly string[], checkout_key: string) {
  return {
    amount: (PRICE_MINOR / 100) * LINES + SHIPPING,
    formData: {
      ...{ email: 'ada@example.com', name: 'Ada Finch', country: 'US', line1: '1 Mill Lane' },
      ...{ city: 'Portland', region: 'OR', postalCode: '97201' },
    },
    cartItems: pick(ids).map((id) => ({ product: { id }, quantity: 1 })),
    checkout_key,
  };
}
