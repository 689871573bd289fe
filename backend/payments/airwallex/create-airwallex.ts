import { askForSession } from '../ask-for-session';
import type { PaymentProvider, ProviderTools } from '../provider';
import { type AirwallexKeys, createAirwallexApi } from './api';
import { createIntent } from './create-intent';
import { intentFacts, lookAtIntent } from './intent';
import { refundIntent } from './refund';
import { closeIntent, settleIntent } from './settle';
import { readAirwallexEvent } from './webhook';

/**
 * Airwallex, by its form in a frame: sessions and payments are its intents. `base` is another host in
 * place of Airwallex's.
 */
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
