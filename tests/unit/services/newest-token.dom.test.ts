import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/services/api-error';
import { inTurn, withNewestToken } from '@/services/newest-token';
import { clearCookies, storeSession, USER } from '../auth/cookies';

const unknown = new ApiError('status', 'Please log in.', 401);

beforeEach(() => {
  clearCookies();
  storeSession(USER, 'before');
});
afterEach(() => vi.unstubAllGlobals());

/** Locks of a browser, of which one tab has each at a time. */
function giveLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work, work);
    return last;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

test('a call on its way while another tab gets a new token waits for it, and is made again [S6.1921]', async () => {
  giveLocks();
  let answer = () => {};
  const proving = inTurn(async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    storeSession(USER, 'after');
  });
  const call = vi.fn().mockRejectedValueOnce(unknown).mockResolvedValueOnce('saved');
  const saved = withNewestToken(call);
  await Promise.resolve();
  expect(call).toHaveBeenCalledTimes(1);
  answer();
  expect(await saved).toBe('saved');
  await proving;
});

test('where there are no locks it is made again if the new token is there by then [S6.1921]', async () => {
  const call = vi.fn().mockImplementationOnce(async () => {
    storeSession(USER, 'after');
    throw unknown;
  });
  call.mockResolvedValueOnce('saved');
  expect(await withNewestToken(call)).toBe('saved');
});

test('it is not made again with the token that it had, as somebody else, or refused otherwise [S6.1921]', async () => {
  const ended = vi.fn().mockRejectedValue(unknown);
  await expect(withNewestToken(ended)).rejects.toBe(unknown);
  const others = vi.fn().mockImplementation(async () => {
    storeSession({ ...USER, id: '2' }, 'theirs');
    throw unknown;
  });
  await expect(withNewestToken(others)).rejects.toBe(unknown);
  const missing = new ApiError('status', 'Gone.', 404);
  const gone = vi.fn().mockImplementation(async () => {
    storeSession({ ...USER, id: '2' }, 'after');
    throw missing;
  });
  await expect(withNewestToken(gone)).rejects.toBe(missing);
  expect([ended, others, gone].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});
