import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Hono } from 'hono';
import type { GetServerSidePropsContext } from 'next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as runtime from '@/backend/runtime';
import { type FramedMethod, PROXY_PATHS } from '@/core/model/payment';
import { withPaymentHost } from '@/edge';
import { proxyPage } from '@/services/server/proxy-page';

/** Its host has a label before the shop's, as hosts have that lead elsewhere. */
const PAYMENT_HOST = 'pay.shop.example';
const PAGE = {
  ...{ domain: 'shop.example', storename: 'Shop', origin: 'https://shop.example' },
  ...{ provider: 'test', publicKey: '', environment: '' },
};

const requests: string[] = [];
const app = new Hono();
app.all('*', ({ req, json }) => {
  requests.push(`${req.method} ${req.path}`);
  return json({ status: 0, message: '', data: PAGE });
});

beforeEach(() => {
  requests.splice(0);
  vi.spyOn(runtime, 'getBackend').mockResolvedValue({ app } as never);
});

/** What a payment page answers, asked for on its origin or elsewhere; nothing where the way there leads on. */
async function ask(method: FramedMethod, host: string) {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  const url = `${PROXY_PATHS[method]}?ticket=t`;
  Object.assign(req, { url, headers: { host } });
  const res = new ServerResponse(req);
  const query = { ticket: 't' };
  const context: GetServerSidePropsContext = { req, res, query, resolvedUrl: url };
  let answer: unknown;
  const handle = async () => {
    answer = await proxyPage(method)(context);
  };
  await withPaymentHost(handle, `https://${PAYMENT_HOST}`)(req, res);
  return answer;
}

const METHODS = Object.keys(PROXY_PATHS) as FramedMethod[];

describe.each(METHODS)('the payment page of %s', (method) => {
  it('is made of one call, leads nowhere from its origin, and has no settings [S2.673] [S4.72]', async () => {
    const answer = await ask(method, PAYMENT_HOST);
    expect(answer).toMatchObject({ props: { kind: 'page', page: PAGE } });
    expect(requests).toEqual(['POST /payment-page']);
  });

  it.each(['shop.example', 'www.shop.example'])(
    'leads from %s to its origin, and not to the shop’s main host [S2.671] [S4.72]',
    async (host) => {
      const answer = await ask(method, host);
      const destination = `https://${PAYMENT_HOST}${PROXY_PATHS[method]}?ticket=t`;
      expect(answer).toEqual({ redirect: { destination, permanent: false } });
      expect(requests).toEqual([]);
    },
  );
});
