import type { Dispatch } from '@reduxjs/toolkit';
import type { CartLine } from '@/core/model/cart';
import { type PriceVerdict, readPriceAnswer } from '@/core/rules/price-answer';
import { addToCart, priceCart } from '@/services/cart';
import { linesRepriced } from './cart';
import { type CartMoment, momentChanged } from './cart-moment';
import type { PricedState } from './cart-pricing';

type GetState = () => PricedState;

const NOTHING_TO_PRICE = { lines: {}, couponMessage: '', gone: [], priceChanges: {} };

/** The pricing under way of each store: there is never more than one. */
const underWay = new WeakMap<GetState, Promise<boolean>>();

/**
 * Asks the server for prices until its answer is one to the cart as it stands; what answers an older
 * cart is left aside. Whoever asks meanwhile waits for the same, so at most one request is on its way,
 * and the last state wins. False where the server could not be asked.
 */
export function priceUntilCurrent(dispatch: Dispatch, getState: GetState): Promise<boolean> {
  const run = underWay.get(getState) ?? runPricing(dispatch, getState);
  underWay.set(getState, run);
  return run;
}

async function runPricing(dispatch: Dispatch, getState: GetState): Promise<boolean> {
  dispatch(momentChanged({ pricing: 'pending' }));
  let asked = getState().cart;
  let verdict = await judged(getState);
  while (getState().cart !== asked) {
    asked = getState().cart;
    verdict = await judged(getState);
  }
  underWay.delete(getState);
  if (verdict) takeOver(verdict, dispatch, getState());
  else dispatch(momentChanged({ pricing: 'failed' }));
  return verdict !== null;
}

/** What the server says of the cart, null where it cannot be had or makes no sense. */
async function judged(getState: GetState): Promise<PriceVerdict | null> {
  const { cart, shop } = getState();
  if (cart.items.length === 0) return { ...NOTHING_TO_PRICE, coupon: cart.appliedCoupon };
  return priceCart(cart, shop.hostname)
    .then((answer) => readPriceAnswer(cart, answer))
    .catch(() => null);
}

function takeOver(verdict: PriceVerdict, dispatch: Dispatch, { cart, cartMoment }: PricedState) {
  const { lines, coupon, couponMessage, gone, priceChanges } = verdict;
  const isNew = Object.keys(lines).length > 0 || !isSameCoupon(coupon, cart.appliedCoupon);
  if (isNew) dispatch(linesRepriced({ lines, coupon }));
  dispatch(
    momentChanged({
      pricing: 'settled',
      couponMessage,
      gone: [...cartMoment.gone, ...gone],
      priceChanges: joined(cartMoment.priceChanges, priceChanges),
    }),
  );
}

function isSameCoupon(one: object | null, other: object | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A price that changed twice changed from what the shopper last saw; one that is back did not. */
function joined(
  known: CartMoment['priceChanges'],
  found: CartMoment['priceChanges'],
): CartMoment['priceChanges'] {
  const changes = { ...known };
  for (const [key, { from, to }] of Object.entries(found)) {
    const before = known[key]?.from ?? from;
    if (before === to) delete changes[key];
    else changes[key] = { from: before, to };
  }
  return changes;
}

let announced: Promise<void> = Promise.resolve();

/** Tells the shop what was added, one after the other; a failure is only logged (spec 8). */
export function announceLine(line: CartLine, domain: string): void {
  announced = announced
    .then(() => addToCart(line, domain))
    .catch((error) => console.error('The shop could not be told what was added.', error));
}
