import { API_CALL_FAILED, ApiError } from '@/services/api-error';
import { SERVER_WORDS } from './faults';

/** What every fault of a server comes to (`every-call.test.ts`), and what is said of it to whoever waits. */
export const TOLD_FAILURES: readonly (readonly [string, ApiError, string])[] = [
  ['is never reached', new ApiError('network', 'Network Error'), 'could not be reached'],
  ['takes too long', new ApiError('timeout', 'timeout exceeded'), 'took too long to answer'],
  ['refuses in its own words', new ApiError('status', SERVER_WORDS, 429), SERVER_WORDS],
  ['fails without a word', new ApiError('status', '', 502), API_CALL_FAILED],
  ['cannot be understood', new ApiError('schema', 'Unexpected end'), 'could not be read'],
];
