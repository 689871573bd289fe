import type { OrderState } from '@/core/model/order';

/** The states of an order in words. */
export const STATES: Record<OrderState, { title: string; text: string }> = {
  created: { title: 'Placed', text: 'We have your order.' },
  pending: { title: 'Awaiting payment', text: 'Your payment has not arrived yet.' },
  paid: { title: 'Paid', text: 'Your payment has arrived.' },
  'in-production': { title: 'In production', text: 'Your pieces are made ready and packed.' },
  fulfilled: { title: 'Shipped', text: 'Your parcel is with the carrier.' },
  delivered: { title: 'Delivered', text: 'Your parcel has arrived.' },
  cancelled: { title: 'Cancelled', text: 'This order was cancelled. Nothing will be sent.' },
  refunded: { title: 'Refunded', text: 'Your money is on its way back to you.' },
};
