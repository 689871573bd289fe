import { request } from 'node:http';
import { createServer } from 'node:https';
import { generate } from 'selfsigned';

export interface TlsFront {
  port: number;
  close: () => Promise<void>;
}

const DAY_MS = 86_400_000;

/** A proxy that speaks TLS for the shop under test, by a certificate of its own for a domain and what is below it. */
export async function openTlsFront(domain: string): Promise<TlsFront> {
  const names = [domain, `*.${domain}`].map((value) => ({ type: 2 as const, value }));
  const { private: key, cert } = await generate([{ name: 'commonName', value: domain }], {
    notAfterDate: new Date(Date.now() + DAY_MS),
    extensions: [{ name: 'subjectAltName', altNames: names }],
  });
  const port = Number(process.env.E2E_PORT);
  const server = createServer({ key, cert }, (incoming, answer) => {
    const { url: path, method, headers } = incoming;
    const forwarded = { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
    const onward = request(
      { host: '127.0.0.1', port, path, method, headers: forwarded },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The front has no port.');
  return {
    port: address.port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
