import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Cart } from '@/core/model/cart';
import { isUnavailable } from '@/services/api-error';
import { addToCart as tellShop } from '@/services/cart';
import { type Trying, tryUntilDone } from '@/services/try-again';
import { type CartEvent, type CartStatus, eventQueued, eventSent } from '../slices/cart-status';
import type { ShopState } from '../slices/shop';

export interface PricedState {
  cart: Cart;
  cartStatus: CartStatus;
  shop: ShopState;
}

export interface PricedStore {
  dispatch: Dispatch<UnknownAction>;
  getState: () => PricedState;
}

/** Sends cart events in order; while the shop is unreachable they wait; other failures are only logged (spec 8). */
export function eventQueue({ dispatch, getState }: PricedStore): (event: CartEvent) => void {
  let sending: Trying | undefined;

  const sendAll = async () => {
    const { hostname } = getState().shop;
    const nextEvent = () => getState().cartStatus.pendingEvents[0];
    for (let event = nextEvent(); event; event = nextEvent()) {
      const { line, key } = event;
      if (await isUnavailableFor(tellShop(line, hostname, key))) return false;
      dispatch(eventSent(event));
    }
    sending = undefined;
    return true;
  };

  return (event) => {
    dispatch(eventQueued(event));
    sending ??= tryUntilDone(sendAll);
    sending.now();
  };
}

async function isUnavailableFor(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent;
    return false;
  } catch (failure) {
    console.error('The shop could not be told what was added.', failure);
    return isUnavailable(failure);
  }
}
