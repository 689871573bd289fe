import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '@/edge/listen';

const LONG = `/shop?${'x'.repeat(17_000)}`;
const MANY = `/shop?${'a=1&'.repeat(2600)}`;

let listening: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  listening = await listen({
    host: '127.0.0.1',
    port: 0,
    trustedProxies: 1,
    hasSecureSubdomains: true,
  });
});
afterAll(() => void listening.server.close());

const get = (path: string) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const headers = { host: 'shop.example', 'x-forwarded-proto': 'https' };
      const { port } = listening;
      const sent = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, headers: answer.headers });
      });
      sent.once('error', reject).end();
    },
  );

it.each([
  ['of too many characters', LONG],
  ['of too many parameters', MANY],
])(
  'an address %s is refused with the headers of every answer [S9.750] [S9.751]',
  async (_, path) => {
    expect(await get(path)).toMatchObject({
      status: 414,
      headers: {
        connection: 'close',
        'content-security-policy': expect.stringMatching(/^default-src 'none'/),
        'content-type': 'text/plain; charset=utf-8',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      },
    });
  },
);

it('nothing but the address that is set is listened on', () => {
  expect(listening.server.address()).toMatchObject({ address: '127.0.0.1' });
});

/** The first line of the answer to a request as it goes over the wire. */
const ask = (lines: readonly string[]) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(listening.port, '127.0.0.1', () =>
      socket.end(`${lines.join('\r\n')}\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('end', () => resolve(text.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });

it.each([
  ['a shop and a stranger', 'GET / HTTP/1.1', ['Host: shop.example', 'Host: evil.example']],
  ['a stranger and a shop', 'GET / HTTP/1.1', ['Host: evil.example', 'host: shop.example']],
  ['one shop twice', 'GET / HTTP/1.1', ['Host: shop.example', 'HOST: shop.example']],
  ['two beside a whole address', 'GET http://shop.example/ HTTP/1.1', ['Host: a', 'Host: b']],
  ['two before HTTP/1.1', 'GET / HTTP/1.0', ['Host: a', 'Host: b']],
  ['two and no end', `GET ${LONG} HTTP/1.1`, ['Host: a', 'Host: b']],
])('a request that names %s is refused before all else [S7.1805]', async (_, first, hosts) => {
  expect(await ask([first, ...hosts, 'Connection: close'])).toBe('HTTP/1.1 400 Bad Request');
});
