import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { processState } from '@/backend/base/process-state';
import { carriedFrom } from '@/core/rules/address/carry-query';
import { keysOfChoices } from '@/core/rules/variants/choice-address';
import { keepableOf } from '../keepable';
import { queryOf, type RouterQuery, routerQuery } from '../page-query';
import { type Reading, readPairs } from '../reading';

const marks = () => processState('page-marks', () => new WeakMap<IncomingMessage, string>());

/** One for all pages: what they show alike is rendered once (ADR 45). No page is sent with it. */
const mark = () => processState('page-mark', () => `carried-${randomUUID()}`);

/** Has a page, if it may be kept, rendered with a mark in place of what its links carry. */
export function askForMark(request: IncomingMessage): void {
  marks().set(request, mark());
}

/** The mark in a page, where it was rendered with one. */
export const markOf = (request: IncomingMessage): string | undefined => marks().get(request);

/** Has a page rendered by the very address that it was asked for by, and kept by nobody. */
export const withoutMark = (request: IncomingMessage): boolean => marks().delete(request);

/** Address and query that a page is rendered by: as a browser has them, or with the mark. */
export interface ShownAddress {
  address: string;
  query: RouterQuery;
  mark?: string;
}

interface Rendered {
  req: IncomingMessage;
  res: ServerResponse;
  path: string;
  params: RouterQuery;
}

/** Returns what a page is rendered by. Marked, nothing of its visitor is in it but what the page was made of. */
export function shownAddress({ req, res, path, params }: Rendered): ShownAddress {
  const mark = markOf(req);
  const page = keepableOf(res);
  const query = queryOf(req);
  if (mark !== undefined && page) {
    const address = `${path}?${new URLSearchParams([...ownPairs(path, page.reading, query), [mark, '']])}`;
    return { address, query: { [mark]: '' }, mark };
  }
  withoutMark(req);
  return { address: query ? `${path}?${query}` : path, query: routerQuery(query, params) };
}

/** Returns what the page was made of and its links do not carry: that tells which of them lead to it. */
function ownPairs(path: string, reading: Reading, query: string): [string, string][] {
  const pairs = readPairs(reading, query);
  const carried = carriedFrom(
    `${path}?${new URLSearchParams(pairs)}`,
    keysOfChoices(reading.choices),
  );
  return pairs.filter(([key]) => !carried.keys.some(([other]) => other === key));
}
