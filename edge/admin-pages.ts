import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { adminRedirect, MARKUP_PATH, shopOfAdminHost } from '@/core/rules/address/admin-host';
import { normaliseHost, portOf } from '@/core/values/host';
import { isOnAdminHost, setAdminHost } from '@/services/server/admin-host';
import type { Handler } from './request';

/**
 * Has the admin origins serve what admins work with alone, before any page that is kept; the rest leads to the shop
 * (docs/adr/0052). The editor shows what is built into a page by its markup, which it gets as text.
 */
export function withAdminHost(handle: Handler, adminHost: string): Handler {
  setAdminHost(adminHost);
  return async (request, response) => {
    if (!isOnAdminHost(request)) return handle(request, response);
    const { url = '/', headers } = request;
    if (isMarkup(request)) {
      askShop(request, adminHost);
      answerAsText(response);
      return handle(request, response);
    }
    const target = adminRedirect(url, headers.host ?? '', adminHost);
    if (target === null) return handle(request, response);
    response.writeHead(307, { location: target, 'cache-control': 'no-store' }).end();
  };
}

const MARKUP = new RegExp(`^${MARKUP_PATH}/(?!api/|_next/|design)`);

const isMarkup = ({ method = '', url = '' }: IncomingMessage): boolean =>
  ['GET', 'HEAD'].includes(method) && MARKUP.test(url);

/** Turns a request for the markup of a page into one of the page, on the shop's host. */
function askShop(request: IncomingMessage, adminHost: string): void {
  const { url = '', headers } = request;
  const host = headers.host ?? '';
  request.url = url.slice(MARKUP_PATH.length);
  headers.host = `${shopOfAdminHost(normaliseHost(host), adminHost)}${portOf(host)}`;
}

const AS_TEXT = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': 'sandbox',
};

/** Has an answer sent as text that no browser takes for a page, whatever type and policy it is given. */
function answerAsText(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((
    status: number,
    ...rest: [(string | OutgoingHttpHeaders)?, OutgoingHttpHeaders?]
  ) => {
    for (const [name, value] of Object.entries(AS_TEXT)) response.setHeader(name, value);
    const texts = rest.map((one) => (typeof one === 'object' ? withoutThose(one) : one));
    return writeHead.apply(response, [status, ...texts] as Parameters<typeof writeHead>);
  }) as typeof writeHead;
}

const withoutThose = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name.toLowerCase() in AS_TEXT)));
