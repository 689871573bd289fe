import { z } from 'zod';
import { type CallApi, inPath } from '../call-api';
import { PaymentError, type RefundRequest } from '../provider';
import { isSuccess, readAnswer } from '../read-answer';
import { PAYPAL } from './failure';
import { amountOf } from './order-request';

const refundSchema = z.object({ id: z.string().min(1), status: z.string() });
const VAIN = new Set(['FAILED', 'CANCELLED']);

/** Gives a captured payment back, in part or whole. @throws PaymentError */
export async function refundCapture(callApi: CallApi, refund: RefundRequest): Promise<void> {
  const answer = await callApi({
    method: 'POST',
    path: `/v2/payments/captures/${inPath(refund.paymentId)}/refund`,
    headers: { 'paypal-request-id': refund.key, prefer: 'return=representation' },
    body: JSON.stringify({ amount: amountOf(refund) }),
  });
  if (!isSuccess(answer) && PAYPAL.failureOf(answer).code === 'CAPTURE_FULLY_REFUNDED') return;
  const { status } = readAnswer(PAYPAL, answer, refundSchema);
  if (VAIN.has(status)) throw new PaymentError('refused', 'PayPal could not give the money back.');
}
