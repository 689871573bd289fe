import type { IncomingMessage, ServerResponse } from 'node:http';
import { toOriginForm } from './origin-form';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const BACKEND = /^\/api\//;
/** What may not begin a path: a browser would take what follows for a host. */
const SLASHES = /^[/\\]+/;
/** Letters, digits and `-._~` mean the same written as themselves (RFC 3986, 6.2.2.2). */
const NEEDLESS = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/**
 * Has each page answer at one spelling of its address and sends every other one there: routes are matched as
 * decoded, so whatever is decided by a path (a page's policy, its host, whether it is kept) must see it so.
 */
export function withPlainAddress(handle: Handler): Handler {
  return async (request, response) => {
    toOriginForm(request);
    const { url = '/' } = request;
    const location = plainAddress(url);
    if (location === url) return handle(request, response);
    response.statusCode = 308;
    response.setHeader('Location', location);
    response.setHeader('Cache-Control', 'no-store');
    response.end();
  };
}

/** An address without needless escapes in its path; calls of the backend are left as they are. */
export function plainAddress(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (BACKEND.test(path)) return url;
  const plain = path.replace(NEEDLESS, decodeURIComponent);
  return plain === path ? url : plain.replace(SLASHES, '/') + url.slice(path.length);
}
