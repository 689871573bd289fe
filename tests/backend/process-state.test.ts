import { expect, test, vi } from 'vitest';
import { processState } from '@/backend/base/process-state';

test('a value is made once, at the first call', () => {
  const create = vi.fn(() => ({ count: 0 }));
  const first = processState('test-once', create);
  expect(processState('test-once', create)).toBe(first);
  expect(create).toHaveBeenCalledTimes(1);
  expect(processState('test-other', create)).not.toBe(first);
});

test('two copies of the module share it, as two bundles in one process do', async () => {
  const mine = processState('test-shared', () => ({}));
  const copy = await vi.importActual<typeof import('@/backend/base/process-state')>(
    '@/backend/base/process-state?copy',
  );
  expect(copy.processState).not.toBe(processState);
  expect(copy.processState('test-shared', () => ({}))).toBe(mine);
});

test('a failed promise is made anew at the next call', async () => {
  const open = vi.fn(async () => 'open').mockRejectedValueOnce(new Error('away'));
  await expect(processState('test-promise', open)).rejects.toThrow('away');
  await expect(processState('test-promise', open)).resolves.toBe('open');
});
