import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { type Cart, type CartLine, MAX_CART_LINES } from '@/core/model/cart';
import { isSameLine, lineKey } from '@/core/rules/line-identity';
import { type PriceVerdict, readPriceAnswer } from '@/core/rules/price-answer';
import { addToCart, priceCart } from '@/services/cart';
import { cartReplaced, lineAdded, linesRepriced } from './cart';
import { type CartMoment, momentChanged } from './cart-moment';
import type { PricedState } from './cart-pricing';
import { noticeShown } from './notices';

export interface PricedStore {
  dispatch: Dispatch<UnknownAction>;
  getState: () => PricedState;
}

/** The pricing under way of each store, of which there is never more than one, and the cart it ended with. */
const underWay = new WeakMap<PricedStore['getState'], Promise<boolean>>();
const priced = new WeakMap<PricedStore['getState'], Cart>();
let announced: Promise<void> = Promise.resolve();

/** What follows a change of the cart: the shop hears of what was added, and prices are asked for. */
export function followCart(action: unknown, store: PricedStore): void {
  if (lineAdded.match(action)) announce(action.payload, store);
  const isFromElsewhere = linesRepriced.match(action) || cartReplaced.match(action);
  if (!isFromElsewhere && priced.get(store.getState) !== store.getState().cart) {
    priceUntilCurrent(store);
  }
}

/**
 * Asks the server for prices until its answer is one to the cart as it stands; what answers an older
 * cart is left aside. Whoever asks meanwhile waits for the same, so at most one request is on its way,
 * and the last state wins. False where the server could not be asked.
 */
export function priceUntilCurrent(store: PricedStore): Promise<boolean> {
  const run = underWay.get(store.getState) ?? runPricing(store);
  underWay.set(store.getState, run);
  return run;
}

async function runPricing({ dispatch, getState }: PricedStore): Promise<boolean> {
  // Failed prices are out of date until there are others.
  if (getState().cartMoment.pricing === 'settled') dispatch(momentChanged({ pricing: 'pending' }));
  let asked: Cart;
  let verdict: PriceVerdict | null;
  do {
    asked = getState().cart;
    verdict = await judged(getState());
  } while (getState().cart !== asked);
  underWay.delete(getState);
  if (verdict) takeOver(verdict, dispatch, getState());
  else dispatch(momentChanged({ pricing: 'failed' }));
  priced.set(getState, getState().cart);
  return verdict !== null;
}

const NOTHING_TO_PRICE = { lines: {}, couponMessage: '', gone: [], priceChanges: {} };

/** What the server says of the cart, null where it cannot be had or makes no sense. */
async function judged({ cart, shop }: PricedState): Promise<PriceVerdict | null> {
  if (cart.items.length === 0) return { ...NOTHING_TO_PRICE, coupon: cart.appliedCoupon };
  return priceCart(cart, shop.hostname)
    .then((answer) => readPriceAnswer(cart, answer))
    .catch(() => null);
}

function takeOver(
  { lines, coupon, couponMessage, gone, priceChanges }: PriceVerdict,
  dispatch: PricedStore['dispatch'],
  { cart, cartMoment }: PricedState,
): void {
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

/** A cart that is full took nothing. */
const CART_FULL = `A cart holds ${MAX_CART_LINES} different things at most, and yours is full.`;
const CART_FULL_MS = 6000;

/** Points the line out, and tells the shop, one after the other; a failure is only logged (spec 8). */
function announce(line: CartLine, { dispatch, getState }: PricedStore): void {
  const { cart, cartMoment, shop } = getState();
  if (!cart.items.some((item) => isSameLine(item, line))) {
    dispatch(noticeShown({ text: CART_FULL, durationMs: CART_FULL_MS }));
    return;
  }
  const addedCount = cartMoment.addedCount + 1;
  dispatch(momentChanged({ added: lineKey(line), addedQuantity: line.quantity, addedCount }));
  announced = announced
    .then(() => addToCart(line, shop.hostname))
    .catch((error) => console.error('The shop could not be told what was added.', error));
}
