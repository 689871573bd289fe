import { type Answer, fetchJson, type Provider } from './fetch-json';
import * as messages from './messages';
import { PaymentError } from './provider';
import type { Tokens } from './tokens';

/** Characters of ids of sessions and payments; others would change the address. */
const NAME = /^[\w-]{1,100}$/;
const JSON_BODY = { 'content-type': 'application/json' };

interface ApiCall {
  method: 'GET' | 'POST';
  path: string;
  /** JSON. */
  body?: string;
  headers?: Readonly<Record<string, string>>;
}

/** @throws PaymentError 'away', or 'refused' where the keys of the shop are not accepted. */
export type CallApi = (call: ApiCall) => Promise<Answer>;

interface Api extends Provider {
  base: string;
  tokens: Tokens;
}

/** Calls an API as whoever has the keys. A token that has ended early is renewed, once. */
export function createApi(api: Api): CallApi {
  return async (call) => {
    const first = await callWithToken(api, call);
    const answer = first.status === 401 ? await callWithToken(api, call) : first;
    if (answer.status === 401) throw keysRefused(api.label);
    return answer;
  };
}

async function callWithToken(api: Api, { method, path, body, headers }: ApiCall): Promise<Answer> {
  const token = await api.tokens.get();
  const answer = await fetchJson(api, api.base + path, {
    method,
    headers: { ...(body && JSON_BODY), ...headers, authorization: `Bearer ${token}` },
    ...(body && { body }),
  });
  if (answer.status === 401) await api.tokens.drop(token);
  return answer;
}

export function keysRefused(label: string): PaymentError {
  return new PaymentError('refused', messages.wrongKeys(label));
}

/** A provider's name for something, as a part of an address. @throws PaymentError 'unknown' */
export function inPath(name: string): string {
  if (NAME.test(name)) return name;
  throw new PaymentError('unknown', messages.noPaymentOfName);
}
