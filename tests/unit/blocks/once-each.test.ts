import { expect, it, vi } from 'vitest';
import { onceEach } from '@/blocks/kit/once-each';

it('an object is worked on once, and another with the same content for itself', () => {
  const make = vi.fn((input: unknown) => ({ input }));
  const made = onceEach(make);
  const props = { text: 'New in' };
  expect(made(props)).toBe(made(props));
  expect(make).toHaveBeenCalledOnce();
  expect(made({ ...props })).not.toBe(made(props));
  expect(make).toHaveBeenCalledTimes(2);
});

it.each([undefined, null, 'text', 1])('%s, which is no object, is worked on each time', (input) => {
  const make = vi.fn(() => ({}));
  const made = onceEach(make);
  expect(made(input)).not.toBe(made(input));
  expect(make).toHaveBeenCalledTimes(2);
});
