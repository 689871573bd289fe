import type { VariantField } from '@/core/model/variant';
import type { ShopDraft, Some } from '../kit/draft';
import { choose, falls, hashOf, idOf } from './deterministic';
import { type DemoOrder, lineOf, parcelOf, sumsOf } from './orders';
import type { DemoProduct } from './product';

/** An order of the past weeks, delivered long ago. */
export interface DemoSale extends DemoOrder {
  /** Days between its own course, which ends lately, and that of a delivered order of today. */
  readonly daysEarlier: number;
}

const SALES = 36;
const FIRST_NUMBER = 10_240;
/** All of them lie within the 90 days in which sales count, at whatever pace a shop delivers. */
const LAST_DAYS = 64;
/** Number of products that sell at all, the first of them most. */
const SOLD = 16;
const MOST_LINES = 3;

const CUSTOMERS: Some<{ name: string; email: string }> = [
  { name: 'June Harper', email: 'june@example.com' },
  { name: 'Theo Brandt', email: 'theo@example.com' },
  { name: 'Priya Nair', email: 'priya@example.com' },
  { name: 'Luis Ortiz', email: 'luis@example.com' },
  { name: 'Maren Holm', email: 'maren@example.com' },
];

/** Composes what a demo shop has sold, so that it has bestsellers. */
export function composeSales(
  draft: ShopDraft,
  shopId: string,
  products: readonly DemoProduct[],
  definitions: Readonly<Record<string, readonly VariantField[]>>,
): DemoSale[] {
  const sold = mostSold(products);
  return Array.from({ length: SALES }, (_, at) => {
    const number = `${draft.orderPrefix}-${FIRST_NUMBER + at}`;
    const id = idOf(`order/${draft.host}/${number}`);
    const count = 1 + (hashOf(`lines of ${number}`) % MOST_LINES);
    const names = Array.from({ length: count }, (_line, line) => pick(sold, `${number}/${line}`));
    const lines = [...new Set(names)].map((product, position) => ({
      ...lineOf(
        draft,
        { product, choices: {}, quantity: quantityOf(number, product) },
        products,
        definitions,
      ),
      ...{ shopId, orderId: id, position },
    }));
    const row = {
      ...{ id, shopId, number, ...choose(CUSTOMERS, number), state: 'delivered' as const },
      ...sumsOf(lines, draft.shippingCostMinor, false),
      ...parcelOf(number),
    };
    return {
      outcome: 'delivered',
      row,
      lines,
      daysEarlier: LAST_DAYS - Math.round((at * LAST_DAYS) / SALES),
    };
  });
}

/** The names of what sells: what is called a bestseller, then others. */
function mostSold(products: readonly DemoProduct[]): string[] {
  const rankOf = ({ row }: DemoProduct) =>
    (row.tags?.includes('bestseller') ? 0 : 1) + hashOf(row.name) / 2 ** 32;
  return products
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, SOLD)
    .map(({ row }) => row.name);
}

/** One of a list by a text, the first far oftener than the last. */
function pick(names: readonly string[], by: string): string {
  const share = hashOf(by) / 2 ** 32;
  return names[Math.floor(share * share * names.length)] ?? '';
}

const quantityOf = (number: string, product: string): number =>
  falls(0.25, `pieces of ${number}/${product}`) ? 2 : 1;
