import { ifThere } from './call-api';
import { requestKey } from './fetch-json';
import * as messages from './messages';
import { type Payable, PaymentError, type PaymentProvider, type PaymentSession } from './provider';

/** Somebody whose card was declined that often will not pay any more. */
const MAX_SESSIONS = 20;

export interface RequestedSession extends PaymentSession {
  /** Set where it may be an earlier one, returned again. */
  isAgain: boolean;
}

/**
 * A session for an order and amount: the same for each request, until it is closed, declined or run out. Then the next
 * one, whose key follows from its name. @throws PaymentError
 */
export async function askForSession(
  { orderId, amountMinor, currency }: Payable,
  ask: (key: string) => Promise<RequestedSession>,
  look: PaymentProvider['look'],
): Promise<PaymentSession> {
  let after = '';
  for (let count = 0; count < MAX_SESSIONS; count += 1) {
    const { isAgain, ...session } = await ask(requestKey(orderId, amountMinor, currency, after));
    if (!isAgain) return session;
    const facts = await ifThere(look(session.sessionId));
    if (facts && facts.state !== 'closed') return session;
    after = session.sessionId;
  }
  throw new PaymentError('refused', messages.triedTooOften);
}
