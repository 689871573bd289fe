import { expect, it } from 'vitest';
import { createFairTurns } from '@/backend/sanitizer/fair-turns';

it('lets in one job of each owner in turn, however many one has [S3.1710]', async () => {
  const turns = createFairTurns(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (owner: string, name: string) =>
    turns.run(owner, () => {
      begun.push(name);
      return new Promise<void>((end) => void ends.push(end));
    });
  for (const at of [1, 2, 3]) add('busy', `busy ${at}`);
  expect(turns.waitingOf('busy')).toBe(2);
  for (const owner of ['second', 'third']) add(owner, owner);
  const rest = () => new Promise((resolve) => setImmediate(resolve));
  await rest();
  expect(begun).toEqual(['busy 1', 'second']);
  const endFirst = async () => {
    ends.shift()?.();
    await rest();
  };
  await endFirst();
  expect(begun).toEqual(['busy 1', 'second', 'busy 2']);
  await endFirst();
  expect(begun.at(-1)).toBe('third');
  await endFirst();
  expect(begun.at(-1)).toBe('busy 3');
});
