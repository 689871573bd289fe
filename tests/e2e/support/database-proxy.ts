import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';
import { startEmbeddedPostgres } from '@/backend/db/embedded';

export interface DatabaseProxy {
  /** The database by way of the proxy. */
  url: string;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** A PostgreSQL that can go away and come back: the embedded one of a folder, behind a proxy. */
export async function openDatabaseProxy(dataDir: string): Promise<DatabaseProxy> {
  const log = () => undefined;
  const database = await startEmbeddedPostgres({ dataDir, role: 'proxy', log });
  const url = new URL(database.url);
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(addressOf(url));
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    }
    client.pipe(server).pipe(client);
  });

  const comeBack = async (port: number) => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
  };
  await comeBack(0);
  const port = portOf(proxy);
  const goAway = async () => {
    const closed = once(proxy, 'close');
    proxy.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: proxiedUrl(url, port),
    goAway,
    comeBack: () => comeBack(port),
    close: async () => {
      if (proxy.listening) await goAway();
      await database.stop();
    },
  };
}

/** The embedded server's URL names everything as parameters; its host may be the folder of a socket. */
function addressOf({ searchParams }: URL): NetConnectOpts {
  const host = searchParams.get('host') ?? '';
  const port = Number(searchParams.get('port'));
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}

function proxiedUrl({ pathname, searchParams }: URL, port: number): string {
  const proxied = new URL(`postgresql://127.0.0.1:${port}${pathname}?sslmode=disable`);
  proxied.username = searchParams.get('user') ?? '';
  proxied.password = searchParams.get('password') ?? '';
  return proxied.href;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
