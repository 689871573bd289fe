import axios, { AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { sampleReply } from './mock-replies';
import { sampleAnswer } from './mock-samples';

const NOT_MOCKED = { status: 501, message: 'The mock API has no sample of this call.' };

/**
 * An axios adapter that answers from samples, for work on the storefront without any backend
 * (NEXT_PUBLIC_MOCK_API, spec 9).
 */
export async function mockAdapter(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const { pathname, searchParams } = new URL(axios.getUri(config), 'http://mock.internal');
  const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : {};
  const query = { ...Object.fromEntries(searchParams), ...textsOf(body) };
  const sample = sampleReply(pathname, body) ?? sampleAnswer(pathname, query);
  return {
    status: sample === undefined ? NOT_MOCKED.status : 200,
    statusText: '',
    headers: new AxiosHeaders(),
    data: sample ?? NOT_MOCKED,
    config,
  };
}

/** The fields of a body as a query has them. */
function textsOf(body: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(body ?? {}).map(([key, value]) => [key, String(value)]));
}
