import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askForSession } from '../ask-for-session';
import {
  type CallApi,
  createApi,
  ifThere,
  inPath,
  isSuccess,
  readAnswer,
  refusal,
} from '../call-api';
import { isPassing, requestKey } from '../fetch-json';
import type { PaymentFacts, PaymentProvider, ProviderTools } from '../provider';
import type { PaymentSettings } from '../settings';
import { createIntent, type Intent, intentFacts, lookAtIntent, stateOf } from './create-intent';
import { AIRWALLEX, refundIntent } from './refund';
import { readAirwallexEvent } from './webhook';

/** Airwallex, by its form in a frame: sessions and payments are its intents. `base` is another host in its place. */
export function createAirwallex(
  keys: AirwallexKeys,
  base: string | undefined,
  tools: ProviderTools,
): PaymentProvider {
  const callApi = createAirwallexApi(keys, base, tools);
  const { webhookSecret } = keys;
  const look = async (id: string) => intentFacts(callApi, await lookAtIntent(callApi, id));
  return {
    name: 'airwallex',
    methods: ['airwallex'],
    create: (payable, _method, addresses) =>
      askForSession(payable, (key) => createIntent(callApi, { payable, addresses, key }), look),
    look,
    settle: (id) => settleIntent(callApi, id),
    close: (id) => closeIntent(callApi, id),
    refund: (payment) => refundIntent(callApi, payment),
    readEvent: async (request) => readAirwallexEvent({ webhookSecret, now: tools.now() }, request),
  };
}

/** Error codes of an intent that has moved on meanwhile; its state says where to. */
const MOVED_ON = 'invalid_status_for_operation';

/** Intents are captured by themselves; one that waits for us, as an account may be set up, is taken. */
async function settleIntent(callApi: CallApi, id: string): Promise<PaymentFacts> {
  const intent = await lookAtIntent(callApi, id);
  if (intent.status !== 'REQUIRES_CAPTURE') return intentFacts(callApi, intent);
  await change(callApi, intent.id, 'capture', {
    request_id: requestKey('capture', intent.id),
    amount: intent.amount,
  });
  return intentFacts(callApi, await lookAtIntent(callApi, intent.id));
}

/** Cancels; what cannot be cancelled says itself whether it is over. */
async function closeIntent(callApi: CallApi, id: string): Promise<boolean> {
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

const BASES = {
  demo: 'https://api-demo.airwallex.com',
  prod: 'https://api.airwallex.com',
} as const;

/** The version the answers are read in, whatever the account's own is. */
const API_VERSION = '2024-08-07';

const tokenSchema = z.object({
  token: z.string().min(1),
  expires_at: z
    .string()
    .transform((text) => Date.parse(text))
    .pipe(z.number()),
});

type AirwallexKeys = PaymentSettings['airwallex'];

/** Calls Airwallex's API with the keys of a shop; `base` is another host in its place. */
function createAirwallexApi(
  keys: AirwallexKeys,
  base: string | undefined,
  tools: ProviderTools,
): CallApi {
  const { clientId, apiKey, environment } = keys;
  const callApi = createApi({
    ...{ ...tools, label: AIRWALLEX.label, base: base ?? BASES[environment] },
    credentials: [clientId, apiKey],
    login: {
      path: '/api/v1/authentication/login',
      headers: { 'x-client-id': clientId, 'x-api-key': apiKey },
    },
    tokenOf: (answer) => {
      const { token: value, expires_at: expiresAt } = readAnswer(AIRWALLEX, answer, tokenSchema);
      return { value, expiresAt };
    },
  });
  return (call) => callApi({ ...call, headers: { ...call.headers, 'x-api-version': API_VERSION } });
}
