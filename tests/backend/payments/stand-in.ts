import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request as a stand-in gets it. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  header(name: string): string;
  body: string;
}

export type Reply = { status: number; json: unknown } | { status: number; text: string };

/** What goes wrong: a reply in place of the right one, or none at all. */
export type Trouble = (sent: ReceivedRequest) => Reply | 'never' | undefined;

/** A provider's API on this machine, which notes what it is asked. */
export interface StandIn {
  base: string;
  sent: ReceivedRequest[];
  /** How often a method and path were asked for, such as `POST /v2/checkout/orders`. */
  count(call: string): number;
  trouble: Trouble;
  close(): Promise<void>;
}

export async function startStandIn(
  answer: (sent: ReceivedRequest) => Reply | Promise<Reply>,
): Promise<StandIn> {
  const server = createServer(async (request, response) => {
    const sent = await read(request);
    standIn.sent.push(sent);
    const reply = standIn.trouble(sent) ?? (await answer(sent));
    if (reply === 'never') return;
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end('text' in reply ? reply.text : JSON.stringify(reply.json));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The stand-in has no port.');
  const standIn: StandIn = {
    base: `http://127.0.0.1:${address.port}`,
    sent: [],
    count: (call) => standIn.sent.filter(({ method, path }) => `${method} ${path}` === call).length,
    trouble: () => undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return standIn;
}

/** Goes wrong the next time alone that a path with such an ending is asked for. */
export function once(ending: string, reply: Reply | 'never'): Trouble {
  let isOver = false;
  return ({ path }) => {
    if (isOver || !path.endsWith(ending)) return undefined;
    isOver = true;
    return reply;
  };
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const header = (name: string) => String(request.headers[name] ?? '');
  const { pathname: path, searchParams: query } = url;
  return { method: request.method ?? '', path, query, header, body: await text(request) };
}
