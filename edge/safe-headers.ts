import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import {
  type Arrival,
  answerKind,
  isPageKind,
  safeHeaders,
} from '@/core/rules/security/safe-headers';
import { paymentOriginFor } from '@/services/server/payment-host';
import { type ArrivalSettings, arrivalOf, type Handler } from './request';

type Headers = ReturnType<typeof safeHeaders>;

const DOCUMENT = /^text\/html\b/i;

/**
 * Has every answer tell browsers what they may do with it, by what it is; pages put their own policy in the
 * place of the strictest. Not for Next's development server, which sends a script as something else.
 */
export function withSafeHeaders(
  handle: Handler,
  arrival: (request: IncomingMessage) => Arrival,
): Handler {
  return (request, response) => {
    const context = { ...arrival(request), paymentOrigin: paymentOriginFor(request) };
    const kind = answerKind(request.url ?? '/');
    const headers = safeHeaders({ kind, ...context });
    for (const [name, value] of headers) response.setHeader(name, value);
    const ofPage = () => safeHeaders({ kind: 'page', ...context });
    if (!isPageKind(kind)) onDocument(response, () => replace(response, headers, ofPage()));
    return handle(request, response);
  };
}

/** Tells when the head of a document is written: a page of the shop, also where its name looks like a file's. */
function onDocument(response: ServerResponse, onHead: () => void): void {
  const { writeHead } = response;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (DOCUMENT.test(contentType(response, head.at(-1)))) onHead();
    return writeHead.apply(response, head);
  }) as typeof writeHead;
}

/** Replaces the initial headers; those the document set itself stay. */
function replace(response: ServerResponse, initial: Headers, headers: Headers): void {
  const values = new Map(initial);
  for (const [name, value] of headers) {
    if (response.getHeader(name) === values.get(name)) response.setHeader(name, value);
  }
}

/** Reads the content type from the object form of `writeHead`. */
function contentType(response: ServerResponse, last: unknown): string {
  const headers = typeof last === 'object' && last ? (last as OutgoingHttpHeaders) : {};
  const own = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type');
  return String(own?.[1] ?? response.getHeader('content-type') ?? '');
}

/**
 * Has every answer begin with the headers of a call, the strictest that there are: whoever answers with more
 * than that puts its own in their place, and what is answered before anybody knows what was asked has these.
 */
export function withCallHeaders(handle: Handler, settings: ArrivalSettings): Handler {
  return (request, response) => {
    for (const [name, value] of callHeaders(request, settings)) {
      response.setHeader(name, value);
    }
    return handle(request, response);
  };
}

/** The headers of an answer that is no page. */
export const callHeaders = (request: IncomingMessage, settings: ArrivalSettings) =>
  safeHeaders({ kind: 'call', ...arrivalOf(request, settings) });
