import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { type Answer, fetchJson, isPassing, requestKey, unreachable } from './fetch-json';
import * as messages from './messages';
import { PaymentError, type ProviderTools } from './provider';

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

interface Api extends ProviderTools {
  label: string;
  base: string;
  /** Account of the tokens, at that host. */
  credentials: readonly string[];
  login: { path: string; headers: Readonly<Record<string, string>>; body?: string };
  tokenOf(answer: Answer): Token;
}

/** Calls an API as whoever has the keys. A token that has ended early is renewed, once. */
export function createApi(api: Api): CallApi {
  const tokens = createTokens(api);
  const callWithToken = async ({ method, path, body, headers }: ApiCall) => {
    const token = await tokens.get();
    const answer = await fetchJson(api, api.base + path, {
      method,
      headers: { ...(body && JSON_BODY), ...headers, authorization: `Bearer ${token}` },
      ...(body && { body }),
    });
    if (answer.status === 401) await tokens.drop(token);
    return answer;
  };
  return async (call) => {
    const first = await callWithToken(call);
    return first.status === 401 ? accepted(api, await callWithToken(call)) : first;
  };
}

function accepted({ label }: Api, answer: Answer): Answer {
  if (answer.status !== 401) return answer;
  throw new PaymentError('refused', messages.wrongKeys(label));
}

/** A provider's name for something, as a part of an address. @throws PaymentError 'unknown' */
export function inPath(name: string): string {
  if (NAME.test(name)) return name;
  throw new PaymentError('unknown', messages.noPaymentOfName);
}

const MAX_MESSAGE_LENGTH = 200;

export interface Failure {
  /** Name of the fault, such as `INSTRUMENT_DECLINED`. */
  code: string;
  /** Message for shoppers; '' where they cannot act on it. */
  message: string;
  isUnknown: boolean;
  /** Request id for the provider's support. */
  trace: string;
}

export interface Reader {
  label: string;
  failureOf(answer: Answer): Failure;
}

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

/** Reads an answer by its schema. @throws PaymentError 'refused', 'unknown', or 'away' for an answer of another shape. */
export function readAnswer<Schema extends z.ZodType>(
  reader: Reader,
  answer: Answer,
  schema: Schema,
): z.output<Schema> {
  if (!isSuccess(answer)) throw refusal(reader, answer);
  const parsed = schema.safeParse(answer.json);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw unreachable(reader.label, new Error(`Its answer is not understood at: ${where}`));
}

export function refusal({ label, failureOf }: Reader, answer: Answer): PaymentError {
  const { code, message, isUnknown, trace } = failureOf(answer);
  const cause = new Error(`${label} answered ${answer.status} ${code} ${trace}`.trim());
  if (isPassing(answer)) return unreachable(label, cause);
  if (isUnknown) return new PaymentError('unknown', messages.unknownPayment(label), { cause });
  return new PaymentError('refused', plain(message) || `${label} refused this.`, { cause });
}

/** Letters alone, and not too many of them: somebody else's text. */
function plain(message: string): string {
  return message
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
}

/** Returns undefined for a payment that the provider does not know or has forgotten. */
export async function ifThere<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'unknown') return undefined;
    throw error;
  }
}

/** A token that is about to end would end on its way. */
const MARGIN_MS = 60_000;
const MAX_TOKENS = 500;

interface Token {
  value: string;
  /** Milliseconds. */
  expiresAt: number;
}

/**
 * Logins by a digest of the credentials, one cache for the process: providers are made anew for each request. As promises, so that
 * callers at the same time share one login.
 */
const cache = new LRUCache<string, Promise<Token>>({ max: MAX_TOKENS });

function createTokens(api: Api) {
  const key = requestKey(api.base, ...api.credentials);
  const logIn = async () => {
    const { path, ...request } = api.login;
    const answer = await fetchJson(api, api.base + path, { method: 'POST', ...request });
    return api.tokenOf(accepted(api, answer));
  };
  const renew = () => {
    const login = logIn();
    cache.set(key, login);
    login.catch(() => cache.peek(key) === login && cache.delete(key));
    return login;
  };
  return {
    /** A token that counts for a minute more at least. */
    async get() {
      const cached = cache.get(key);
      const token = await cached;
      if (token && token.expiresAt - MARGIN_MS > api.now()) return token.value;
      // Another caller may have renewed it meanwhile.
      const next = cache.peek(key);
      return (await (next && next !== cached ? next : renew())).value;
    },
    /** Forgets a token that was not accepted, unless there is another by now. */
    async drop(value: string) {
      const cached = cache.peek(key);
      const token = await cached?.catch(() => undefined);
      if (token?.value === value && cache.peek(key) === cached) cache.delete(key);
    },
  };
}
