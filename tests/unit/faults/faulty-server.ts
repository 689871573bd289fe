import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** How a server answers a request that it has read. */
export type Serve = (response: ServerResponse) => void;

export interface FaultyServer {
  url: string;
  /** How every request is answered from now on; null where nobody listens. */
  behave: (serve: Serve | null) => Promise<void>;
  /** The path of each request since it last began to behave so. */
  requests: () => readonly string[];
  close: () => Promise<void>;
}

/** A real server, on a port of its own, that answers everything in one wrong way. */
export async function openFaultyServer(): Promise<FaultyServer> {
  let serve: Serve = (response) => response.end();
  let requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '/', 'http://faulty').pathname);
    request.resume().once('end', () => serve(response));
  });

  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  const close = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };

  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    close,
    behave: async (next) => {
      requests = [];
      if (!next) return close();
      serve = next;
      if (!server.listening) await listen(port);
    },
  };
}
