import axios, {
  AxiosHeaders,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { processState } from '@/backend/process-state';
import { getBackend } from '@/backend/runtime';
import { backendBaseUrl, EMBEDDED_BASE_PATH } from '../base-url';

const ORIGIN = 'http://backend.internal';

/** The client of the data functions: the backend in this very process, or the one configured. */
export function serverClient(): AxiosInstance {
  return processState('server-client', createClient);
}

function createClient(): AxiosInstance {
  const isEmbedded = backendBaseUrl === EMBEDDED_BASE_PATH;
  return isEmbedded
    ? axios.create({ baseURL: ORIGIN, adapter: inProcess })
    : axios.create({ baseURL: backendBaseUrl });
}

/** An axios adapter without a network: the request goes straight to the backend's handler. */
async function inProcess(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const { app } = await getBackend();
  const signal = AbortSignal.timeout(config.timeout ?? 0);
  const request = new Request(axios.getUri(config), {
    method: (config.method ?? 'get').toUpperCase(),
    headers: config.headers.toJSON() as Record<string, string>,
    body: config.data ?? null,
    signal,
  });
  const answer = await Promise.race([app.fetch(request), rejectOn(signal)]);
  const text = await answer.text();
  return {
    status: answer.status,
    statusText: answer.statusText,
    headers: new AxiosHeaders(Object.fromEntries(answer.headers)),
    data: text === '' ? null : JSON.parse(text),
    config,
  };
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timedOut = () =>
      reject(Object.assign(new Error('The backend did not answer in time'), { code: 'ETIMEDOUT' }));
    signal.addEventListener('abort', timedOut, { once: true });
  });
}
