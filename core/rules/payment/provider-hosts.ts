import type { PaymentProviderName } from '../../model/payment';

/** Hosts whose scripts, frames and calls the payment page of a provider needs, as its documentation names them. */
export const PROVIDER_HOSTS: Readonly<Record<PaymentProviderName, readonly string[]>> = {
  stripe: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://api.stripe.com',
    'https://*.stripe.com',
  ],
  paypal: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  airwallex: ['https://*.airwallex.com'],
  test: [],
};
