import { z } from 'zod';
import {
  type CallApi,
  createApi,
  type Failure,
  keysRefused,
  type Reader,
  readAnswer,
} from '../call-api';
import { type Answer, fetchJson, type Provider } from '../fetch-json';
import type { ProviderTools } from '../provider';
import type { PaymentSettings } from '../settings';
import { createTokens, type Token } from '../tokens';

const text = z.string().catch('');

const failureSchema = z
  .object({
    name: text,
    debug_id: text,
    details: z.array(z.object({ issue: text, description: text })).catch([]),
  })
  .catch({ name: '', debug_id: '', details: [] });

export const PAYPAL: Reader = { label: 'PayPal', failureOf };

/** Its 422 tell what is wrong with a payment; everything else what is wrong with a request. */
function failureOf({ status, json }: Answer): Failure {
  const { name, debug_id: trace, details } = failureSchema.parse(json);
  const [detail] = details;
  return {
    code: detail?.issue || name,
    message: status === 422 ? (detail?.description ?? '') : '',
    isUnknown: status === 404 && name === 'RESOURCE_NOT_FOUND',
    trace,
  };
}

const BASES = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const;
const FORM = 'application/x-www-form-urlencoded';

const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

export type PaypalKeys = PaymentSettings['paypal'];

/** Calls PayPal's API with the keys of a shop; `base` is another host in its place. */
export function createPaypalApi(
  keys: PaypalKeys,
  base: string | undefined,
  { now, timeoutMs }: ProviderTools,
): CallApi {
  const { clientId, clientSecret, environment } = keys;
  const host = base ?? BASES[environment];
  const provider = { label: PAYPAL.label, timeoutMs };
  const logIn = () => requestToken(provider, host, keys, now);
  const tokens = createTokens([host, clientId, clientSecret], logIn, now);
  return createApi({ ...provider, base: host, tokens });
}

async function requestToken(
  provider: Provider,
  host: string,
  { clientId, clientSecret }: PaypalKeys,
  now: () => number,
): Promise<Token> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const answer = await fetchJson(provider, `${host}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': FORM },
    body: 'grant_type=client_credentials',
  });
  if (answer.status === 401) throw keysRefused(provider.label);
  const { access_token: value, expires_in } = readAnswer(PAYPAL, answer, tokenSchema);
  return { value, expiresAt: now() + expires_in * 1000 };
}
