import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand, UsageError } from '@/scripts/lib/run-command';

const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  said.mockClear();
  process.exitCode = undefined;
});

/** Runs a command that fails, and gives what it says and how it ends. */
async function failWith(error: unknown) {
  await runCommand('shop', () => Promise.reject(error));
  const { exitCode } = process;
  process.exitCode = undefined;
  return { exitCode, lines: said.mock.calls.flat() };
}

test('a query that failed is told by its reason, without the values that it had [S2.1474]', async () => {
  const reason = new Error('the check "closed" is violated');
  const error = new DrizzleQueryError(
    'INSERT INTO admins VALUES ($1)',
    ['ada@example.com'],
    reason,
  );
  expect(await failWith(error)).toEqual({ exitCode: 1, lines: [reason.message] });
});

test('a refused connection is told by each address that was tried', async () => {
  const tried = ['::1', '127.0.0.1'].map((host) => new Error(`connect ECONNREFUSED ${host}`));
  const { lines } = await failWith(new AggregateError(tried, ''));
  expect(lines).toEqual(['connect ECONNREFUSED ::1\nconnect ECONNREFUSED 127.0.0.1']);
});

test('what was called wrongly says how to be called, and ends with its own code', async () => {
  const { exitCode, lines } = await failWith(new UsageError('--host is missing.'));
  expect(exitCode).toBe(2);
  expect(lines).toEqual(['--host is missing.', expect.stringContaining('npm run shop -- --help')]);
});
