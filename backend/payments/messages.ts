export const refundFailed = 'Airwallex could not give the money back.';
export const tooManyRefunds = 'Airwallex tells of more refunds than there can be.';
export const notSetUp = 'None is set up.';
export const noEvent = 'It tells of no event.';
export const otherSignature = 'Its signature is not of this shop.';
export const triedTooOften = 'This payment was tried too often.';
export const wrongKeys = (label: string): string =>
  `${label} does not accept the keys of this shop.`;
export const noPaymentOfName = 'There is no payment of such a name.';
export const unreachable = (label: string): string => `${label} cannot be reached at the moment.`;
export const paypalRefundFailed = 'PayPal could not give the money back.';
export const notFromPaypal = 'PayPal has not sent it.';
export const unknownPayment = (label: string): string => `${label} knows no such payment.`;
export const noWebhookSecret = 'No webhook secret is set.';
export const invalidSignature = 'The signature does not hold.';
export const stripeRefundFailed = 'Stripe could not give the money back.';
export const noStripePage = 'Stripe opened no page.';
export const noStripePayment = (method: string): string => `Stripe opened no ${method} payment.`;
export const noTestWebhooks = 'The test provider sends no webhooks.';
export const noTestPayment = 'There is no such test payment.';
export const staleWebhook = 'Its time stamp is not of now.';
export const invalidWebhook = (reason: string): string =>
  `This is no webhook for this shop. ${reason}`;
