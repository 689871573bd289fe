import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';

/** A server by way of a proxy, which can go away and come back. */
export interface TcpProxy {
  port: number;
  /** Ends every connection and takes none. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** Takes connections, and passes nothing on: neither on those nor on the ones there are. */
  fallSilent(): void;
  speak(): void;
  close(): Promise<void>;
}

export async function openTcpProxy(target: NetConnectOpts): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const proxy = createServer((client) => {
    const server = connect(target);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    }
    client.pipe(server).pipe(client);
    client.once('close', () => server.destroy());
    server.once('close', () => client.destroy());
    if (isSilent) for (const socket of [client, server]) socket.pause();
  });

  const listen = async (port: number) => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
  };
  await listen(0);
  const port = portOf(proxy);
  const goAway = async () => {
    const closed = once(proxy, 'close');
    proxy.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    goAway,
    comeBack: () => listen(port),
    fallSilent: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speak: () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      if (proxy.listening) await goAway();
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
