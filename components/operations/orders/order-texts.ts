import type { OperatorOrder, OrderFilter } from '@/core/model/operations';
import type { OrderState } from '@/core/model/order';
import { NO_PROVIDER } from '@/core/model/payment';
import type { Tone } from '../ui/badge';

/** The states of an order as those who send it call them. */
export const STATES: Readonly<Record<OrderState, { label: string; tone: Tone }>> = {
  created: { label: 'Placed', tone: 'plain' },
  pending: { label: 'Awaiting payment', tone: 'plain' },
  paid: { label: 'Paid', tone: 'waiting' },
  'in-production': { label: 'In production', tone: 'waiting' },
  fulfilled: { label: 'Sent', tone: 'good' },
  delivered: { label: 'Delivered', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
  refunded: { label: 'Refunded', tone: 'plain' },
};

const FILTER_LABELS = { all: 'All orders', 'to-send': 'To send', attention: 'Needs attention' };

export function filterLabel(filter: OrderFilter): string {
  if (filter === 'all' || filter === 'to-send' || filter === 'attention') {
    return FILTER_LABELS[filter];
  }
  return STATES[filter].label;
}

/** Returns the seen state of an order, which each change names so that a newer one is a conflict. */
export function seenOf({ order_id, status, payment }: OperatorOrder) {
  const { refunded, refundDue } = payment;
  return { order_id, seen: { state: status, refunded, refundDue } };
}

/** With or without a comma between thousands, as amounts are shown. */
const AMOUNT = /^\$?\s*((?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?)$/;

/** Parses dollars; undefined if invalid. */
export function readAmount(text: string): number | undefined {
  const [, digits] = AMOUNT.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

const PROVIDERS: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  airwallex: 'Airwallex',
  test: 'Test provider',
  [NO_PROVIDER]: 'No payment needed',
};

export function providerName(provider: string): string {
  return PROVIDERS[provider] ?? 'Elsewhere';
}

const METHODS: Readonly<Record<string, string>> = {
  stripe: 'card form',
  creditcard: 'card form',
  airwallex: 'card form',
  redirect: 'its own page',
};

/** By whom and how an order was paid. */
export function paidBy({ provider, method }: OperatorOrder['payment']): string {
  return [providerName(provider), METHODS[method]].filter(Boolean).join(', ');
}
