import { resolve } from 'node:path';
import { neutralEnvironment } from '@/tests/run/neutral-environment';
import { type SpawnedServer, spawnShop } from '@/tests/run/spawn-server';
import { fetchPage } from './support/fetch-page';
import { expect, test } from './support/test';

const PRELOAD = resolve('tests/e2e/support/break-pages.mjs');
const BROKEN = '/shop?category=broken-shelf';

const openBreaking = () =>
  spawnShop({
    ...neutralEnvironment(),
    PORT: '0',
    DATA_DIR: process.env.E2E_DATA_DIR ?? '',
    TRUSTED_PROXIES: '1',
    NODE_OPTIONS: `--import ${PRELOAD}`,
  });

/** The lines that are said of a request, by whomever. */
const linesOf = (shop: SpawnedServer, requestId: string) =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.includes(requestId));

test('a page that fails is one line of the log, without whom it was about, found by what its shopper reads [S7.810] [S7.811] [S7.814]', async () => {
  const shop = await openBreaking();
  try {
    const fetchAs = (requestId: string, path: string) =>
      fetchPage('classic', path, shop.port, { 'x-request-id': requestId });
    for (const requestId of ['edge-42', 'edge-43']) {
      const { status, text } = await fetchAs(requestId, BROKEN);
      expect(status).toBe(500);
      expect(text).toContain('Marlow');
      expect(text).toContain(`${requestId}</p>`);
      await expect.poll(() => linesOf(shop, requestId)).toHaveLength(1);
      expect(JSON.parse(linesOf(shop, requestId)[0] ?? '')).toMatchObject({
        ...{ level: 'error', message: 'page failed', requestId },
        error: { name: 'TypeError', message: 'boom for [e-mail]' },
      });
    }
    expect((await fetchAs('edge-44', '/shop')).status).toBe(200);
    expect(linesOf(shop, 'edge-44')).toEqual([]);
    expect(shop.output()).not.toMatch(/ada@|⨯/);
  } finally {
    await shop.stop();
  }
});
