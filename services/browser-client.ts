import axios from 'axios';
import type { Call, RequestOf, ResponseOf } from '@/core/calls/call';
import { backendBaseUrl } from './base-url';
import { isApiMocked } from './flags';
import { mockAdapter } from './mock-api';
import { readAnswer, type SendOptions, sendCall } from './send-call';

const client = axios.create({
  baseURL: backendBaseUrl,
  ...(isApiMocked && { adapter: mockAdapter }),
});

/**
 * Calls the backend from the browser.
 *
 * @throws ApiError with the server's message, or 'API call failed' (spec 7).
 */
export async function callBackend<C extends Call>(
  call: C,
  request: RequestOf<C>,
  options?: SendOptions,
): Promise<ResponseOf<C>> {
  return readAnswer<C>(await sendCall(client, call, request, options));
}
