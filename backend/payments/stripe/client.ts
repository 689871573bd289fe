import Stripe from 'stripe';
import { PaymentError } from '../provider';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** A call that took too long, a key in use, too many calls: better in a moment. */
const PASSING = [408, 409, 429];

/** Stripe's own client; `base` names another host for it, as tests do. */
export function createStripeClient(secretKey: string, base: string | undefined): Stripe {
  const url = base === undefined ? undefined : new URL(base);
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      protocol: url.protocol === 'http:' ? 'http' : 'https',
      ...(url.port && { port: url.port }),
    }),
  });
}

/** Makes a call, and puts what goes wrong with it into our words; Stripe's own are for whoever holds the key. */
export async function ask<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw toPaymentError(error);
  }
}

function toPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode = 0 } = error;
  const message = `Stripe: ${error.message}`;
  if (statusCode === 404) return new PaymentError('unknown', message, { cause: error });
  const isRefused = statusCode >= 400 && statusCode < 500 && !PASSING.includes(statusCode);
  return new PaymentError(isRefused ? 'refused' : 'away', message, { cause: error });
}
