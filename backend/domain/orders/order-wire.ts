import { randomInt } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { OrderState, OrderStatus } from '@/core/model/order';
import type { TotalLine } from '@/core/model/total-line';
import { mergeSettings } from '@/core/rules/design/settings';
import { fromMinor, toMinor } from '@/core/rules/money/money';
import { answeredTotals } from '@/core/rules/money/total-lines';
import { shortAddress } from '@/core/rules/orders/short-address';
import { estimatedDelivery, estimatedShipping } from '@/core/rules/orders/working-days';
import { matching } from '../../db/rows';
import {
  type OrderLineRow,
  type OrderRow,
  orderLines,
  products,
  type ShopRow,
  type TotalLineRow,
} from '../../db/schema';
import type { Rate } from '../../limits/rates';
import { visibleTo } from '../catalogue/visible';
import { loadShop, type ShopContext, type ShopServices } from '../shops/find-shop';
import { isOrderLink, type OrderProof, proveOrder } from './prove-order';

type Terms = Pick<ShopRow, 'handlingTime' | 'transitTime' | 'settings'>;

interface SoldLine {
  line: OrderLineRow;
  slug: string | null;
}

/** States of an order that is not yet with the carrier. */
const TO_LEAVE: readonly OrderState[] = ['created', 'pending', 'paid', 'in-production'];

/** An order that is not on its way any more arrives on no day to come. */
const UNDER_WAY: readonly OrderState[] = [...TO_LEAVE, 'fulfilled'];

/** An order as the contract has it; amounts in dollars, moments and days as ISO text. */
function toOrderStatus(order: OrderRow, lines: readonly SoldLine[], terms: Terms): OrderStatus {
  const { number, state, placedAt, steps, carrier, trackingNumber, trackingUrl } = order;
  return {
    order_id: number,
    status: state,
    createdAt: placedAt.toISOString(),
    steps,
    estimatedShipping: TO_LEAVE.includes(state)
      ? estimatedShipping({ placedAt, handlingTime: terms.handlingTime, timeZone: zoneOf(terms) })
      : null,
    estimatedDelivery: UNDER_WAY.includes(state) ? deliveryOf(order, terms) : null,
    ...{ carrier, trackingNumber, trackingUrl },
    items: lines.map(toItem),
    currency: order.currency,
    ...answeredTotals(toTotalLines(order.totals)),
    refunds: order.refunds.map(({ amountMinor, at }) => ({ amount: fromMinor(amountMinor), at })),
    refundDue: fromMinor(order.refundDueMinor),
    destination: shortAddress(order.address),
  };
}

/** The days on which an order should arrive: counted from when it was shipped, once it was. */
export function deliveryOf(
  { placedAt, steps }: Pick<OrderRow, 'placedAt' | 'steps'>,
  terms: Terms,
) {
  const shipped = steps.find(({ state }) => state === 'fulfilled');
  const shippedAt = shipped && new Date(shipped.at);
  const { handlingTime, transitTime } = terms;
  const timeZone = zoneOf(terms);
  return estimatedDelivery({ placedAt, shippedAt, handlingTime, transitTime, timeZone });
}

const zoneOf = ({ settings }: Pick<Terms, 'settings'>): string => mergeSettings(settings).timeZone;

function toItem({ line, slug }: SoldLine): OrderStatus['items'][number] {
  const { name, quantity, image, variants, sku, unitPriceMinor } = line;
  const price = fromMinor(unitPriceMinor);
  return { ...{ name, quantity, price, image, variants, slug: slug ?? '' }, ...(sku && { sku }) };
}

/** Letters and digits without those that are taken for digits, or for each other, when they are read out. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 5;

/** A number for a new order: the shop's prefix, and 50 bits that nobody guesses. */
export function orderNumber(prefix: string): string {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  );
  const start = prefix.toUpperCase().replace(/[-_]+$/, '');
  return [...(start ? [start] : []), ...groups].join('-');
}

/** The lines of a total as an order keeps them, in cents. */
export function toTotalRows(lines: readonly TotalLine[]): TotalLineRow[] {
  return lines.map(({ kind, amount, currency }) => ({
    ...{ kind, currency },
    amountMinor: toMinor(amount),
  }));
}

/** The lines of an order's total as the contract has them, in dollars. */
export function toTotalLines(rows: readonly TotalLineRow[]): TotalLine[] {
  return rows.map(({ kind, amountMinor, currency }) => ({
    ...{ kind, currency },
    amount: fromMinor(amountMinor),
  }));
}

/** An order as its shopper may see it. */
export async function showOrder(services: ShopServices, order: OrderRow): Promise<OrderStatus> {
  const [terms, lines] = await Promise.all([loadShop(services), findLines(services, order.id)]);
  return toOrderStatus(order, lines, terms);
}

/** The lines of an order, each with the address of its product as long as that is sold. */
function findLines({ db, shop }: ShopServices, orderId: string) {
  return db
    .select({ line: orderLines, slug: products.slug })
    .from(orderLines)
    .leftJoin(products, and(eq(products.id, orderLines.productId), visibleTo(shop)))
    .where(matching(orderLines, { shopId: shop.id, orderId }))
    .orderBy(asc(orderLines.position));
}

export const ORDER_TRACKING: Rate = { name: 'order-tracking', times: 5, windowMs: 60_000 };

/**
 * An order as whoever proves that it is theirs may see it.
 * @throws DomainError not-found, the same after the same one query whatever of the proof is wrong.
 */
export async function trackOrder(asker: ShopContext, proof: OrderProof): Promise<OrderStatus> {
  const { services } = asker;
  const order = await proveOrder(asker, proof);
  const shown = await showOrder(services, order);
  return isOrderLink(services, proof.access) ? { ...shown, contact: contactOf(order) } : shown;
}

/** Contact and addresses of an order in full, for whoever placed it or has the link to it. */
export function contactOf(order: OrderRow): NonNullable<OrderStatus['contact']> {
  const { email, name, company, address, billing, deliveryNote: note } = order;
  return { email, name, company, address, billing, note };
}
