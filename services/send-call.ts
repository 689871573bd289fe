import type { AxiosRequestConfig } from 'axios';
import type * as z from 'zod/mini';
import type { Call, RequestOf } from '@/core/calls/call';
import { ApiError } from './api-error';
import { isDebugging } from './environment';

/** The time-out of every call (spec 7, 9). */
export const REQUEST_TIMEOUT_MS = 10_000;

/** Transport of calls: axios, or on the server the in-process backend. */
export interface CallClient {
  request(config: AxiosRequestConfig): Promise<CallAnswer>;
}

export interface CallAnswer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  /** The parsed body. */
  data: unknown;
}

export interface SendOptions {
  headers?: Record<string, string>;
  /** Limit in ms of what takes longer than a call should, such as a photo on a slow line. */
  timeoutMs?: number;
  /** Called with the sent share, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends a call and returns its answer, whatever its status. @throws ApiError 'network' or 'timeout' without one */
export async function sendCall<C extends Call>(
  client: CallClient,
  call: C,
  request: RequestOf<C>,
  { headers = {}, timeoutMs = REQUEST_TIMEOUT_MS, onProgress, signal }: SendOptions = {},
): Promise<CallAnswer> {
  const { url, rest } = fillPath(call.path, request as Record<string, unknown>);
  const payload = call.method === 'GET' ? { params: queryOf(rest) } : { data: encode(call, rest) };
  if (isDebugging) console.debug(`${call.method} ${call.path}`, rest);
  try {
    return await client.request({
      method: call.method,
      url,
      headers,
      timeout: timeoutMs,
      validateStatus: () => true,
      ...payload,
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
    });
  } catch (error) {
    throw unanswered(error);
  }
}

/** The parsed body of a good answer. @throws ApiError 'status' with message and field (spec 7, 8), 'schema' if malformed */
export function parseAnswer<Schema extends z.ZodMiniType>(
  { path }: Call,
  schema: { response: Schema },
  { status, data }: CallAnswer,
): z.output<Schema> {
  const isGood = status >= 200 && status < 300 && !isRefused(data);
  if (!isGood) {
    throw new ApiError('status', textOf(data, 'message'), status, textOf(data, 'path'), data);
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

/** Leaves out empty values. */
function queryOf(fields: Record<string, unknown>): URLSearchParams {
  const definedFields = Object.entries(fields).filter(([, value]) => value != null);
  return new URLSearchParams(definedFields.map(([name, value]) => [name, String(value)]));
}

function encode({ encoding }: Call, fields: Record<string, unknown>) {
  if (encoding === 'json') return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

function textOf(data: unknown, field: string): string {
  if (typeof data !== 'object' || data === null) return '';
  const value: unknown = Reflect.get(data, field);
  return typeof value === 'string' ? value : '';
}

function unanswered(error: unknown): ApiError {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const message = error instanceof Error ? error.message : '';
  const isTimeout = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  return new ApiError(isTimeout ? 'timeout' : 'network', message);
}
