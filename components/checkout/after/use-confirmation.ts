import { useCallback, useEffect } from 'react';
import { attempt } from '@/core/values/attempt';
import { leavePrivateKeys } from '@/hooks/leave-address';
import { useIsPersonalReady } from '@/hooks/personal';
import { useCheckoutStore } from '@/hooks/use-checkout-store';
import { explainFailure } from '@/services/explain-failure';
import type { Confirmation, confirmCheckoutSession } from '@/services/payment';
import { checkout, selectCheckout } from '@/store/checkout/checkout';
import { checkoutKey, forgetCheckout, readPaid, rememberPaid } from '@/store/checkout/draft';
import { broadcastPayment } from '@/store/checkout/paid-elsewhere';
import type { AppStore, RootState } from '@/store/make-store';
import { parsed } from '@/store/persistence/browser-storage';
import { itemsCleared } from '@/store/slices/cart';
import { conversionTracked, selectIsMeasured } from '@/store/slices/shop';
import * as messages from '../messages';

/** Banks take a moment: so often, and so long after one another, is it asked again. */
const ATTEMPTS = 6;
const PAUSE_MS = 2000;

/** Has the server complete the payment; once paid, cart and checkout end and the order counts once (spec 4). Asks again. */
export function useConfirmation(sessionId: string, orderId: string): () => Promise<void> {
  const isReady = useIsPersonalReady();
  const store = useCheckoutStore();

  const ask = useCallback(async () => {
    const { dispatch, getState } = store;
    if (selectCheckout(getState()).phase === 'confirming') return;
    dispatch(checkout.confirmationStarted());
    const payment = sessionId && orderId ? { sessionId, orderId } : readPaid();
    if (!payment.sessionId || !payment.orderId) {
      dispatch(checkout.confirmationFailed(messages.unknownOrder));
      return;
    }
    try {
      const confirmation = await confirmInTime({
        ...{ domain: getState().shop.hostname, shield_encrypted: '' },
        ...{ session_id: payment.sessionId, order_id: payment.orderId },
      });
      if (confirmation.paid) await endCheckout(store, payment, confirmation);
      dispatch(
        confirmation.paid
          ? checkout.paid(confirmation)
          : checkout.confirmationFailed(confirmation.message),
      );
    } catch (error) {
      dispatch(checkout.confirmationFailed(explainFailure(error)));
    }
  }, [store, sessionId, orderId]);

  useEffect(() => {
    if (isReady) void ask();
  }, [isReady, ask]);
  return ask;
}

/** A checkout that is paid is over, once in a browser. */
async function endCheckout(
  { dispatch, getState }: AppStore,
  payment: ReturnType<typeof readPaid>,
  { order_id, order }: Confirmation,
): Promise<void> {
  // What opens the order would be the referrer of the next page, and of all that is loaded there.
  if (rememberPaid(payment)) leavePrivateKeys();
  const isTracked = getState().shop.trackedConversions.includes(order_id);
  if (isTracked || !(await claimOrder(order_id))) return;
  // Before their carts are empty.
  broadcastPayment(checkoutKey(), { session_id: payment.sessionId, order_id });
  dispatch(itemsCleared());
  dispatch(conversionTracked(order_id));
  forgetCheckout();
  countWhereMeasured(getState(), order);
}

/** Loads the tracking code only where the shop tracks orders; nobody waits for it. */
function countWhereMeasured(state: RootState, order: Confirmation['order']): void {
  if (!order || !selectIsMeasured(state)) return;
  import('./count-order').then(({ countOrder }) => countOrder(state, order)).catch(() => {});
}

async function confirmInTime(
  request: Parameters<typeof confirmCheckoutSession>[0],
): Promise<Confirmation> {
  const { confirmCheckoutSession: confirm } = await import('@/services/payment');
  let confirmation = await confirm(request);
  for (let count = 1; count < ATTEMPTS && isOnItsWay(confirmation); count += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    confirmation = await confirm(request);
  }
  return confirmation;
}

function isOnItsWay({ paid, message }: Confirmation): boolean {
  return !paid && /not arrived/.test(message);
}

const KEY = 'hemline:paid-orders';
/** Older ones are not seen again. */
const MAX_ENTRIES = 100;

/** True once per order in this browser, across tabs; where nothing can be stored, in every document. */
async function claimOrder(orderId: string): Promise<boolean> {
  const claim = () => claimNow(orderId);
  // Where pages are not encrypted there are no locks; an order that is paid waits for none.
  return navigator.locks ? navigator.locks.request(KEY, claim).catch(claim) : claim();
}

function claimNow(orderId: string): boolean {
  const entries = attempt(() => parsed(localStorage.getItem(KEY)));
  const claimed = Array.isArray(entries) ? entries.filter((one) => typeof one === 'string') : [];
  if (claimed.includes(orderId)) return false;
  // Where it is refused, the store still knows of it as long as the document lives.
  attempt(() =>
    localStorage.setItem(KEY, JSON.stringify([...claimed, orderId].slice(-MAX_ENTRIES))),
  );
  return true;
}
