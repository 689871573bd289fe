import axios, { AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { sampleAnswer } from './mock-samples';

const NOT_MOCKED = { status: 501, message: 'The mock API has no sample of this call.' };

/**
 * An axios adapter that answers from samples, for work on the storefront without any backend
 * (NEXT_PUBLIC_MOCK_API, spec 9).
 */
export async function mockAdapter(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const { pathname, searchParams } = new URL(axios.getUri(config), 'http://mock.internal');
  const asked = { ...Object.fromEntries(searchParams), ...bodyOf(config.data) };
  const sample = sampleAnswer(pathname, asked);
  return {
    status: sample === undefined ? NOT_MOCKED.status : 200,
    statusText: '',
    headers: new AxiosHeaders(),
    data: sample ?? NOT_MOCKED,
    config,
  };
}

/** What a POST call asks for; axios hands the body over as text. */
function bodyOf(data: unknown): Record<string, string> {
  const body: unknown = typeof data === 'string' && data.startsWith('{') ? JSON.parse(data) : {};
  return Object.fromEntries(Object.entries(body ?? {}).map(([key, value]) => [key, String(value)]));
}
