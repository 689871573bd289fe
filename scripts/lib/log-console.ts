import { stripVTControlCharacters } from 'node:util';
import type { Log } from '@/backend/base/log';
import { currentRequestId, withoutSent } from '@/backend/http/request-context';

/** Prefixes of Next's lines, and the end of a message before an error. */
const MARKS = /^[⨯⚠\s]+|[:\s]+$/g;

/**
 * Logs from here on what is said on the console of this process: Next tells there, and nowhere else, of
 * pages that failed. So these lines too are JSON, have the id of the request that they were said for, and hold
 * nothing that tells of people.
 */
export function logConsole(log: Pick<Log, 'error' | 'warn'>): void {
  console.error = sayBy(log.error);
  console.warn = sayBy(log.warn);
}

function sayBy(method: Log['error']): (...said: unknown[]) => void {
  const isAgain = rememberErrors();
  return (...said) => {
    const requestId = currentRequestId();
    const error = said.find((one) => one instanceof Error);
    if (error && isAgain(error, requestId)) return;
    const message = textOf(said) || (requestId ? 'page failed' : 'failed');
    method(message, { ...(requestId && { requestId }), ...(error && { error }) });
  };
}

/** Next says each failure of a page twice. One that several requests share is told for each of them. */
function rememberErrors() {
  const logged = new WeakMap<Error, string>();
  return (error: Error, requestId: string | undefined): boolean => {
    if (!requestId) return false;
    const isAgain = logged.get(error) === requestId;
    logged.set(error, requestId);
    return isAgain;
  };
}

/** The program's own words come first; what it says after them may be an address, or whatever it was sent; so may be a part of them. */
function textOf(said: readonly unknown[]): string {
  const texts = said.filter((one) => typeof one === 'string');
  const own = texts.map((text) => stripVTControlCharacters(text).replace(MARKS, '')).find(Boolean);
  return withoutSent(own ?? '');
}
