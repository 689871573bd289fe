import axios from 'axios';
import Cookies from 'js-cookie';
import * as z from 'zod';
import type { Call, RequestOf } from '@/core/calls/call';
import { backendBaseUrl } from './base-url';
import { isApiMocked } from './flags';
import { mockAdapter } from './mock-api';
import { parseAnswer, type SendOptions, sendCall } from './send-call';

/** Holds the token of the session (spec 4, 9). */
const TOKEN_COOKIE = 'storeToken';

// Schemas are not compiled: a page's security policy forbids making code.
z.config({ jitless: true });

const client = axios.create({
  baseURL: backendBaseUrl,
  ...(isApiMocked && { adapter: mockAdapter }),
});

/**
 * Calls the backend from the browser and returns its parsed answer. It brings axios, and with its
 * schemas zod: reach it through `import()`.
 *
 * @throws ApiError with the server's message, or 'API call failed' (spec 7); 'schema' when the answer
 * is not what the contract says.
 */
export async function callBackend<C extends Call, Schema extends z.ZodType>(
  call: C,
  schema: { response: Schema },
  request: RequestOf<C>,
  options: SendOptions = {},
): Promise<z.output<Schema>> {
  const headers = { ...(call.access === 'admin' && bearer()), ...options.headers };
  return parseAnswer(call, schema, await sendCall(client, call, request, { ...options, headers }));
}

/** Who is logged in, as the call's own header says it (spec 4, 7). */
function bearer(): Record<string, string> {
  const token = Cookies.get(TOKEN_COOKIE);
  return token ? { authorization: `Bearer ${token}` } : {};
}
