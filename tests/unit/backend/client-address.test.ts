import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '@/backend/http/client-address';

interface Connection {
  /** Null for one that is closed. */
  socket?: string | null;
  forwarded?: string;
  proxies?: number;
}

async function addressOf({ socket, forwarded, proxies = 0 }: Connection) {
  const app = new Hono().get('/', (c) => c.json(clientAddress(c, proxies)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const incoming = { socket: { remoteAddress: socket ?? undefined } };
  const answer = await app.request(
    '/',
    { headers },
    socket === undefined ? undefined : { incoming },
  );
  return answer.json();
}

describe('the address of a client', () => {
  it('is that of the socket, whatever the request says', async () => {
    expect(await addressOf({ socket: '192.0.2.1', forwarded: '198.51.100.9' })).toBe('192.0.2.1');
    expect(await addressOf({ socket: '::ffff:192.0.2.1' })).toBe('192.0.2.1');
  });

  it('is none for a call within the process', async () => {
    expect(await addressOf({ forwarded: '198.51.100.9', proxies: 1 })).toBeNull();
  });

  it('is what the outermost trusted proxy saw', async () => {
    const behind = { socket: '10.0.0.1', forwarded: '6.6.6.6, 198.51.100.9, 10.0.0.2' };
    expect(await addressOf({ ...behind, proxies: 1 })).toBe('10.0.0.2');
    expect(await addressOf({ ...behind, proxies: 2 })).toBe('198.51.100.9');
    expect(await addressOf({ ...behind, forwarded: '198.51.100.9', proxies: 2 })).toBe(
      '198.51.100.9',
    );
  });

  it('is that of the socket where a proxy says nothing sound', async () => {
    for (const forwarded of ['', 'unknown', 'x'.repeat(5_000), '1.2.3.4:x', ',']) {
      expect(await addressOf({ socket: '10.0.0.1', forwarded, proxies: 1 })).toBe('10.0.0.1');
    }
  });

  it('is there without the port that a proxy writes behind it [S7.818]', async () => {
    const seenAs = (forwarded: string) => addressOf({ socket: '10.0.0.1', forwarded, proxies: 1 });
    expect(await seenAs('198.51.100.9:5678')).toBe('198.51.100.9');
    expect(await seenAs('[2001:db8:1:2::9]:5678')).toBe('2001:db8:1:2::/64');
    expect(await seenAs('[2001:db8:1:2::9]')).toBe('2001:db8:1:2::/64');
  });

  it('is one for all whose sender has closed the connection, and believed of none [S7.818]', async () => {
    for (const forwarded of ['198.51.100.9', '']) {
      expect(await addressOf({ socket: null, forwarded, proxies: 1 })).toBe('::/64');
    }
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is known by its network', async (socket, network) => {
    expect(await addressOf({ socket })).toBe(network);
  });
});
