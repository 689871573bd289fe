import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { greet } from '@/scripts/lib/greet';

test('a shop that is open stays so where its shops cannot be listed, nor a page of them made [S2.1474]', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // Nothing listens there.
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 });
  const { signal } = new AbortController();
  await greet(pool, { host: '127.0.0.1', port: 3000, signal }, { makesPage: true });
  expect(said.mock.calls.flat()).toEqual([
    'The shop is open on 127.0.0.1:3000',
    '  npm run shop -- list shows what shops there are.',
  ]);
  said.mockRestore();
  await pool.end();
});
