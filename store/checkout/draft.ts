import { CHECKOUT_FIELDS } from '@/core/model/checkout';
import { PAYMENT_METHODS, type PaymentMethod } from '@/core/model/payment';
import type { CheckoutDraft } from '@/core/rules/orders/checkout-form';
import { CHECKOUT_KEY } from '../persistence/checkout-key';

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

const NOTHING: SavedCheckout = {
  form: {},
  isProtected: false,
  method: '',
  agreed: 0,
  failure: '',
  isHeld: false,
};

export function readDraft(): SavedCheckout {
  const saved = parsed(read(sessionStorageOf(), DRAFT_KEY));
  const form = CHECKOUT_FIELDS.flatMap((field) => {
    const value = textIn(saved.form, field);
    return value ? [[field, value] as const] : [];
  });
  return {
    form: Object.fromEntries(form),
    isProtected: saved.isProtected === true,
    method: PAYMENT_METHODS.find((method) => method === saved.method) ?? '',
    agreed: typeof saved.agreed === 'number' ? saved.agreed : 0,
    failure: typeof saved.failure === 'string' ? saved.failure : '',
    isHeld: saved.isHeld === true,
  };
}

export function writeDraft(changes: Partial<SavedCheckout>): void {
  write(sessionStorageOf(), DRAFT_KEY, JSON.stringify({ ...NOTHING, ...readDraft(), ...changes }));
}

/** The name of the checkout under way, made where there is none. */
export function checkoutKey(): string {
  return read(localStorageOf(), CHECKOUT_KEY) || renewCheckout();
}

interface PaidOrder {
  sessionId: string;
  orderId: string;
}

/**
 * Keeps in this tab what the page that thanks for an order was opened by, for when its address tells it no more.
 * False where nothing can be kept.
 */
export function rememberPaid(paid: PaidOrder): boolean {
  return write(sessionStorageOf(), PAID_KEY, JSON.stringify(paid));
}

/** The order that this tab thanked for last; empty texts for none. */
export function readPaid(): PaidOrder {
  const saved = parsed(read(sessionStorageOf(), PAID_KEY));
  return { sessionId: textIn(saved, 'sessionId'), orderId: textIn(saved, 'orderId') };
}

/** Starts a new checkout key: a changed cart is another checkout than the paid one. */
export function renewCheckout(): string {
  const made = crypto.randomUUID();
  write(localStorageOf(), CHECKOUT_KEY, made);
  return made;
}

/** The checkout is over: nothing of it is kept, and the next one is another. */
export function forgetCheckout(): void {
  remove(sessionStorageOf(), DRAFT_KEY);
  remove(localStorageOf(), CHECKOUT_KEY);
}

/** Browsers may refuse both: a checkout then lives as long as its page. */
const sessionStorageOf = () => storageOf('sessionStorage');
const localStorageOf = () => storageOf('localStorage');

function storageOf(name: 'sessionStorage' | 'localStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

function read(storage: Storage | undefined, key: string): string {
  try {
    return storage?.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** False where it cannot be kept: what was typed is typed again then after a reload. */
function write(storage: Storage | undefined, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text);
    return storage !== undefined;
  } catch {
    return false;
  }
}

function remove(storage: Storage | undefined, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // It was never written then.
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function textIn(fields: unknown, name: string): string {
  const value: unknown =
    typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : '';
  return typeof value === 'string' ? value : '';
}
