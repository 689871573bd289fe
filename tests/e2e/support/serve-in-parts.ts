import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPage } from './fetch-page';
import { SHOP_HOSTS, type ShopName } from './shops';

export interface PageInParts {
  url: string;
  /** Sends what is still missing of the page. */
  sendRest(): void;
  close(): void;
}

/**
 * Serves a page of a shop up to `end`, as a slow line would, and the rest once it is told to. All else the
 * page asks for comes from the shop at once.
 */
export async function serveInParts(
  shop: ShopName,
  path: string,
  end: string,
): Promise<PageInParts> {
  const [first, rest] = cutAfter((await fetchPage(shop, path)).text, end);
  const server = createServer(async (asked, answer) => {
    if (asked.url !== path) {
      const { url, method, headers } = asked;
      const options = { host: '127.0.0.1', port: process.env.E2E_PORT, path: url, method, headers };
      asked.pipe(
        request(options, (got) => got.pipe(answer.writeHead(got.statusCode ?? 0, got.headers))),
      );
      return;
    }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(first);
    await once(server, 'rest');
    answer.end(rest);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${SHOP_HOSTS[shop]}:${port}${path}`,
    sendRest: () => server.emit('rest'),
    close: () => server.close().closeAllConnections(),
  };
}

function cutAfter(text: string, end: string): [string, string] {
  const position = text.indexOf(end) + end.length;
  if (position < end.length) throw new Error(`There is no ${end} in the page`);
  return [text.slice(0, position), text.slice(position)];
}
