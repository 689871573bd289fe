export const cannotProduce =
  'Production can’t start: this order isn’t paid, is already sent, or was refunded.';
export const cannotFulfil =
  'This order can’t be sent: it isn’t paid, is already sent, or was refunded.';
export const cannotDeliver = 'This order can’t be delivered: it isn’t on its way.';
export const cannotRefund =
  'Nothing is left to refund on this order, or a refund is already under way.';
export const noRefundDue = 'No refund is due on this order.';
export const cannotCancel =
  'This order can’t be canceled: it has been sent or has ended, or a refund is under way.';
export const noOrder = 'There is no such order.';
export const noMessage = 'There is no such message.';
export const refundLimit = (left: string): string => `You can refund up to ${left}.`;
export const shopperErased = 'The shopper’s data was erased from this order.';
