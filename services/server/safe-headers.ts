import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Has every answer tell browsers to take it for what it says it is, and to keep its address to themselves.
 * Not for Next's development server, which sends a script as something else.
 */
export function withSafeHeaders(handle: Handler): Handler {
  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    return handle(request, response);
  };
}
