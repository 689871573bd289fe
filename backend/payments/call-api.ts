import type { z } from 'zod';
import { type Answer, fetchJson, isPassing, type Provider, unreachable } from './fetch-json';
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

const MAX_MESSAGE_LENGTH = 200;

export interface Failure {
  /** Its name for what is wrong, such as `INSTRUMENT_DECLINED`. */
  code: string;
  /** Message for shoppers; '' where they cannot act on it. */
  message: string;
  isUnknown: boolean;
  /** By which its support finds the request. */
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
