import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Arrival, answerKind, safeHeaders } from '@/core/rules/security/safe-headers';
import { type Handler, toOriginForm } from './request';

const BACKEND = /^\/api\//;
/** Characters that may not begin a path: a browser would take the rest for a host. */
const SLASHES = /^[/\\]+/;
/** Letters, digits and `-._~` mean the same written as themselves (RFC 3986, 6.2.2.2). */
const NEEDLESS = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/**
 * Addresses that a URL parser such as Next's reads as another path than is written: it resolves `.` and `..`,
 * also as `%2e` and between backslashes, ends a path at `#`, drops white space, and takes a host from what
 * begins without a slash. Node's own parser resolves no dots behind a name like `.a`.
 */
const UNSAFE_TARGET = /^(?!\/)|[#\s]|[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/**
 * Has each page answer at one spelling of its address and sends every other one there: routes are matched as
 * decoded, so whatever is decided by a path (a page's policy, its host, its rate, whether it is kept) must see
 * it so. What would be read as another path than it says is no address at all: no browser asks for that.
 */
export function withPlainAddress(
  handle: Handler,
  arrival: (request: IncomingMessage) => Arrival,
): Handler {
  return async (request, response) => {
    toOriginForm(request);
    const { url = '/' } = request;
    const location = isReadAsWritten(url) ? plainAddress(url) : null;
    if (location === url) return handle(request, response);
    // A call's headers are the strictest; by an address that leads to a picture another site may show that.
    const kind = location === null ? 'call' : answerKind(location);
    const headers = safeHeaders({ kind, ...arrival(request) });
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    if (location === null) refuse(response);
    else response.writeHead(308, { location }).end();
  };
}

/** Returns true if every URL parser finds the path that is written. */
function isReadAsWritten(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return !UNSAFE_TARGET.test(path);
}

function refuse(response: ServerResponse): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  response.writeHead(400, headers).end('This address leads elsewhere than it says.\n');
}

/** An address without needless escapes in its path; calls of the backend are left as they are. */
function plainAddress(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (BACKEND.test(path)) return url;
  const plain = path.replace(NEEDLESS, decodeURIComponent);
  return plain === path ? url : plain.replace(SLASHES, '/') + url.slice(path.length);
}
