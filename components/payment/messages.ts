export const failed = 'The payment was not made. Please check the card, or try another one.';
export const fieldMissing = 'The card field is not there yet. Please try again in a moment.';
export const yourBankAsks = 'Your bank asks';
export const confirmIdentity = 'Yes, it’s me';
export const stop = 'No, stop';
export const card = 'Card';
export const cardNumber = 'Card number';
export const expiry = 'Expiry';
export const securityCode = 'Security code';
export const checkCard = 'Please check the card.';
export const loading = 'Loading the payment …';
export const expired = 'This payment has expired. Nothing was charged.';
export const paying = 'Paying …';
export const pay = 'Pay';
export const testMode = 'Test mode.';
export const payment = 'Payment';
export const javascriptNeeded = 'Please switch JavaScript on to pay: the payment form needs it.';
export const paypalFailed =
  'PayPal could not make the payment. Please try again, or pay another way.';
export const bankQuestion = (storename: string): string =>
  `Do you want to pay ${storename}? A real bank would ask you in its app or by a code.`;
export const order = (order_id: string): string => `Order ${order_id}`;
export const cancel = (storename: string): string => `Cancel and go back to ${storename}`;
export const testCardPrefix = ' No money moves. Pay with';
export const testCardSuffix = ', any date to come and any code.';
