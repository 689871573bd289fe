import { z } from 'zod';
import { type CallApi, createApi, keysRefused } from '../call-api';
import { fetchJson, type Provider } from '../fetch-json';
import type { ProviderTools } from '../provider';
import { readAnswer } from '../read-answer';
import type { PaymentSettings } from '../settings';
import { createTokens, type Token } from '../tokens';
import { AIRWALLEX } from './failure';

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
    .transform((moment) => Date.parse(moment))
    .pipe(z.number()),
});

export type AirwallexKeys = PaymentSettings['airwallex'];

/** Calls Airwallex's API with the keys of a shop; `base` is another host in its place. */
export function createAirwallexApi(
  keys: AirwallexKeys,
  base: string | undefined,
  { now, timeoutMs }: ProviderTools,
): CallApi {
  const { clientId, apiKey, environment } = keys;
  const host = base ?? BASES[environment];
  const provider = { label: AIRWALLEX.label, timeoutMs };
  const tokens = createTokens([host, clientId, apiKey], () => logIn(provider, host, keys), now);
  const callApi = createApi({ ...provider, base: host, tokens });
  return (call) => callApi({ ...call, headers: { ...call.headers, 'x-api-version': API_VERSION } });
}

async function logIn(
  provider: Provider,
  host: string,
  { clientId, apiKey }: AirwallexKeys,
): Promise<Token> {
  const answer = await fetchJson(provider, `${host}/api/v1/authentication/login`, {
    method: 'POST',
    headers: { 'x-client-id': clientId, 'x-api-key': apiKey },
  });
  if (answer.status === 401) throw keysRefused(provider.label);
  const { token: value, expires_at: expiresAt } = readAnswer(AIRWALLEX, answer, tokenSchema);
  return { value, expiresAt };
}
