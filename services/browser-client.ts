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

/** Calls the backend and parses its answer. It brings axios and zod: `import()` it. @throws ApiError (spec 7) */
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
