import { afterEach, describe, expect, it, vi } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import { makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';

const init = initSchema.parse({ template: 'classic', domain: 'wool.example', name: 'Wool' });

afterEach(() => vi.restoreAllMocks());

describe('the checks that a store makes in development', () => {
  it('say nothing of how long they take, which tells of the machine', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const store = makeStore();
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 1000;
      return now;
    });
    seedStore(store, { init });
    expect(store.getState().shop.name).toBe('Wool');
    expect(warn).not.toHaveBeenCalled();
  });

  it('tell of a state that cannot be kept', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const unkept = { ...init, name: (() => 'Wool') as unknown as string };
    seedStore(makeStore(), { init: unkept });
    expect(String(error.mock.lastCall)).toMatch(/non-serializable value .*`shop\.name/);
  });
});
