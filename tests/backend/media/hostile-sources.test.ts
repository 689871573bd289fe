import dns from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPublicAddress } from '@/backend/base/public-addresses';
import { checkImage } from '@/backend/media/check-image';
import { fetchImage } from '@/backend/media/fetch-image';
import { makePicture } from './pictures';

const names: Record<string, string[]> = {
  'private.example': ['10.0.0.1'],
  'private-v6.example': ['fd00::1', '::1'],
  'mapped.example': ['::ffff:127.0.0.2'],
  'link-local.example': ['169.254.169.254'],
  'one.example': ['127.0.0.1'],
  'both.example': ['127.0.0.2', '127.0.0.1'],
  'none.example': [],
};
/** Each look-up of it gives another answer, the first of them a good one. */
const rebinding = ['127.0.0.1', '127.0.0.2', '127.0.0.2'];

const answerLookup = (host: string, _options: object, done: (...args: unknown[]) => void) => {
  const results = host === 'rebinding.example' ? [rebinding.shift() ?? ''] : (names[host] ?? []);
  done(
    null,
    results.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
};

let server: Server;
let port = 0;
const requests: string[] = [];
/** This machine by one address stands for the public internet; by any other it is private. */
const isAllowedAddress = (ip: string) => ip === '127.0.0.1' || isPublicAddress(ip);
const fetchFrom = (host: string, path = '/photo.png', timeoutMs = 5_000) =>
  fetchImage(`http://${host}:${port}${path}`, { isAllowedAddress, timeoutMs });

const respond: RequestListener = async (request, response) => {
  requests.push(`${request.socket.localAddress} ${request.headers.host} ${request.url}`);
  if (request.url === '/hangs') return;
  if (request.url === '/drips') return void response.writeHead(200).write('x');
  if (request.url === '/onwards') {
    return void response
      .writeHead(302, { location: `http://both.example:${port}/photo.png` })
      .end();
  }
  if (request.url === '/inwards') {
    return void response.writeHead(302, { location: `http://private.example:${port}/` }).end();
  }
  if (request.url === '/zipped') {
    return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.alloc(100));
  }
  response.end(await makePicture('png', 20, 20));
};

beforeAll(async () => {
  server = createServer(respond);
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  // Not sooner: a server that listens looks up its own address.
  vi.spyOn(dns, 'lookup').mockImplementation(answerLookup as never);
  syncBuiltinESMExports();
});
beforeEach(() => {
  requests.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  vi.mocked(dns.lookup).mockRestore();
  syncBuiltinESMExports();
});

describe('a source of pictures', () => {
  it.each(['private', 'private-v6', 'mapped', 'link-local', 'none'])(
    'whose name leads into a private network is not asked: %s [S7.830]',
    async (name) => {
      await expect(fetchFrom(`${name}.example`)).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining('not public'),
      });
      expect(requests).toEqual([]);
    },
  );

  it('is asked at the address that was checked, however its name changes [S7.831]', async () => {
    await fetchFrom('rebinding.example');
    await fetchFrom('both.example');
    expect(requests).toEqual([
      `127.0.0.1 rebinding.example:${port} /photo.png`,
      `127.0.0.1 both.example:${port} /photo.png`,
    ]);
    await expect(fetchFrom('rebinding.example')).rejects.toThrow('not public');
    expect(requests).toHaveLength(2);
  });

  it('is one of those that are listed, where there is a list, redirects included [S7.1930]', async () => {
    const ask = (host: string, path: string, hosts: string[]) =>
      fetchImage(`http://${host}:${port}${path}`, { isAllowedAddress, hosts });
    const refusal = { kind: 'invalid', message: expect.stringContaining('IMPORT_HOSTS does not') };
    await expect(ask('both.example', '/photo.png', ['other.example'])).rejects.toMatchObject(
      refusal,
    );
    await expect(ask('both.example', '/photo.png', ['both.example:1'])).rejects.toMatchObject(
      refusal,
    );
    expect(requests).toEqual([]);
    const aside = `one.example:${port}`;
    await expect(ask('one.example', '/onwards', [aside])).rejects.toMatchObject(refusal);
    expect(requests).toHaveLength(1);
    await ask('one.example', '/onwards', [aside, 'both.example']);
    expect(requests).toHaveLength(3);
    await expect(ask('private.example', '/', ['private.example'])).rejects.toThrow('not public');
  });

  it('is checked anew at every redirect [S7.830]', async () => {
    await fetchFrom('both.example', '/onwards');
    expect(requests).toHaveLength(2);
    await expect(fetchFrom('both.example', '/inwards')).rejects.toThrow('not public');
    expect(requests).toHaveLength(3);
  });

  it.each([
    ...['2130706433', '0x7f000001', '017700000001', '127.1', '0', '0x7f.0.0.2', '%31%32%37.0.0.2'],
    ...['[::1]', '[::ffff:7f00:2]', '[0:0:0:0:0:ffff:10.0.0.1]', '[64:ff9b::a00:1]', '[fe80::1]'],
    ...['１２７.0.0.2', '127。0。0。2'],
  ])('is not this machine by another spelling: %s [S7.830]', async (host) => {
    const own = fetchImage(`http://${host}:${port}/photo.png`, {});
    await expect(own).rejects.toMatchObject({ kind: 'invalid' });
    expect(requests).toEqual([]);
  });

  it.each(['/hangs', '/drips'])('that is slow is given up: %s [S7.832]', async (path) => {
    await expect(fetchFrom('both.example', path, 150)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('is not unpacked: what it sends is what is counted [S7.832]', async () => {
    expect(await fetchFrom('both.example', '/zipped')).toHaveLength(100);
  });
});

/** A PNG whose head says how large it is, and whose pixels are all the same. */
function png(width: number, height: number, rows: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what is no picture, or too much of one', () => {
  it('is refused by its head, before anything is unpacked [S7.833]', async () => {
    await expect(checkImage(png(60_000, 60_000, 1))).rejects.toMatchObject({ kind: 'too-large' });
    const bomb = png(20_000, 2_001, 2_001);
    expect(bomb.length).toBeLessThan(100_000);
    await expect(checkImage(bomb)).rejects.toMatchObject({ kind: 'too-large' });
    expect(await checkImage(png(200, 200, 200))).toMatchObject({ width: 200, height: 200 });
  });

  it('is refused where it is cut short, or says more than it has [S7.833]', async () => {
    const whole = await makePicture('png', 300, 300);
    await expect(checkImage(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      kind: 'unsupported',
    });
    await expect(checkImage(png(300, 300, 10))).rejects.toMatchObject({ kind: 'unsupported' });
  });

  const laughs = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  );
  it.each([
    [
      'laughs',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "ha">${laughs.join('')}]><svg><text>&l9;</text></svg>`,
    ],
    [
      'a file',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
    ],
    [
      'a picture that shows itself',
      '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><use href="#a"/></g></svg>',
    ],
    ['a document', '%PDF-1.7\n1 0 obj'],
    ['a program', '#!/bin/sh\nrm -rf /'],
    ['an archive', 'PK\u0003\u0004'],
    ['nothing', ''],
    ['a head alone', 'GIF89a'],
    ['a container of nothing', '\0\0\0\u0020ftypavif\0\0\0\0avif'],
  ])('is refused for what it is: %s [S7.833]', async (_name, text) => {
    await expect(checkImage(Buffer.from(text, 'latin1'))).rejects.toMatchObject({
      kind: 'unsupported',
    });
  });

  it('of many frames on a giant canvas is refused by its head [S7.833]', async () => {
    const frame = Buffer.from('2c0000000020002000000202' + '8451003b', 'hex').subarray(0, 14);
    const head = Buffer.from('474946383961ffffffff800000ffffff000000', 'hex');
    const giant = Buffer.concat([
      head,
      ...Array.from({ length: 2_000 }, () => frame),
      Buffer.from(';'),
    ]);
    await expect(checkImage(giant)).rejects.toMatchObject({
      kind: expect.toSatisfy((kind: string) => ['too-large', 'unsupported'].includes(kind)),
    });
  });
});
