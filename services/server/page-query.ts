import type { IncomingMessage } from 'node:http';
import { processState } from '@/backend/base/process-state';

const queries = () => processState('page-queries', () => new WeakMap<IncomingMessage, string>());

/** Remembers the query string of a request as it came: Next drops some keys of its address, and puts others in order. */
export function keepQuery(request: IncomingMessage): void {
  queries().set(request, queryIn(request.url));
}

/** Returns the query string that a page was asked for with, as its browser reads it too; '' for none. */
export const queryOf = (request: IncomingMessage): string =>
  queries().get(request) ?? queryIn(request.url);

export function queryIn(address = ''): string {
  const at = address.indexOf('?');
  return at < 0 ? '' : address.slice(at + 1);
}

/** A query as the router of a page has it: repeated keys as lists, and the parameters of its route. */
export type RouterQuery = Record<string, string | string[]>;

/** Reads a query for the router of a page; parameters of the route win. Assigned to an object, `__proto__` is no key. */
export function routerQuery(query: string, params: RouterQuery): RouterQuery {
  const values = new Map<string, string | string[]>();
  for (const [key, value] of new URLSearchParams(query)) {
    if (key === '__proto__') continue;
    const earlier = values.get(key);
    if (Array.isArray(earlier)) earlier.push(value);
    else values.set(key, earlier === undefined ? value : [earlier, value]);
  }
  return Object.fromEntries([...values, ...Object.entries(params)]);
}

/** The parameters of a route that its address has. */
export const definedParams = (params: Partial<RouterQuery>): RouterQuery =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
