import { useEffect, useState } from 'react';
import { isObject } from '@/core/values/is-object';
import { useAccessInAddress } from '@/hooks/use-access-in-address';
import type { OpenOrder } from '@/services/cases';
import { explainFailure } from '@/services/explain-failure';
import * as messages from './messages';
import { isGone } from './use-case-form';

interface OpenState {
  /** The order that is open, or was until its access ran out. */
  order: OpenOrder | null;
  isOpen: boolean;
  isOpening: boolean;
  /** True if opened by form or link just now, not by a reload. */
  isFresh: boolean;
  notice: string;
}

const CLOSED: OpenState = {
  ...{ order: null, isOpen: false, isOpening: false, isFresh: false, notice: '' },
};

/** The order whose disputes are shown: opened by an address, kept for reloads, lost when its access ends. */
export function useOpenOrder() {
  const brought = useAccessInAddress();
  const [state, setState] = useState<OpenState>({ ...CLOSED, isOpening: brought !== '' });

  const open = (order: OpenOrder) => {
    saveOrder(order);
    setState({ ...CLOSED, order, isOpen: true, isFresh: true });
  };
  const lose = () => {
    saveOrder(null);
    setState((before) => ({ ...CLOSED, order: before.order, notice: messages.accessExpired }));
  };
  const leave = () => {
    saveOrder(null);
    setState(CLOSED);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page begins
  useEffect(() => {
    if (brought === '') {
      const order = savedOrder();
      if (order) setState({ ...CLOSED, order, isOpen: true });
      return;
    }
    openBy(brought).then(open, (error: unknown) =>
      setState({ ...CLOSED, notice: isGone(error) ? messages.linkExpired : explainFailure(error) }),
    );
  }, []);

  return { state, open, lose, leave };
}

async function openBy(access: string): Promise<OpenOrder> {
  const { verifyOrder } = await import('@/services/cases');
  return verifyOrder({ access });
}

const KEY = 'openOrder';
const FIELDS = ['access', 'orderId', 'name'];

/** Keeps an open order, or none, for reloads of this tab; a browser that keeps nothing asks again. */
function saveOrder(order: OpenOrder | null): void {
  try {
    if (order) sessionStorage.setItem(KEY, JSON.stringify(order));
    else sessionStorage.removeItem(KEY);
  } catch {}
}

/** The order that this tab had open, null for none and for what is not readable. */
function savedOrder(): OpenOrder | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const [access, orderId, name] = FIELDS.map((field) => isObject(saved) && saved[field]);
    const isWhole = [access, orderId, name].every((part) => typeof part === 'string');
    return isWhole
      ? { access: String(access), orderId: String(orderId), name: String(name) }
      : null;
  } catch {
    return null;
  }
}
