import { z } from 'zod';
import { createApi, type Failure, type Reader, readAnswer } from '../call-api';
import type { Answer } from '../fetch-json';
import type { ProviderTools } from '../provider';
import type { PaymentSettings } from '../settings';

const text = z.string().catch('');

const failureSchema = z
  .object({
    name: text,
    debug_id: text,
    details: z.array(z.object({ issue: text, description: text })).catch([]),
  })
  .catch({ name: '', debug_id: '', details: [] });

export const PAYPAL: Reader = { label: 'PayPal', failureOf };

/** Reads a failure: 422 tells what is wrong with a payment; everything else what is wrong with a request. */
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
export function createPaypalApi(keys: PaypalKeys, base: string | undefined, tools: ProviderTools) {
  const { clientId, clientSecret, environment } = keys;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return createApi({
    ...{ ...tools, label: PAYPAL.label, base: base ?? BASES[environment] },
    credentials: [clientId, clientSecret],
    login: {
      path: '/v1/oauth2/token',
      headers: { authorization: `Basic ${basic}`, 'content-type': FORM },
      body: 'grant_type=client_credentials',
    },
    tokenOf: (answer) => {
      const { access_token: value, expires_in } = readAnswer(PAYPAL, answer, tokenSchema);
      return { value, expiresAt: tools.now() + expires_in * 1000 };
    },
  });
}
