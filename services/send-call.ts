import type { AxiosInstance, AxiosResponse } from 'axios';
import type * as z from 'zod';
import type { Call, RequestOf } from '@/core/calls/call';
import { ApiError } from './api-error';
import { isDebugging } from './flags';

/** The time-out of every call (spec 7, 9). */
export const REQUEST_TIMEOUT_MS = 10_000;

interface SendOptions {
  headers?: Record<string, string>;
}

/**
 * Sends a call of the contract and returns its answer, whatever its HTTP status.
 *
 * @throws ApiError 'network' or 'timeout' when there was no answer.
 */
export async function sendCall<C extends Call>(
  client: AxiosInstance,
  call: C,
  request: RequestOf<C>,
  { headers = {} }: SendOptions = {},
): Promise<AxiosResponse<unknown>> {
  const { url, rest } = fillPath(call.path, request as Record<string, unknown>);
  const payload = call.method === 'GET' ? { params: rest } : { data: rest };
  if (isDebugging) console.debug(`${call.method} ${call.path}`, rest);
  try {
    return await client.request({
      method: call.method,
      url,
      headers,
      timeout: REQUEST_TIMEOUT_MS,
      validateStatus: () => true,
      ...payload,
    });
  } catch (error) {
    throw unanswered(error);
  }
}

/**
 * The parsed body of a good answer; of any other, its own message as an error (spec 7, 8).
 *
 * @throws ApiError 'status', with the field that is wrong where one is, or 'schema' when the body is not what the contract says.
 */
export function parseAnswer<Schema extends z.ZodType>(
  { path }: Call,
  schema: { response: Schema },
  { status, data }: AxiosResponse<unknown>,
): z.output<Schema> {
  const isGood = status >= 200 && status < 300 && !isRefused(data);
  if (!isGood) {
    throw new ApiError(
      'status',
      textOf(data, 'message'),
      status,
      textOf(data, 'path') || undefined,
    );
  }
  const parsed = schema.response.safeParse(data);
  if (!parsed.success) throw new ApiError('schema', `${path}: ${parsed.error.message}`);
  return parsed.data;
}

/** A status of the answer's own counts too: 0 is success, anything else is not (spec 7, 9). */
function isRefused(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('status' in data)) return false;
  return typeof data.status === 'number' && data.status !== 0;
}

function fillPath(path: string, request: Record<string, unknown>) {
  const rest = { ...request };
  const url = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = String(rest[key] ?? '');
    delete rest[key];
    return encodeURIComponent(value);
  });
  return { url, rest };
}

function textOf(data: unknown, field: 'message' | 'path'): string {
  if (typeof data !== 'object' || data === null) return '';
  const value = (data as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
}

function unanswered(error: unknown): ApiError {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const message = error instanceof Error ? error.message : '';
  const isTimeout = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  return new ApiError(isTimeout ? 'timeout' : 'network', message);
}
