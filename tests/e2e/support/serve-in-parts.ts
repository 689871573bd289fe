import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPage } from './fetch-page';
import { SHOP_HOSTS, type ShopName } from './shops';

export interface PageInParts {
  url: string;
  /** Sends the next part of the page. */
  sendNext(): void;
  close(): void;
}

/**
 * Serves a page of a shop in parts that end with these texts, as a slow line would: the first at once, each
 * other one once it is told to. All else the page asks for comes from the shop at once.
 */
export async function serveInParts(
  shop: ShopName,
  path: string,
  ...ends: readonly string[]
): Promise<PageInParts> {
  const [first, ...others] = cutAfter((await fetchPage(shop, path)).text, ends);
  const server = createServer(async (sent, answer) => {
    if (sent.url !== path) {
      const { url, method, headers } = sent;
      const options = { host: '127.0.0.1', port: process.env.E2E_PORT, path: url, method, headers };
      sent.pipe(
        request(options, (got) => got.pipe(answer.writeHead(got.statusCode ?? 0, got.headers))),
      );
      return;
    }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(first);
    for (const part of others) {
      await once(server, 'next');
      answer.write(part);
    }
    answer.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${SHOP_HOSTS[shop]}:${port}${path}`,
    sendNext: () => server.emit('next'),
    close: () => server.close().closeAllConnections(),
  };
}

function cutAfter(text: string, ends: readonly string[]): string[] {
  const places = ends.map((end) => {
    const place = text.indexOf(end);
    if (place < 0) throw new Error(`There is no ${end} in the page`);
    return place + end.length;
  });
  return [0, ...places].map((start, index) => text.slice(start, places[index]));
}
