import type { OperatorOrder, OrderFilter } from '@/core/model/operations';
import type { OrderState } from '@/core/model/order';
import { NO_PROVIDER } from '@/core/model/payment';
import * as messages from '../messages';
import { Badge, type Tone } from '../ui/states';

/** The states of an order as those who send it call them, and what else a list can be narrowed down to. */
export const ORDER_LABELS: Readonly<Record<OrderFilter, string>> = {
  placed: messages.placedOrders,
  'to-send': messages.toSend,
  attention: messages.needsAttention,
  unpaid: messages.unpaidOrders,
  all: messages.allOrders,
  created: messages.notPaidYet,
  pending: messages.awaitingPayment,
  paid: messages.paid,
  'in-production': messages.inProduction,
  fulfilled: messages.sent,
  delivered: messages.delivered,
  cancelled: messages.cancelled,
  refunded: messages.refunded,
};

/** A state as a step of an order’s history: what was then, not what it lacks now. */
export const stepLabel = (state: OrderState): string =>
  state === 'created' ? messages.placed : ORDER_LABELS[state];

const TONES: Partial<Record<OrderState, Tone>> = {
  ...{ paid: 'waiting', 'in-production': 'waiting' },
  ...{ fulfilled: 'good', delivered: 'good' },
};

export function OrderStateBadge({ state }: { state: OrderState }) {
  return <Badge tone={TONES[state] ?? 'plain'}>{ORDER_LABELS[state]}</Badge>;
}

/** Returns the seen state of an order, which each change names so that a newer one is a conflict. */
export function seenOf({ order_id, status, payment }: OperatorOrder) {
  const { refunded, refundDue } = payment;
  return { order_id, seen: { state: status, refunded, refundDue } };
}

/** Amount with or without a comma between thousands, as amounts are shown. */
const AMOUNT = /^\$?\s*((?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?)$/;

/** Parses dollars; undefined if invalid. */
export function readAmount(text: string): number | undefined {
  const [, digits] = AMOUNT.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

const PROVIDERS: Readonly<Record<string, string>> = {
  stripe: messages.stripe,
  paypal: 'PayPal',
  airwallex: messages.airwallex,
  test: messages.testProvider,
  [NO_PROVIDER]: messages.noPaymentNeeded,
};

export const providerName = (provider: string): string => PROVIDERS[provider] ?? messages.elsewhere;

const METHODS: Readonly<Record<string, string>> = {
  stripe: messages.cardForm,
  creditcard: messages.cardForm,
  airwallex: messages.cardForm,
  redirect: messages.itsOwnPage,
};

export function paidBy({ provider, method }: OperatorOrder['payment']): string {
  return [providerName(provider), METHODS[method]].filter(Boolean).join(', ');
}
