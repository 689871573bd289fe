import type { OrderState } from '@/core/model/order';

/** The states of an order in words. */
export const STATES: Record<OrderState, { title: string; text: string }> = {
  placed: { title: 'Placed', text: 'We have your order.' },
  paid: { title: 'Paid', text: 'Your payment has arrived.' },
  'in-production': { title: 'In production', text: 'Your pieces are made ready and packed.' },
  shipped: { title: 'Shipped', text: 'Your parcel is with the carrier.' },
  delivered: { title: 'Delivered', text: 'Your parcel has arrived.' },
  cancelled: { title: 'Cancelled', text: 'This order was cancelled. Nothing will be sent.' },
  refunded: { title: 'Refunded', text: 'Your money is on its way back to you.' },
};
