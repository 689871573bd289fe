import { type Agent, type RequestOptions, request } from 'node:http';

export interface Shop {
  port: number;
  /** Its host without the port; it need not resolve. */
  host: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface CallOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  agent?: Agent;
  signal?: AbortSignal;
}

/** Asks a shop on this machine. @throws where the connection fails. */
export function ask({ port, host }: Shop, path: string, query: CallOptions = {}): Promise<Answer> {
  const { headers, body, ...rest } = query;
  const type = body && { 'content-type': 'application/json' };
  const sent = { host: `${host}:${port}`, ...type, ...headers };
  const options: RequestOptions = { host: '127.0.0.1', port, path, headers: sent, ...rest };
  return new Promise((resolve, reject) => {
    const call = request(options, async (answer) => {
      try {
        const text = (await answer.setEncoding('utf8').toArray()).join('');
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      } catch (error) {
        reject(error);
      }
    });
    call.once('error', reject).end(body && JSON.stringify(body));
  });
}

/** A call of a shop's backend, by POST. */
export const call = (
  shop: Shop,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) => ask(shop, `/api/backend${path}`, { method: 'POST', body, headers });
