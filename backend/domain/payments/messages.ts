export const otherOrder = 'The payment is for another order.';
export const otherCurrency = (currency: string): string => `It was paid in ${currency}.`;
export const otherAmount = (paid: string | undefined, due: string | undefined): string =>
  `${paid} was paid, but ${due} was due.`;
export const soldOut = 'It sold out before the payment arrived; the payment is being refunded.';
export const wrongTicket =
  'This payment form isn’t this shop’s, or it was open for too long. Reload the page.';
export const noPayment = 'We could not find this payment. Nothing was confirmed.';
export const notArrived = 'The payment has not arrived yet.';
export const refunded = 'This order was refunded.';
export const refundDue =
  'This order sold out or was canceled before the payment arrived. Your money is being refunded.';
export const expired =
  'This payment was canceled or has expired, and nothing was charged. Please try again.';
export const cancelled = 'This order was canceled. Nothing was charged.';
export const mismatch =
  'The payment doesn’t match the order, so it isn’t confirmed. Please contact us; we can see what arrived.';
export const missingKey = 'Both keys are needed: this one is missing.';
export const mixedModes = (one: string, other: string): string =>
  `The secret key is for ${one} and this one for ${other}: take both from the same mode.`;
export const noProvider = 'Its payment provider is no longer set up.';
export const noPage =
  'This payment page was open for too long or doesn’t exist. Please go back to the shop.';
export const providerOff = (name: string): string => `This shop takes no payments by ${name}.`;
export const invalidWebhook = 'This is not a valid webhook of this shop.';
export const bankRefused = 'Your bank did not confirm the payment. Please try again.';
export const paymentExpired = 'This payment has expired.';
export const noBankCheck = 'No bank has asked about this payment.';
export const noTestPayments = 'There are no test payments here.';
export const noTestPayment = 'There is no such payment.';
export const unreachable =
  'The payment provider can’t be reached. Nothing was charged; please try again in a moment.';
export const refused = 'The payment provider declined this payment. Please try another way to pay.';
export const refundFailed =
  'A refund didn’t reach the shopper. Make it again, or refund in another way.';
