import { providerFailed } from '../../base/errors';
import { PaymentError } from '../../payments/provider';
import type { Services } from '../../services/services';
import * as messages from './messages';

/** A provider's failure for the shopper: what it says of itself is for the shop's log alone. */
export function unreachable({ log }: Pick<Services, 'log'>, error: unknown): unknown {
  if (!(error instanceof PaymentError)) return error;
  log.warn('payment provider failed', { kind: error.kind, reason: error.message });
  return providerFailed(error.kind === 'away' ? messages.unreachable : messages.refused);
}
