import { type Dispatch, nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { type Cart, type CartLine, MAX_CART_LINES } from '@/core/model/cart';
import { isSameLine, lineKey } from '@/core/rules/cart/line-identity';
import { type PriceVerdict, readPriceAnswer } from '@/core/rules/cart/price-answer';
import { saysAway } from '@/services/api-error';
import { priceCart, addToCart as tellShop } from '@/services/cart';
import { tryUntilDone } from '@/services/try-again';
import { measure } from '../measure';
import { storedText } from '../persistence/browser-storage';
import { CHECKOUT_KEY } from '../persistence/checkout-key';
import { cartReplaced, lineAdded, linesRepriced } from './cart';
import { type CartMoment, momentChanged } from './cart-moment';
import type { PricedState } from './cart-pricing';
import { noticeShown } from './notices';
import { tellInTurn } from './tell-in-turn';

export interface PricedStore {
  dispatch: Dispatch<UnknownAction>;
  getState: () => PricedState;
}

/** The pricing under way of each store, of which there is never more than one, and the cart it ended with. */
const underWay = new WeakMap<PricedStore['getState'], Promise<boolean>>();
const priced = new WeakMap<PricedStore['getState'], Cart>();

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

async function runPricing(store: PricedStore): Promise<boolean> {
  const { dispatch, getState } = store;
  // Failed prices are out of date until there are others.
  if (getState().cartMoment.pricing === 'settled') dispatch(momentChanged({ pricing: 'pending' }));
  let asked: Cart;
  let verdict: PriceVerdict | Unpriced;
  do {
    asked = getState().cart;
    verdict = await judged(getState());
  } while (getState().cart !== asked);
  underWay.delete(getState);
  if (typeof verdict === 'string') dispatch(momentChanged({ pricing: 'failed' }));
  else takeOver(verdict, dispatch, getState());
  priced.set(getState, getState().cart);
  isAway.set(getState, verdict === 'away');
  if (verdict === 'away') catchUp(store);
  return typeof verdict !== 'string';
}

/** Whether the last prices of a store could not be had, and which stores ask again by themselves. */
const isAway = new WeakMap<PricedStore['getState'], boolean>();
const catchingUp = new WeakSet<PricedStore['getState']>();

function catchUp(store: PricedStore): void {
  const { getState } = store;
  if (catchingUp.has(getState)) return;
  catchingUp.add(getState);
  tryUntilDone(async () => {
    // Somebody else may have asked with success meanwhile.
    if (isAway.get(getState)) await priceUntilCurrent(store);
    if (isAway.get(getState)) return false;
    catchingUp.delete(getState);
    return true;
  });
}

/** Why there are no prices: the server is away, or says nothing that makes sense. */
type Unpriced = 'away' | 'senseless';

const NOTHING_TO_PRICE = { lines: {}, couponMessage: '', gone: [], priceChanges: {} };

/** What the server says of the cart. */
async function judged({ cart, cartMoment, shop }: PricedState): Promise<PriceVerdict | Unpriced> {
  if (cart.items.length === 0) {
    const { shownCoupon } = cartMoment;
    return { ...NOTHING_TO_PRICE, coupon: cart.appliedCoupon, shownCoupon };
  }
  return priceCart(cart, shop.hostname, storedText(CHECKOUT_KEY) ?? '')
    .then((answer) => readPriceAnswer(cart, answer))
    .catch((error) => (saysAway(error) ? 'away' : 'senseless'));
}

function takeOver(
  { lines, coupon, couponMessage, shownCoupon, gone, priceChanges }: PriceVerdict,
  dispatch: PricedStore['dispatch'],
  { cart, cartMoment }: PricedState,
): void {
  const isNew = Object.keys(lines).length > 0 || !isSameCoupon(coupon, cart.appliedCoupon);
  if (isNew) dispatch(linesRepriced({ lines, coupon }));
  dispatch(
    momentChanged({
      pricing: 'settled',
      couponMessage,
      shownCoupon,
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

/**
 * Points the line out, has it measured, and tells the shop: however often, under the same key, so that it
 * counts once.
 */
function announce(line: CartLine, { dispatch, getState }: PricedStore): void {
  const { cart, cartMoment, shop } = getState();
  if (!cart.items.some((item) => isSameLine(item, line))) {
    dispatch(noticeShown({ text: CART_FULL, durationMs: CART_FULL_MS }));
    return;
  }
  const addedCount = cartMoment.addedCount + 1;
  dispatch(momentChanged({ added: lineKey(line), addedQuantity: line.quantity, addedCount }));
  measure({ shop }, ({ addToCart }) => addToCart(line));
  const key = nanoid();
  tellInTurn(getState, () => tellShop(line, shop.hostname, key));
}
