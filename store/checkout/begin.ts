import type { Cart } from '@/core/model/cart';
import type { PaymentMethod } from '@/core/model/payment';
import type { TotalLine } from '@/core/model/total-line';
import { claimOf } from '@/core/rules/cart/cart-line';
import { amountOf } from '@/core/rules/money/total-lines';
import { type CheckoutDraft, checkoutForm } from '@/core/rules/orders/checkout-form';
import type { CheckoutSession } from '@/services/payment';

export interface Beginning {
  cart: Cart;
  form: CheckoutDraft;
  method: PaymentMethod;
  totals: readonly TotalLine[];
  /** Dollars that the shopper has agreed to pay. */
  amount: number;
  /** Names the checkout, so that it is one order however often it is sent. */
  key: string;
  shop: { hostname: string; name: string; orderPrefix: string };
  /** The payment origin of the frame, and the ticket it was opened by; '' without a frame. */
  shield: { domain: string; encrypted: string };
}

export const NO_SHIELD: Beginning['shield'] = { domain: '', encrypted: '' };

/** Path that the server names where something is wrong with what is ordered. */
export const LINES = 'cartItems';

/** Has the server begin a payment (spec 7, create-checkout-session). @throws ApiError */
export async function beginPayment(beginning: Beginning): Promise<CheckoutSession> {
  const { cart, form, method, totals, amount, key, shop, shield } = beginning;
  const { createCheckoutSession } = await import('@/services/payment');
  return createCheckoutSession({
    domain: shop.hostname,
    amount,
    formData: checkoutForm(form),
    cartItems: cart.items.map(claimOf),
    shield_domain: shield.domain,
    shield_encrypted: shield.encrypted,
    storename: shop.name,
    shipping_cost: amountOf(totals, 'shipping'),
    prefix: shop.orderPrefix,
    params: Object.fromEntries(new URLSearchParams(window.location.search)),
    coupon: cart.appliedCoupon?.code ?? null,
    coupon_proof: cart.appliedCoupon?.proof ?? '',
    discount: 0 - amountOf(totals, 'discount'),
    protect: amountOf(totals, 'protection') > 0,
    method,
    checkout_key: key,
  });
}

export function successAddress({
  session_id,
  order_id,
}: Pick<CheckoutSession, 'session_id' | 'order_id'>): string {
  return `/checkout-stripe-success?${new URLSearchParams({ session_id, order_id })}`;
}
