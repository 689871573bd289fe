import { ORDER_STATES, type OrderState, type OrderStatus } from '../model/order';
import type { ChosenVariants } from '../model/variant';
import { isSafeUrl } from './safe-url';

type Fields = Record<string, unknown>;

/**
 * The answer of order tracking as a browser may show it, which has no schemas: what is missing or of
 * another kind is left out, what is no order at all is null.
 */
export function readOrder(answer: unknown): OrderStatus | null {
  const { order_id, status, createdAt, steps, estimatedDelivery, items, ...rest } =
    fieldsOf(answer);
  if (typeof order_id !== 'string' || !isState(status)) return null;
  const { from, to } = fieldsOf(estimatedDelivery);
  return {
    order_id,
    status,
    createdAt: textOf(createdAt),
    steps: listOf(steps).flatMap(({ state, at }) =>
      isState(state) ? [{ state, at: textOf(at) }] : [],
    ),
    estimatedDelivery: typeof from === 'string' && typeof to === 'string' ? { from, to } : null,
    carrier: textOf(rest.carrier),
    trackingNumber: textOf(rest.trackingNumber),
    trackingUrl: isSafeUrl(textOf(rest.trackingUrl)) ? textOf(rest.trackingUrl) : '',
    items: listOf(items).map(readLine),
    subtotal: amountOf(rest.subtotal),
    discount: amountOf(rest.discount),
    shipping: amountOf(rest.shipping),
    total: amountOf(rest.total),
  };
}

function readLine({ name, quantity, price, image, slug, variants }: Fields) {
  return {
    name: textOf(name),
    quantity: Math.min(Number.MAX_SAFE_INTEGER, Math.trunc(amountOf(quantity))),
    price: amountOf(price),
    image: isSafeUrl(textOf(image)) ? textOf(image) : '',
    slug: textOf(slug),
    variants: readChoices(variants),
  };
}

function readChoices(variants: unknown): ChosenVariants {
  const choices = Object.entries(fieldsOf(variants)).map(([key, chosen]) => {
    const { label, value, priceAdjustment } = fieldsOf(chosen);
    const choice = { label: textOf(label), value: textOf(value) };
    return [key, { ...choice, priceAdjustment: numberOf(priceAdjustment) }] as const;
  });
  return Object.fromEntries(choices.filter(([, { label }]) => label !== ''));
}

const isState = (value: unknown): value is OrderState => ORDER_STATES.some((one) => one === value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (Number.isFinite(value) ? Number(value) : 0);
const amountOf = (value: unknown) => Math.max(0, numberOf(value));
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(fieldsOf) : []);

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
