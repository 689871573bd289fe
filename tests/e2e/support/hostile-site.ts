import { createServer } from 'node:http';

export interface HostileSite {
  url: string;
  close: () => Promise<void>;
}

/**
 * A page of another site on this machine: a browser would not let one from elsewhere reach a local shop. `name`
 * is the first label of its host.
 */
export async function openHostileSite(body: string, name = 'hostile'): Promise<HostileSite> {
  const html = `<!doctype html><html lang="en"><title>Another site</title><body>${body}`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The hostile site has no port.');
  return {
    url: `http://${name}.localhost:${address.port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
