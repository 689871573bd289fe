/** Payment providers. `test` moves no money, and is there on demo shops alone. */
export const PAYMENT_PROVIDERS = ['stripe', 'paypal', 'airwallex', 'test'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** Name in place of a provider where an order came to nothing, so that nobody takes a payment for it. */
export const NO_PROVIDER = 'none';

/**
 * Ways to pay: by a card form in the checkout (`creditcard`, `stripe`, `airwallex`), by PayPal's buttons in it,
 * or on a page of the provider's own (`redirect`). All but the last stand in a frame of the payment origin.
 */
export const PAYMENT_METHODS = ['stripe', 'creditcard', 'airwallex', 'paypal', 'redirect'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The marks of ways to pay, in the order in which they are shown; their pictures are `public/icons/payments`. */
export const PAYMENT_MARKS = ['Visa', 'Mastercard', 'American Express', 'PayPal'] as const;
export type PaymentMark = (typeof PAYMENT_MARKS)[number];

/** The pages of the payment origin (spec 2, "Payment proxy pages"). */
export const PROXY_PATHS = {
  paypal: '/shield-proxy',
  creditcard: '/shield-proxy-creditcard',
  stripe: '/shield-proxy-stripe',
  airwallex: '/shield-proxy-airwallex',
} as const satisfies Partial<Record<PaymentMethod, string>>;
export type FramedMethod = keyof typeof PROXY_PATHS;
