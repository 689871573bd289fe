export const otherOrder = 'The payment is for another order.';
export const otherCurrency = (currency: string): string => `It was paid in ${currency}.`;
export const otherAmount = (paid: string | undefined, due: string | undefined): string =>
  `${paid} was paid where ${due} was asked for.`;
export const soldOut = 'It was sold out when the payment arrived; the money is given back.';
export const wrongTicket =
  'This payment form is not this shop’s, or it was open too long. Reload the page.';
export const noPayment = 'We could not find this payment. Nothing was confirmed.';
export const notArrived = 'The payment has not arrived yet.';
export const refunded = 'The money of this order was given back.';
export const refundDue =
  'This order was sold out or cancelled before the payment arrived. Your money is being given back.';
export const expired =
  'This payment was given up or has run out, and nothing was charged. Please try again.';
export const cancelled = 'This order was cancelled. Nothing was charged.';
export const mismatch =
  'The payment does not fit the order, so it is not confirmed. Please write to us; we see what arrived.';
export const missingKey = 'Both keys are needed: this one is missing.';
export const mixedModes = (one: string, other: string): string =>
  `The secret key is for ${one} and this one for ${other}: take both from the same mode.`;
export const noProvider = 'Its provider is not set up any more.';
export const noPage =
  'This payment page was open for too long, or is none. Please go back to the shop.';
export const providerOff = (name: string): string => `This shop takes no payments by ${name}.`;
export const invalidWebhook = 'This is no sound webhook of this shop.';
export const bankRefused = 'Your bank did not confirm the payment. Please try again.';
export const paymentExpired = 'This payment has run out.';
export const noBankCheck = 'No bank has asked about this payment.';
export const noTestPayments = 'There are no test payments here.';
export const noTestPayment = 'There is no such payment.';
export const unreachable =
  'The payment provider cannot be reached. Nothing was charged; please try again in a moment.';
export const refused =
  'The payment provider does not take this payment. Please try another way to pay.';
export const refundFailed =
  'Money that was to be given back did not reach the shopper. Give it back once more, or in another way.';
