import type { NotificationKind } from '@/core/model/notifications';

export const paymentRefused = (problem: string): string =>
  `A payment arrived that does not count: ${problem} It is refunded where that is possible.`;
export const paymentFailed =
  'The shopper tried to pay, and the card was declined. The order was given up an hour later. You may want to write to them.';
export const refundRefused =
  'The payment provider has refused a refund. It stays due, and is tried again. Look at the provider’s dashboard for the reason.';
export const refundReturned =
  'Money that was refunded has come back: the shopper’s bank did not take it. You can refund it once more.';

const COUNTS: Readonly<Record<NotificationKind, readonly [one: string, many: string]>> = {
  orders: ['new order', 'new orders'],
  messages: ['message', 'messages'],
  cases: ['message in disputes', 'messages in disputes'],
  reviews: ['review to approve', 'reviews to approve'],
  stock: ['variant low or sold out', 'variants low or sold out'],
  payments: ['payment problem', 'payment problems'],
};

export const countOf = (kind: NotificationKind, count: number): string =>
  `${count} ${COUNTS[kind][count === 1 ? 0 : 1]}`;

export const openLabels: Readonly<Record<NotificationKind, string>> = {
  orders: 'Open the orders',
  messages: 'Open the messages',
  cases: 'Open the disputes',
  reviews: 'Open the reviews',
  stock: 'See the products',
  payments: 'Open the orders that need attention',
};

export const noRecipient =
  'There is no address to write to. Enter the shop’s e-mail address, or choose addresses here.';
export const chooseAddress = 'Enter one address at least.';
