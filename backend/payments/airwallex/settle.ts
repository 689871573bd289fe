import { randomUUID } from 'node:crypto';
import { type CallApi, inPath } from '../call-api';
import { isPassing } from '../fetch-json';
import { ifThere } from '../if-there';
import type { PaymentFacts } from '../provider';
import { isSuccess, refusal } from '../read-answer';
import { requestKey } from '../request-key';
import { AIRWALLEX } from './failure';
import { type Intent, intentFacts, lookAtIntent, stateOf } from './intent';

/** What an intent that has moved on meanwhile is refused with; itself it says where to. */
const MOVED_ON = 'invalid_status_for_operation';

/** Intents are captured by themselves; one that waits for us, as an account may be set up, is taken. */
export async function settleIntent(callApi: CallApi, id: string): Promise<PaymentFacts> {
  const intent = await lookAtIntent(callApi, id);
  if (intent.status !== 'REQUIRES_CAPTURE') return intentFacts(callApi, intent);
  await change(callApi, intent.id, 'capture', {
    request_id: requestKey('capture', intent.id),
    amount: intent.amount,
  });
  return intentFacts(callApi, await lookAtIntent(callApi, intent.id));
}

/** Cancels; what cannot be cancelled says itself whether it is over. */
export async function closeIntent(callApi: CallApi, id: string): Promise<boolean> {
  const intent = await ifThere(lookAtIntent(callApi, id));
  if (!intent) return true;
  if (stateOf(intent) !== 'open') return stateOf(intent) === 'closed';
  await change(callApi, intent.id, 'cancel', { request_id: randomUUID() });
  return stateOf(await lookAtIntent(callApi, intent.id)) === 'closed';
}

/** Returns also where the intent has moved on, or is changed by somebody else: it is looked at again. */
async function change(
  callApi: CallApi,
  id: Intent['id'],
  step: 'capture' | 'cancel',
  body: Readonly<Record<string, string | number>>,
): Promise<void> {
  const path = `/api/v1/pa/payment_intents/${inPath(id)}/${step}`;
  const answer = await callApi({ method: 'POST', path, body: JSON.stringify(body) });
  if (isSuccess(answer) || isPassing(answer)) return;
  if (AIRWALLEX.failureOf(answer).code !== MOVED_ON) throw refusal(AIRWALLEX, answer);
}
