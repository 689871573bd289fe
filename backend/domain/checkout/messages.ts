export const couponUsedUp = 'This coupon has been used up.';
export const noPayments = 'Payment is not set up in this shop yet, so it takes no orders.';
export const methodOff = 'This shop does not take payments in this way.';
export const changedElsewhere = 'This checkout was changed in another window. Please try again.';
export const paymentPending = (number: string): string =>
  `A payment for your order ${number} is still being checked. Please don’t pay again; we’ll write to you as soon as we know.`;
export const invalidKey = 'Must be 1 to 255 visible characters.';
export const keyReused = 'This Idempotency-Key was already used for another request.';
export const pricesChanged = 'Prices have changed since you opened this page.';
export const amountLimit = (bound: string, side: string): string =>
  `An order must come to ${bound} ${side}.`;
export const paidAlready = (number: string): string => `Your order ${number} is paid already.`;
export const otherPaidAlready = (number: string): string =>
  `${paidAlready(number)} Paying now would make another order.`;
export const paused = 'This shop takes no orders for now. Nothing was ordered or charged.';
