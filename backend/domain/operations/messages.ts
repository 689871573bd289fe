export const cannotProduce =
  'This order is not to be made: it is not paid, already on its way, or given back.';
export const cannotFulfil =
  'This order is not to be sent: it is not paid, already on its way, or given back.';
export const cannotDeliver = 'This order cannot have arrived: it is not on its way.';
export const cannotRefund =
  'Nothing is left to be given back of this order, or a refund is still under way.';
export const noRefundDue = 'Nothing is due to be given back of this order.';
export const cannotCancel =
  'This order cannot be cancelled: it has been sent or ended, or a refund is under way.';
export const noOrder = 'There is no such order.';
export const noMessage = 'There is no such message.';
export const refundLimit = (left: string): string => `At most ${left} can be given back.`;
