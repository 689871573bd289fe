import axios, { type AxiosRequestConfig } from 'axios';
import { processState } from '@/backend/base/process-state';
import { getBackend } from '@/backend/runtime';
import { SHOP_STATE_HEADER } from '@/core/rules/security/entity-tag';
import { backendBaseUrl, EMBEDDED_BASE_PATH, isApiMocked } from '../environment';
import { mockAdapter } from '../mock-api';
import type { CallAnswer, CallClient } from '../send-call';

const ORIGIN = 'http://backend.internal';
const JSON_BODY = { 'content-type': 'application/json' };

/** The client of the data functions: the backend in this very process, or the one configured. */
export const serverClient = (): CallClient => processState('server-client', createClient);

function createClient(): CallClient {
  if (isApiMocked) return axios.create({ baseURL: ORIGIN, adapter: mockAdapter });
  const isEmbedded = backendBaseUrl === EMBEDDED_BASE_PATH;
  return isEmbedded ? { request: inProcess } : axios.create({ baseURL: backendBaseUrl });
}

/** Hands the request straight to the backend's handler: without a network, and without what axios does for one. */
async function inProcess(config: AxiosRequestConfig): Promise<CallAnswer> {
  const { app } = await getBackend();
  const { method = 'GET', headers, data, timeout = 0 } = config;
  const address = callAddress(config);
  const own = headers as Record<string, string>;
  const request = new Request(address, {
    method,
    headers: data === undefined ? own : { ...own, ...JSON_BODY },
    ...(data !== undefined && { body: JSON.stringify(data) }),
  });
  const answer = await withinTime(app.fetch(request), timeout);
  const text = answer.status === 304 ? '' : await answer.text();
  return {
    status: answer.status,
    headers: namesOf(answer.headers),
    data: text === '' ? null : JSON.parse(text),
  };
}

function callAddress({ url = '', params = '' }: AxiosRequestConfig): string {
  const query = String(params);
  return `${ORIGIN}${url}${query && `?${query}`}`;
}

/** Picks the headers of an answer that the data functions read. */
function namesOf(headers: Headers): CallAnswer['headers'] {
  return { etag: headers.get('etag'), [SHOP_STATE_HEADER]: headers.get(SHOP_STATE_HEADER) };
}

/** The handler races against its time. */
async function withinTime<Result>(work: Promise<Result> | Result, timeoutMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), timeoutMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const timeoutError = (): Error =>
  Object.assign(new Error('The backend did not answer in time'), { code: 'ETIMEDOUT' });
