import { z } from 'zod';
import { amountSchema, currencySchema } from '../amounts';
import type { PaymentFacts } from '../provider';

/** A capture whose money is there, refunded perhaps. */
const TAKEN = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
/** A refund that gives nothing back. */
const VAIN = new Set(['FAILED', 'CANCELLED']);

const moneySchema = z.object({ value: amountSchema, currency_code: currencySchema });
const captureSchema = z.object({ id: z.string().min(1), status: z.string(), amount: moneySchema });
const refundSchema = z.object({ status: z.string(), amount: moneySchema });

const unitSchema = z.object({
  custom_id: z.string().default(''),
  amount: moneySchema,
  payments: z
    .object({
      captures: z.array(captureSchema).default([]),
      refunds: z.array(refundSchema).default([]),
    })
    .prefault({}),
});

/** An order as PayPal shows it; ours have one unit each, and one capture at most that took money. */
export const orderSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  update_time: z.string().default(''),
  purchase_units: z.tuple([unitSchema], z.unknown()),
});

export type PaypalOrder = z.output<typeof orderSchema>;
type Unit = z.output<typeof unitSchema>;
type Capture = z.output<typeof captureSchema>;

export function orderFacts({ status, purchase_units: [unit] }: PaypalOrder): PaymentFacts {
  const taken = unit.payments.captures.find((capture) => TAKEN.has(capture.status));
  return {
    state: taken ? 'paid' : unpaidState(status, unit),
    amountMinor: taken?.amount.value ?? 0,
    currency: (taken ?? unit).amount.currency_code,
    orderId: unit.custom_id,
    paymentId: taken?.id ?? '',
    refundedMinor: taken ? refunded(unit, taken) : 0,
  };
}

/** A completed order was captured in vain, unless the capture still waits, for a bank or a review. */
function unpaidState(status: string, { payments }: Unit): 'open' | 'closed' {
  if (status === 'VOIDED') return 'closed';
  if (status !== 'COMPLETED') return 'open';
  const isWaiting = payments.captures.some((capture) => capture.status === 'PENDING');
  return isWaiting ? 'open' : 'closed';
}

/** Sums refunds, those still on their way among them: what has been promised is not promised again. */
function refunded({ payments }: Unit, { status, amount }: Capture): number {
  if (status === 'REFUNDED') return amount.value;
  const refunds = payments.refunds.filter((refund) => !VAIN.has(refund.status));
  return refunds.reduce((sum, refund) => sum + refund.amount.value, 0);
}
