import { CHECKOUT_FIELDS } from '@/core/model/checkout';
import { PAYMENT_METHODS, type PaymentMethod } from '@/core/model/payment';
import type { CheckoutDraft } from '@/core/rules/orders/checkout-form';
import { attempt } from '@/core/values/attempt';
import { parsed } from '../persistence/browser-storage';
import { CHECKOUT_KEY } from '../persistence/checkout-key';
import { pickTexts, readContact } from './contact';

/** Draft of the form, in session storage: gone from a shared computer with the tab. */
const DRAFT_KEY = 'checkout-draft';
/** Request of the last order's confirmation. */
const PAID_KEY = 'checkout-paid';

export interface SavedCheckout {
  form: Partial<CheckoutDraft>;
  isProtected: boolean;
  method: PaymentMethod | '';
  /** Dollars that the shopper has agreed to pay, 0 before. */
  agreed: number;
  /** Reason why the payment could not begin. */
  failure: string;
  /** True if a line of the cart blocked it. */
  isHeld: boolean;
}

export function readDraft(): SavedCheckout {
  const saved = readFields(DRAFT_KEY);
  return {
    form: pickTexts(saved.form, CHECKOUT_FIELDS),
    isProtected: saved.isProtected === true,
    method: PAYMENT_METHODS.find((method) => method === saved.method) ?? '',
    agreed: typeof saved.agreed === 'number' ? saved.agreed : 0,
    failure: textOf(saved.failure),
    isHeld: saved.isHeld === true,
  };
}

/** The draft to begin the form with: until somebody typed in this tab, the contact of an earlier visit. */
export function readOpeningDraft(): SavedCheckout {
  const draft = readDraft();
  return Object.keys(draft.form).length > 0 ? draft : { ...draft, form: readContact() };
}

export function writeDraft(changes: Partial<SavedCheckout>): void {
  keepFields(DRAFT_KEY, { ...readDraft(), ...changes });
}

/** The name of the checkout under way, made where there is none. */
export const checkoutKey = (): string =>
  attempt(() => localStorage.getItem(CHECKOUT_KEY)) || renewCheckout();

interface PaidOrder {
  sessionId: string;
  orderId: string;
}

/** Keeps in this tab what opened the page that thanks for an order. False where nothing can be kept. */
export const rememberPaid = (paid: PaidOrder): boolean => keepFields(PAID_KEY, paid);

/** The order that this tab thanked for last; empty texts for none. */
export function readPaid(): PaidOrder {
  const { sessionId, orderId } = readFields(PAID_KEY);
  return { sessionId: textOf(sessionId), orderId: textOf(orderId) };
}

/** Starts a new checkout key: a changed cart is another checkout than the paid one. */
export function renewCheckout(): string {
  const made = crypto.randomUUID();
  attempt(() => localStorage.setItem(CHECKOUT_KEY, made));
  return made;
}

/** The checkout is over: nothing of it is kept, and the next one is another. */
export function forgetCheckout(): void {
  attempt(() => sessionStorage.removeItem(DRAFT_KEY));
  attempt(() => localStorage.removeItem(CHECKOUT_KEY));
}

/** Browsers may refuse both storages: a checkout then lives as long as its page. */
const readFields = (key: string): Readonly<Record<string, unknown>> =>
  Object(parsed(attempt(() => sessionStorage.getItem(key)) ?? null));

/** False where it cannot be kept: what was typed is typed again then after a reload. */
function keepFields(key: string, fields: object): boolean {
  const keep = () => {
    sessionStorage.setItem(key, JSON.stringify(fields));
    return true;
  };
  return attempt(keep) ?? false;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
