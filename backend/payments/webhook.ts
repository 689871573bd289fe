import * as messages from './messages';
import { PaymentError, type WebhookRequest } from './provider';

const TOLERANCE_MS = 300_000;
const MAX_HEADER_LENGTH = 1000;

/** @throws PaymentError 'forged' where the moment (ms) is more than five minutes away, or none. */
export function assertRecent(sentAt: number, now: number): void {
  if (!(Math.abs(now - sentAt) <= TOLERANCE_MS)) throw forged(messages.staleWebhook);
}

/** A header that every webhook has. @throws PaymentError 'forged' where it is missing or endless. */
export function headerOf(request: WebhookRequest, name: string): string {
  const value = request.header(name) ?? '';
  if (value === '' || value.length > MAX_HEADER_LENGTH) throw forged(`It has no ${name}.`);
  return value;
}

export function forged(reason: string): PaymentError {
  return new PaymentError('forged', messages.invalidWebhook(reason));
}

/** The JSON of a body, undefined where it is none. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
