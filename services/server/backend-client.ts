import axios, {
  AxiosHeaders,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { processState } from '@/backend/process-state';
import { getBackend } from '@/backend/runtime';
import { backendBaseUrl, EMBEDDED_BASE_PATH } from '../base-url';
import { isApiMocked } from '../flags';
import { mockAdapter } from '../mock-api';

const ORIGIN = 'http://backend.internal';

/** The client of the data functions: the backend in this very process, or the one configured. */
export function serverClient(): AxiosInstance {
  return processState('server-client', createClient);
}

function createClient(): AxiosInstance {
  if (isApiMocked) return axios.create({ baseURL: ORIGIN, adapter: mockAdapter });
  const isEmbedded = backendBaseUrl === EMBEDDED_BASE_PATH;
  return isEmbedded
    ? axios.create({ adapter: inProcess })
    : axios.create({ baseURL: backendBaseUrl });
}

/** An axios adapter without a network: the request goes straight to the backend's handler. */
async function inProcess(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const { app } = await getBackend();
  const request = new Request(callAddress(config), {
    method: (config.method ?? 'get').toUpperCase(),
    headers: config.headers.toJSON() as Record<string, string>,
    body: config.data ?? null,
  });
  const answer = await withinTime(app.fetch(request), config.timeout ?? 0);
  const text = answer.status === 304 ? '' : await answer.text();
  return {
    status: answer.status,
    statusText: answer.statusText,
    headers: new AxiosHeaders({ etag: answer.headers.get('etag') }),
    data: text === '' ? null : JSON.parse(text),
    config,
  };
}

/** The address of a call; axios' own way to compose it costs as much as the call itself. */
function callAddress({ url = '', params = {} }: InternalAxiosRequestConfig): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value != null) query.append(key, String(value));
  }
  const text = query.toString();
  return `${ORIGIN}${url}${text && `?${text}`}`;
}

/** axios' own time-out does nothing here: the handler races against it. */
async function withinTime<Result>(
  work: Promise<Result> | Result,
  timeoutMs: number,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The backend did not answer in time'), {
      code: 'ETIMEDOUT',
    });
    timer = setTimeout(() => reject(error), timeoutMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
