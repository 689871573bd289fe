import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/services/api-error';
import { provideProof, withProof } from '@/services/proof';

const unproved = new ApiError('status', 'Confirm', 403, '', { status: 403, reason: 'prove' });

let withdraw = () => {};
afterEach(() => withdraw());

test('calls that want a proof ask once, and are made again [S6.1756]', async () => {
  const ask = vi.fn(async () => true);
  withdraw = provideProof(ask);
  const calls = ['a', 'b'].map((name) =>
    vi.fn().mockRejectedValueOnce(unproved).mockResolvedValueOnce(name),
  );
  expect(await Promise.all(calls.map((call) => withProof(call)))).toEqual(['a', 'b']);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a call is given up where the proof is not given, nobody asks, or it fails otherwise [S6.1756]', async () => {
  const call = vi.fn().mockRejectedValue(unproved);
  await expect(withProof(call)).rejects.toBe(unproved);
  withdraw = provideProof(async () => false);
  await expect(withProof(call)).rejects.toBe(unproved);
  const other = new ApiError('status', 'No', 403, '', { status: 403, reason: 'right' });
  const refused = vi.fn().mockRejectedValue(other);
  await expect(withProof(refused)).rejects.toBe(other);
  expect([call.mock.calls.length, refused.mock.calls.length]).toEqual([2, 1]);
});
