import { AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { CartClaim } from '@/core/model/cart';
import { answerCalls } from '../../support/backend-calls';
import { product } from '../product/fixtures';

export interface ReceivedCall {
  path: string;
  body: { domain: string; lines: CartClaim[]; coupon?: string; code?: string; product?: object };
  /** By which a request that is sent again is known. */
  key: unknown;
  /** Answers this request. */
  answer: (data: unknown, status?: number) => void;
  fail: () => void;
}

/** Dollars by product; null for what is no longer sold. */
export type PriceList = Record<string, number | null>;

/**
 * A backend behind axios itself. Requests for prices wait until a test answers them, and `mostOpen` is
 * how many waited at once; any other is answered with `otherStatus`. Stores of other tests may still
 * ask: each has a shop of its own.
 */
export const fakeBackend = {
  call: [] as ReceivedCall[],
  open: 0,
  mostOpen: 0,
  otherStatus: 200,
  /** Whether requests for prices fail by themselves. */
  isAway: false,
  to(path: string, domain: string): ReceivedCall[] {
    return this.call.filter((one) => one.path === path && one.body.domain === domain);
  },
  reset() {
    answerCalls(take);
    Object.assign(this, { call: [], open: 0, mostOpen: 0, otherStatus: 200, isAway: false });
  },
};

const take = (config: InternalAxiosRequestConfig) =>
  new Promise<AxiosResponse>((resolve, reject) => {
    const path = config.url ?? '';
    const body = JSON.parse(String(config.data ?? '{}'));
    const reply = (data: unknown, status = 200) =>
      resolve({ status, data, statusText: '', headers: new AxiosHeaders(), config });
    const settle = (finish: () => void) => {
      fakeBackend.open -= 1;
      finish();
    };
    const call: ReceivedCall = {
      path,
      body,
      key: config.headers.get('idempotency-key'),
      answer: (data, status) => settle(() => reply(data, status)),
      fail: () => settle(() => reject(new Error('offline'))),
    };
    const isPricing = path === '/cart/price';
    if (isPricing && fakeBackend.isAway) return reject(new Error('offline'));
    fakeBackend.call.push(call);
    if (!isPricing) {
      const { otherStatus } = fakeBackend;
      return reply({ status: otherStatus === 200 ? 0 : 1, message: 'No' }, otherStatus);
    }
    fakeBackend.open += 1;
    fakeBackend.mostOpen = Math.max(fakeBackend.mostOpen, fakeBackend.open);
  });

/** The answer of `POST /cart/price` to what was asked, by a price list. */
export function pricedBy(
  prices: PriceList,
  { body }: ReceivedCall,
  coupon: object | null = null,
  shownCoupon = '',
) {
  const lines = body.lines.map(({ product: { id }, ...claim }) => {
    const price = prices[id];
    return price == null ? null : { ...claim, product: product({ id, price, name: nameOf(id) }) };
  });
  const sums = { subtotal: 0, discount: 0, shipping: 0, total: 0 };
  return { lines, coupon, couponMessage: '', shownCoupon, ...sums };
}

export const nameOf = (id: string) => `Product ${id}`;
