import axios from 'axios';
import Cookies from 'js-cookie';
import * as z from 'zod/mini';
import type { Call, RequestOf } from '@/core/calls/call';
import { TOKEN_COOKIE } from '@/core/model/admin';
import { backendBaseUrl, isApiMocked } from './environment';
import { parseAnswer, type SendOptions, sendCall } from './send-call';

// Schemas are not compiled: a page's security policy forbids making code.
z.config({ jitless: true });

const client = axios.create({
  baseURL: backendBaseUrl,
  ...(isApiMocked && {
    adapter: async (config) => (await import('./mock-api')).mockAdapter(config),
  }),
});

/**
 * Calls the backend from the browser and returns its parsed answer. It brings axios, and with its
 * schemas zod: reach it through `import()`.
 *
 * @throws ApiError with the server's message, or 'API call failed' (spec 7); 'schema' when the answer
 * is not what the contract says.
 */
export async function callBackend<C extends Call, Schema extends z.ZodMiniType>(
  call: C,
  schema: { response: Schema },
  request: RequestOf<C>,
  options: SendOptions = {},
): Promise<z.output<Schema>> {
  const headers = { ...(call.access !== 'public' && bearer()), ...options.headers };
  return parseAnswer(call, schema, await sendCall(client, call, request, { ...options, headers }));
}

/** Authorization header of the session (spec 4, 7). */
function bearer(): Record<string, string> {
  const token = Cookies.get(TOKEN_COOKIE);
  return token ? { authorization: `Bearer ${token}` } : {};
}
