import axios from 'axios';
import * as z from 'zod';
import type { Call, RequestOf } from '@/core/calls/call';
import { backendBaseUrl } from './base-url';
import { isApiMocked } from './flags';
import { mockAdapter } from './mock-api';
import { parseAnswer, sendCall } from './send-call';

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
): Promise<z.output<Schema>> {
  return parseAnswer(call, schema, await sendCall(client, call, request));
}
