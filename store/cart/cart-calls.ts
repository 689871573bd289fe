import { nanoid } from '@reduxjs/toolkit';
import { type Cart, type CartLine, MAX_CART_LINES } from '@/core/model/cart';
import { isSameLine, lineKey } from '@/core/rules/cart/line-identity';
import {
  joinPriceChanges,
  type PriceVerdict,
  readPriceAnswer,
} from '@/core/rules/cart/price-answer';
import { isUnavailable } from '@/services/api-error';
import { priceCart } from '@/services/cart';
import { type Trying, tryUntilDone } from '@/services/try-again';
import { measure } from '../measuring/measure';
import * as messages from '../messages';
import { readText } from '../persistence/browser-storage';
import { CHECKOUT_KEY } from '../persistence/checkout-key';
import { cartReplaced, lineAdded, linesRepriced } from '../slices/cart';
import { lineNoticed, pricesMissed, pricesReceived, pricesRequested } from '../slices/cart-status';
import { noticeShown } from '../slices/notices';
import { eventQueue, type PricedState, type PricedStore } from './pending-events';

export type CartCalls = ReturnType<typeof cartCalls>;

/** The calls that a store makes for its cart, where each stands is in `cartStatus`. */
export function cartCalls(store: PricedStore) {
  const { dispatch, getState } = store;
  const send = eventQueue(store);
  let pricing: Promise<boolean> | undefined;
  let retrying: Trying | undefined;

  /** Asks for prices until the answer is for the current cart, one request at a time. False: server unreachable. */
  const price = () => {
    pricing ??= priceUntilCurrent();
    return pricing;
  };
  const priceUntilCurrent = async () => {
    let requestedCart: Cart;
    let answer: PriceVerdict | Unpriced;
    do {
      requestedCart = getState().cart;
      dispatch(pricesRequested(requestedCart));
      answer = await askFor(getState());
    } while (getState().cart !== requestedCart);
    pricing = undefined;
    if (typeof answer === 'string') dispatch(pricesMissed({ phase: answer, cart: requestedCart }));
    else takeOver(store, answer);
    if (isUnavailable() && !retrying) retrying = tryUntilDone(retry);
    return typeof answer !== 'string';
  };
  const isUnavailable = () => getState().cartStatus.pricing.phase === 'unavailable';
  const retry = async () => {
    // Somebody else may have asked with success meanwhile.
    if (isUnavailable()) await price();
    if (isUnavailable()) return false;
    retrying = undefined;
    return true;
  };

  return {
    /** Does what follows a change of the cart: the shop hears of what was added, and prices are asked for. */
    onChange: (action: unknown): void => {
      if (lineAdded.match(action)) announce(store, action.payload, send);
      const isFromElsewhere = linesRepriced.match(action) || cartReplaced.match(action);
      if (!isFromElsewhere && !isPriced(getState())) price();
    },
    price,
  };
}

const isPriced = ({ cart, cartStatus: { pricing } }: PricedState): boolean =>
  pricing.phase !== 'idle' && pricing.phase !== 'pending' && pricing.cart === cart;

/** Failure of pricing: a bad answer, or an unreachable server. */
type Unpriced = 'failed' | 'unavailable';

const NOTHING_TO_PRICE = { lines: {}, couponMessage: '', gone: [], priceChanges: {} };

async function askFor({ cart, cartStatus, shop }: PricedState): Promise<PriceVerdict | Unpriced> {
  if (cart.items.length === 0) {
    const { shownCoupon } = cartStatus;
    return { ...NOTHING_TO_PRICE, coupon: cart.appliedCoupon, shownCoupon };
  }
  return priceCart(cart, shop.hostname, readText(CHECKOUT_KEY) ?? '')
    .then((answer) => readPriceAnswer(cart, answer))
    .catch((error) => (isUnavailable(error) ? 'unavailable' : 'failed'));
}

function takeOver({ dispatch, getState }: PricedStore, { lines, coupon, ...answer }: PriceVerdict) {
  const { cart, cartStatus } = getState();
  const isNew = Object.keys(lines).length > 0 || !isSameCoupon(coupon, cart.appliedCoupon);
  if (isNew) dispatch(linesRepriced({ lines, coupon }));
  dispatch(
    pricesReceived({
      ...answer,
      gone: [...cartStatus.gone, ...answer.gone],
      priceChanges: joinPriceChanges(cartStatus.priceChanges, answer.priceChanges),
      cart: getState().cart,
    }),
  );
}

const isSameCoupon = (one: object | null, other: object | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A cart that is full took nothing. */
const CART_FULL_MS = 6000;

/** Points the line out, has it measured, and tells the shop, under one key however often, so that it counts once. */
function announce(
  { dispatch, getState }: PricedStore,
  line: CartLine,
  send: ReturnType<typeof eventQueue>,
): void {
  const { cart, shop } = getState();
  if (!cart.items.some((item) => isSameLine(item, line))) {
    dispatch(noticeShown({ text: messages.cartFull(MAX_CART_LINES), durationMs: CART_FULL_MS }));
    return;
  }
  dispatch(lineNoticed({ key: lineKey(line), quantity: line.quantity }));
  measure({ shop }, ({ addToCart }) => addToCart(line));
  send({ key: nanoid(), line });
}
