import type { NetConnectOpts } from 'node:net';
import { startEmbeddedPostgres } from '@/backend/db/embedded';
import { openTcpProxy, type TcpProxy } from '@/tests/support/tcp-proxy';

export interface DatabaseProxy extends TcpProxy {
  /** The database by way of the proxy. */
  url: string;
}

/** A PostgreSQL that can go away and come back: the embedded one of a folder, behind a proxy. */
export async function openDatabaseProxy(dataDir: string): Promise<DatabaseProxy> {
  const log = () => undefined;
  const database = await startEmbeddedPostgres({ dataDir, role: 'proxy', log });
  const url = new URL(database.url);
  const proxy = await openTcpProxy(addressOf(url));
  const close = async () => {
    await proxy.close();
    await database.stop();
  };
  return { ...proxy, url: proxiedUrl(url, proxy.port), close };
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
