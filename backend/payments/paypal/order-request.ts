import { toDecimal } from '../decimal';
import type { Payable } from '../provider';

/** As long as PayPal takes names and descriptions. */
const MAX_LENGTH = 127;

/**
 * What PayPal is asked for: one unit, captured by us. The same for buttons and card fields, so that one
 * order serves both. No addresses to lead back to: both stay in their frame.
 */
export function orderRequest(payable: Payable): string {
  return JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: payable.orderId,
        invoice_id: payable.number,
        description: shorten(payable.description),
        amount: amountOf(payable),
      },
    ],
    application_context: {
      brand_name: shorten(payable.storeName),
      shipping_preference: 'NO_SHIPPING',
      user_action: 'PAY_NOW',
    },
  });
}

/** An amount as PayPal takes it. */
export function amountOf({ amountMinor, currency }: { amountMinor: number; currency: string }) {
  return { currency_code: currency.toUpperCase(), value: toDecimal(amountMinor) };
}

/** Undefined, and so left out, where there is nothing: PayPal takes no empty text. */
function shorten(text: string): string | undefined {
  return [...text.trim()].slice(0, MAX_LENGTH).join('') || undefined;
}
