import axios, { AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { adminCalls } from '@/core/calls/admin';
import type { Call, RequestOf, ResponseOf } from '@/core/calls/call';
import { cartCalls } from '@/core/calls/cart';
import { orderCalls } from '@/core/calls/orders';
import type { CartClaim } from '@/core/model/cart';
import type { Case, CaseMessage } from '@/core/model/case';
import { type AppliedCoupon, SHOWN_COUPON_CODE } from '@/core/model/coupon';
import { CURRENCY } from '@/core/model/currency';
import type { OrderStatus } from '@/core/model/order';
import { PLACEHOLDER_PRICE } from '@/core/model/product';
import { OWNER } from '@/core/model/roles';
import { cartLine } from '@/core/rules/cart/cart-line';
import { cartTotals } from '@/core/rules/cart/cart-totals';
import { answeredTotals, totalLine } from '@/core/rules/money/total-lines';
import { EMBEDDED_BASE_PATH } from './environment';
import { SAMPLES, sampleProductById } from './mock-samples';

const DONE = { status: 0, message: '' };
const NOT_MOCKED = { status: 501, message: 'The mock API has no sample of this call.' };

/** Answers calls from samples, for work on the storefront without a backend (NEXT_PUBLIC_MOCK_API, spec 9). */
export async function mockAdapter(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const { pathname, searchParams } = new URL(axios.getUri(config), 'http://mock.internal');
  const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : {};
  const query = { ...Object.fromEntries(searchParams), ...textsOf(body) };
  const path = pathname.replace(EMBEDDED_BASE_PATH, '');
  const sample = REPLIES.get(path)?.(body) ?? SAMPLES[path]?.(query);
  return {
    status: sample === undefined ? NOT_MOCKED.status : 200,
    statusText: '',
    headers: new AxiosHeaders(),
    data: sample ?? NOT_MOCKED,
    config,
  };
}

/** The fields of a body as a query has them. */
const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(body ?? {}).map(([key, value]) => [key, String(value)]));

const TERMS = { shippingCost: 4.99, freeShippingFrom: 0 };
const COUPON: AppliedCoupon = {
  code: SHOWN_COUPON_CODE,
  kind: 'percentage',
  value: 10,
  minimum: 0,
};
const NO_COUPON = 'The mock API knows one coupon code only.';
const ORDER: OrderStatus = {
  order_id: 'SAMPLE-1',
  status: 'fulfilled',
  createdAt: '2026-01-05T14:07:00.000Z',
  steps: [
    { state: 'created', at: '2026-01-05T14:07:00.000Z' },
    { state: 'fulfilled', at: '2026-01-08T15:20:00.000Z' },
  ],
  estimatedShipping: null,
  estimatedDelivery: { from: '2026-01-13', to: '2026-01-15' },
  ...{ carrier: 'Parcelway', trackingNumber: 'PW1', trackingUrl: '' },
  items: [
    { name: 'Sample', quantity: 1, price: PLACEHOLDER_PRICE, image: '', slug: '', variants: {} },
  ],
  currency: CURRENCY,
  ...answeredTotals([totalLine('goods', PLACEHOLDER_PRICE), totalLine('shipping', 4.99)]),
  destination: 'Portland, OR 972…, US',
  ...{ refunds: [], refundDue: 0 },
};

const MESSAGE: CaseMessage = {
  ...{ id: 'sample-1', message: 'A seam came open.', senderType: 'shopper', senderName: 'Sample' },
  ...{ attachments: [], isInternal: false, createdAt: '2026-01-09T10:00:00.000Z' },
};
const ANSWER: CaseMessage = {
  ...MESSAGE,
  ...{ id: 'sample-2', message: 'We send a new one.', senderType: 'shop', senderName: 'The shop' },
};
const CASE: Case = {
  ...{ id: 'sample', number: 'C-SAMPLE2', order_id: ORDER.order_id, name: 'Sample' },
  ...{ subject: 'An open seam', type: 'damaged', status: 'answered' },
  ...{ createdAt: MESSAGE.createdAt, updatedAt: MESSAGE.createdAt, messages: [MESSAGE, ANSWER] },
};
const PROVEN = { access: 'sample', order_id: ORDER.order_id, name: CASE.name };

type Reply = readonly [path: string, answer: (body: unknown) => unknown];

/** The body is what our own client has just sent for this call. */
const reply = <C extends Call>(
  call: C,
  answer: (request: RequestOf<C>) => ResponseOf<C>,
): Reply => [call.path, (body) => answer(body as RequestOf<C>)];

const REPLIES: ReadonlyMap<string, Reply[1]> = new Map([
  reply(cartCalls.addToCart, () => DONE),
  reply(cartCalls.priceCart, ({ lines: claims, coupon: code }) => {
    const lines = claims.map(priced);
    const items = lines.filter((line) => line !== null);
    const coupon = code === undefined ? null : couponOf(code);
    const couponMessage = code === undefined || coupon ? '' : NO_COUPON;
    const totals = answeredTotals(cartTotals({ items, appliedCoupon: coupon }, TERMS));
    return { lines, coupon, couponMessage, shownCoupon: COUPON.code, ...totals };
  }),
  reply(cartCalls.stock, () => ({ rows: [] })),
  reply(cartCalls.checkCoupon, ({ code }) => {
    const coupon = couponOf(code);
    return coupon ? { ...DONE, data: coupon } : { status: 404, message: NO_COUPON };
  }),
  reply(adminCalls.login, ({ email }) => {
    const user = { id: 'sample', email, role: OWNER };
    return { ...DONE, data: { token: 'sample', user } };
  }),
  reply(adminCalls.logout, () => DONE),
  reply(orderCalls.trackOrder, () => ({ ...DONE, data: ORDER })),
  reply(orderCalls.verifyOrder, () => ({ ...DONE, data: PROVEN })),
  reply(orderCalls.getCase, () => ({ ...DONE, data: CASE })),
  reply(orderCalls.getAllCases, () => ({ ...DONE, data: [CASE] })),
  reply(orderCalls.createCase, ({ subject, type, description: message }) => ({
    ...DONE,
    data: { ...CASE, subject, type, status: 'open' as const, messages: [{ ...MESSAGE, message }] },
  })),
  reply(orderCalls.addCaseMessage, ({ message }) => ({
    ...DONE,
    data: { ...CASE, messages: [...CASE.messages, { ...MESSAGE, id: 'sample-3', message }] },
  })),
]);

function priced({ product: claimed, quantity, variants = {}, variantId }: CartClaim) {
  const product = sampleProductById(claimed.id);
  const row = variantId === undefined ? undefined : { id: variantId };
  return product ? cartLine(product, quantity, variants, row) : null;
}

const couponOf = (code: string): AppliedCoupon | null =>
  code.trim().toUpperCase() === COUPON.code ? COUPON : null;
