import { providerFailed } from '../../base/errors';
import { PaymentError } from '../../payments/provider';
import type { Services } from '../../services/services';

const UNREACHABLE =
  'The payment provider cannot be reached. Nothing was charged; please try again in a moment.';
const REFUSED = 'The payment provider does not take this payment. Please try another way to pay.';

/** A provider's failure for the shopper: what it says of itself is for the shop's log alone. */
export function unreachable({ log }: Pick<Services, 'log'>, error: unknown): unknown {
  if (!(error instanceof PaymentError)) return error;
  log.warn('payment provider failed', { kind: error.kind, reason: error.message });
  return providerFailed(error.kind === 'away' ? UNREACHABLE : REFUSED);
}
