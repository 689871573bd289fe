import { useEffect, useRef, useState } from 'react';
import { leavePrivateKeys } from '@/hooks/leave-address';
import { useIsPersonalReady } from '@/hooks/personal';
import { explainFailure } from '@/services/explain-failure';
import type { Confirmation } from '@/services/payment';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import type { RootState } from '@/store/make-store';
import { parsed } from '@/store/persistence/parsed';
import { itemsCleared } from '@/store/slices/cart';
import { conversionTracked, selectIsMeasured } from '@/store/slices/shop';
import { checkoutKey, forgetCheckout, readPaid, rememberPaid } from '../draft';
import { tellOfPayment } from '../paid-elsewhere';

export type ConfirmationState =
  | { phase: 'asking' }
  | { phase: 'paid'; confirmation: Confirmation }
  /** Not paid, and why. */
  | { phase: 'unpaid'; message: string }
  | { phase: 'failed'; message: string };

/** Banks take a moment: so often, and so long after one another, is it asked again. */
const ATTEMPTS = 6;
const PAUSE_MS = 2000;
const UNKNOWN =
  'This page does not know which order it is for. If you have paid, an e-mail confirms it.';

/**
 * Has the server complete the payment that the address names. Once it is paid the cart's items are gone,
 * the checkout is forgotten, and the order is counted once (spec 4).
 */
export function useConfirmation(sessionId: string, orderId: string) {
  const isReady = useIsPersonalReady();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const asked = useRef(-1);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ConfirmationState>({ phase: 'asking' });

  useEffect(() => {
    if (!isReady || asked.current === attempt) return;
    asked.current = attempt;
    const paid = sessionId && orderId ? { sessionId, orderId } : readPaid();
    if (!paid.sessionId || !paid.orderId) {
      return setState({ phase: 'failed', message: UNKNOWN });
    }
    const { hostname } = store.getState().shop;
    const take = async (confirmation: Confirmation) => {
      const { order_id, order } = confirmation;
      // What opens the order would be the referrer of the next page, and of all that is loaded there.
      if (rememberPaid(paid)) leavePrivateKeys();
      const isKnown = store.getState().shop.trackedConversions.includes(order_id);
      if (!isKnown && (await claimOrder(order_id))) {
        // Before their carts are empty.
        tellOfPayment(checkoutKey(), { session_id: paid.sessionId, order_id });
        dispatch(itemsCleared());
        dispatch(conversionTracked(order_id));
        forgetCheckout();
        countWhereMeasured(store.getState(), order);
      }
      setState({ phase: 'paid', confirmation });
    };
    confirmInTime({ domain: hostname, session_id: paid.sessionId, order_id: paid.orderId }).then(
      (confirmation) => {
        if (confirmation.paid) return take(confirmation);
        setState({ phase: 'unpaid', message: confirmation.message });
      },
      (error: unknown) => setState({ phase: 'failed', message: explainFailure(error) }),
    );
  }, [isReady, attempt, sessionId, orderId, store, dispatch]);

  return {
    state,
    askAgain: () => {
      setState({ phase: 'asking' });
      setAttempt((count) => count + 1);
    },
  };
}

/** What counts orders is fetched where the shop has anything that does; nobody waits for it. */
function countWhereMeasured(state: RootState, order: Confirmation['order']): void {
  if (!order || !selectIsMeasured(state)) return;
  import('./count-order').then(({ countOrder }) => countOrder(state, order)).catch(() => {});
}

interface Asked {
  domain: string;
  session_id: string;
  order_id: string;
}

async function confirmInTime(payment: Asked): Promise<Confirmation> {
  const asked = { ...payment, shield_encrypted: '' };
  const { confirmCheckoutSession } = await import('@/services/payment');
  let confirmation = await confirmCheckoutSession(asked);
  for (let count = 1; count < ATTEMPTS && isOnItsWay(confirmation); count += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    confirmation = await confirmCheckoutSession(asked);
  }
  return confirmation;
}

function isOnItsWay({ paid, message }: Confirmation): boolean {
  return !paid && /not arrived/.test(message);
}

const KEY = 'hemline:paid-orders';
/** Older ones are not seen again. */
const MOST_KEPT = 100;

/**
 * True for whoever asks first in this browser, whichever tab it is: the one that ends the checkout of a paid
 * order and counts it. What the store keeps of it another tab may write over with what it knew before. A
 * browser that stores nothing gives it to every document.
 */
async function claimOrder(orderId: string): Promise<boolean> {
  const claim = () => claimNow(orderId);
  // Where pages are not encrypted there are no locks; an order that is paid waits for none.
  return navigator.locks ? navigator.locks.request(KEY, claim).catch(claim) : claim();
}

function claimNow(orderId: string): boolean {
  try {
    const claimed = readClaimed();
    if (claimed.includes(orderId)) return false;
    localStorage.setItem(KEY, JSON.stringify([...claimed, orderId].slice(-MOST_KEPT)));
  } catch {
    // Refused: the store still knows of it as long as the document lives.
  }
  return true;
}

function readClaimed(): string[] {
  const stored = parsed(localStorage.getItem(KEY));
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}
