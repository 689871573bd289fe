export const refundFailed = 'Airwallex could not make the refund.';
export const tooManyRefunds = 'Airwallex reports more refunds than are possible.';
export const notSetUp = 'None is set up.';
export const noEvent = 'It names no event.';
export const otherSignature = 'Its signature is not this shop’s.';
export const triedTooOften = 'This payment was tried too often.';
export const wrongKeys = (label: string): string =>
  `${label} does not accept the keys of this shop.`;
export const noPaymentOfName = 'There is no payment of such a name.';
export const unreachable = (label: string): string => `${label} cannot be reached at the moment.`;
export const paypalRefundFailed = 'PayPal could not make the refund.';
export const notFromPaypal = 'It was not sent by PayPal.';
export const unknownPayment = (label: string): string => `${label} has no such payment.`;
export const noWebhookSecret = 'No webhook secret is set.';
export const invalidSignature = 'The signature is not valid.';
export const stripeRefundFailed = 'Stripe could not make the refund.';
export const noStripePage = 'Stripe opened no page.';
export const noStripePayment = (method: string): string => `Stripe opened no ${method} payment.`;
export const noTestWebhooks = 'The test provider sends no webhooks.';
export const noTestPayment = 'There is no such test payment.';
export const staleWebhook = 'Its time stamp is out of date.';
export const invalidWebhook = (reason: string): string =>
  `This is no webhook for this shop. ${reason}`;
