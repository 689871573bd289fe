import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '@/edge/listen';
import { stopServer } from '@/scripts/lib/keep-up';

afterEach(() => void vi.useRealTimers());

/** A server whose answers wait until they are let go. */
async function open(trustedProxies: number) {
  const listening = await listen({
    host: '127.0.0.1',
    port: 0,
    trustedProxies,
    hasSecureSubdomains: false,
  });
  let letGo = () => undefined as unknown;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  listening.answerWith(async ({ url }, response) => {
    if (url === '/slow') await gate;
    response.end('whole');
  });
  const agent = new Agent({ keepAlive: true });
  const get = async (path: string) => {
    const { port } = listening;
    const sent = request({ host: '127.0.0.1', port, path, agent, method: 'POST' }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const text = (await answer.setEncoding('utf8').toArray()).join('');
    return { status: answer.statusCode, connection: answer.headers.connection, text };
  };
  return {
    listening,
    get,
    letGo: () => letGo(),
    stop: () => stopServer(listening, { trustedProxies }),
  };
}

it('what is being answered is answered to its end, as the last on its connection [S2.1625]', async () => {
  const { listening, get, letGo, stop } = await open(0);
  expect(await get('/')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const slow = get('/slow');
  await once(listening.server, 'request');
  const stopped = stop();
  await expect(get('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  letGo();
  expect(await slow).toEqual({ status: 200, connection: 'close', text: 'whole' });
  await stopped;
});

it('behind proxies all are served while /readyz says so, and once more by each connection that is open [S2.1626]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { listening, get, stop } = await open(1);
  const stopped = stop();
  for (const path of ['/readyz', '/api/backend/readyz']) {
    expect(await get(path)).toMatchObject({ status: 503, connection: 'close' });
  }
  expect(await get('/')).toEqual({ status: 200, connection: 'keep-alive', text: 'whole' });
  expect(listening.server.listening).toBe(true);
  vi.advanceTimersToNextTimer();
  await expect.poll(() => listening.server.listening).toBe(false);
  expect(await get('/')).toEqual({ status: 200, connection: 'close', text: 'whole' });
  await expect(get('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await stopped;
});
