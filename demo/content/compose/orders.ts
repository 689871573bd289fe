import type { coupons, orderLines, orders } from '@/backend/db/schema';
import { toTotalRows } from '@/backend/domain/orders/order-wire';
import { SHOWN_COUPON_CODE } from '@/core/model/coupon';
import type { VariantField } from '@/core/model/variant';
import { couponDiscount } from '@/core/rules/money/coupon';
import { fromMinor, toMinor } from '@/core/rules/money/money';
import { totalLines, totalOf } from '@/core/rules/money/total-lines';
import { chosenVariants, defaultChoices } from '@/core/rules/variants/variants';
import type { OrderedDraft, OrderOutcome, ShopDraft } from '../kit/draft';
import { hashOf, idOf } from './deterministic';
import type { DemoProduct } from './product';
import { isOfGoods, optionFieldsOf } from './variant-fields';

type LineRow = typeof orderLines.$inferInsert & { quantity: number; unitPriceMinor: number };

/** An order of a demo shop but for its moments, which depend on when it is put in. */
export interface DemoOrder {
  readonly outcome: OrderOutcome;
  readonly row: typeof orders.$inferInsert & { id: string };
  readonly lines: readonly LineRow[];
}

/** The customer of the orders in every demo shop; docs/shops.md names her. */
const DEMO_SHOPPER = {
  email: 'ada@example.com',
  name: 'Ada Merriweather',
  address: {
    ...{ line1: '27 Orchard Row', line2: '', city: 'Portland', region: 'OR' },
    ...{ postalCode: '97201', country: 'US' },
  },
};

/** The same numbers in every demo shop, each behind the shop's own prefix. */
const NUMBERS: Record<OrderOutcome, number> = {
  delivered: 10398,
  cancelled: 10405,
  fulfilled: 10421,
  'in-production': 10437,
};
const OUTCOMES: readonly OrderOutcome[] = ['delivered', 'cancelled', 'fulfilled', 'in-production'];
const SHOWN_COUPON_PERCENT = 10;

type Definitions = Readonly<Record<string, readonly VariantField[]>>;

/** The coupon that is shown for copying (spec 9). */
export function composeCoupons(shopId: string): (typeof coupons.$inferInsert)[] {
  const value = SHOWN_COUPON_PERCENT;
  // The delivered order was paid with it.
  return [{ shopId, code: SHOWN_COUPON_CODE, kind: 'percentage', value, timesUsed: 1 }];
}

/** An order of each outcome. The delivered one was paid with the coupon that is shown. */
export function composeOrders(
  draft: ShopDraft,
  shopId: string,
  products: readonly DemoProduct[],
  definitions: Definitions,
): DemoOrder[] {
  return OUTCOMES.map((outcome) => {
    const number = `${draft.orderPrefix}-${NUMBERS[outcome]}`;
    const id = idOf(`order/${draft.host}/${number}`);
    const lines = draft.orders[outcome].map((ordered, position) => ({
      ...lineOf(draft, ordered, products, definitions),
      ...{ shopId, orderId: id, position },
    }));
    const isSent = outcome === 'fulfilled' || outcome === 'delivered';
    const row = {
      ...{ id, shopId, number, ...DEMO_SHOPPER, state: outcome },
      ...sumsOf(lines, draft.shippingCostMinor, outcome === 'delivered'),
      ...(isSent && parcelOf(number)),
    };
    return { outcome, row, lines };
  });
}

/** A line of an order as it was sold. @throws Error for what the shop does not sell. */
export function lineOf(
  draft: ShopDraft,
  { product: name, choices, quantity = 1 }: OrderedDraft,
  products: readonly DemoProduct[],
  definitions: Definitions,
) {
  const product = products.find(({ row }) => row.name === name);
  if (!product) throw new Error(`${draft.name} took an order of ${name}, which it does not sell`);
  const { category = '', variantFields } = product.row;
  const definition = definitions[category] ?? definitions.default ?? [];
  const own = optionFieldsOf(definition, product.draft);
  const fields = [...own, ...(variantFields ?? definition.filter((field) => !isOfGoods(field)))];
  const variants = chosenVariants(fields, { ...defaultChoices(fields), ...choices });
  const row = product.variants.find(({ options }) =>
    options.every((option) => variants[option.name]?.label === option.value),
  );
  if (!row) throw new Error(`${draft.name} took an order of a ${name} that it does not sell`);
  const { id: variantId, sku, options, mediaId } = row;
  const image = product.media.find(({ id }) => id === mediaId)?.file ?? '';
  const added = Object.entries(variants)
    .filter(([label]) => !options.some((option) => option.name === label))
    .reduce((sum, [, { priceAdjustment }]) => sum + toMinor(priceAdjustment), 0);
  return {
    ...{ productId: product.row.id, variantId, sku, options, name, image, variants, quantity },
    unitPriceMinor: row.priceMinor + added,
  };
}

/** Sums of an order. */
export function sumsOf(lines: readonly LineRow[], shippingMinor: number, isWithCoupon: boolean) {
  const subtotalMinor = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
  const coupon = { code: SHOWN_COUPON_CODE, kind: 'percentage', minimum: 0 } as const;
  const off = couponDiscount({ ...coupon, value: SHOWN_COUPON_PERCENT }, fromMinor(subtotalMinor));
  const totals = totalLines({
    subtotal: fromMinor(subtotalMinor),
    discount: isWithCoupon ? off : 0,
    shipping: fromMinor(shippingMinor),
    protection: 0,
  });
  const couponCode = isWithCoupon ? SHOWN_COUPON_CODE : '';
  return { totals: toTotalRows(totals), totalMinor: toMinor(totalOf(totals)), couponCode };
}

export function parcelOf(number: string) {
  const trackingNumber = `PW${String(hashOf(number)).padStart(10, '0')}`;
  const trackingUrl = `https://parcelway.example/track/${trackingNumber}`;
  return { carrier: 'Parcelway', trackingNumber, trackingUrl };
}
