import { request } from 'node:http';
import { hostOf, SHOP_HOSTS, type ShopName } from './shops';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Fetches a page of a shop or for its admins, or of whatever host, without a browser and without resolving the host. */
export function fetchPage(
  shopOrHost: ShopName | (string & {}),
  path: string,
  port: string | number = process.env.E2E_PORT ?? '',
  headers: Record<string, string> = {},
): Promise<Answer> {
  const host = isShop(shopOrHost) ? hostOf(shopOrHost, path) : shopOrHost;
  const options = {
    host: '127.0.0.1',
    port,
    path,
    headers: { host: `${host}:${port}`, ...headers },
  };
  return new Promise((resolve, reject) => {
    const sent = request(options, async (answer) => {
      const chunks = await answer.setEncoding('utf8').toArray();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: chunks.join('') });
    });
    sent.once('error', reject).end();
  });
}

function isShop(name: string): name is ShopName {
  return name in SHOP_HOSTS;
}
