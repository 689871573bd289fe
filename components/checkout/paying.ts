import type { RefObject } from 'react';
import type { Cart, CartLine } from '@/core/model/cart';
import { CHECKOUT_FIELDS } from '@/core/model/checkout';
import type { TotalLine } from '@/core/model/total-line';
import type { CheckoutProblems } from '@/core/rules/orders/checkout-form';
import type { OfferedMethod } from '@/services/payment';
import { checkout } from '@/store/checkout/checkout';
import type { AppStore } from '@/store/make-store';
import type { PaymentFrameHandle } from './payment/payment-frame';

/** A checkout as it is on screen when Pay is pressed. */
export interface Paying {
  store: AppStore;
  form: RefObject<HTMLFormElement | null>;
  frame: RefObject<PaymentFrameHandle | null>;
  cart: Cart;
  totals: TotalLine[];
  /** Takes over what the server says that a cart comes to. */
  agree: (totals: TotalLine[], cart: Cart) => void;
  chosen: OfferedMethod | undefined;
}

export const linesOf = ({ store }: Paying): readonly CartLine[] => store.getState().cart.items;

export function leaveFor({ dispatch }: AppStore, address: string): void {
  dispatch(checkout.left());
  window.location.assign(address);
}

export function fail({ store, frame }: Paying, message: string): void {
  store.dispatch(checkout.paymentFailed(message));
  frame.current?.refuse();
}

/** Leads to the first field that is wrong; what the frame has asked for does not begin. */
export function focusOnProblem({ form, frame }: Paying, problems: CheckoutProblems): void {
  frame.current?.refuse();
  const first = CHECKOUT_FIELDS.find((field) => problems[field]);
  const element = first
    ? form.current?.elements.namedItem(first)
    : problems.method && form.current?.querySelector('[name="method"]:checked');
  if (element instanceof HTMLElement) element.focus();
}
