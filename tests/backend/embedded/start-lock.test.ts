import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { withStartLock } from '@/backend/db/embedded/start-lock';
import { RUNNER } from '@/scripts/lib/project';

test('only one holds a lock at a time', async () => {
  const events: string[] = [];
  const hold = (name: string) =>
    withStartLock('test-one', async () => {
      events.push(`${name} in`);
      await new Promise(setImmediate);
      events.push(`${name} out`);
    });
  await Promise.all(['a', 'b', 'c'].map(hold));
  expect(events).toHaveLength(6);
  for (let index = 0; index < 6; index += 2) {
    expect(events[index + 1]).toBe(events[index]?.replace('in', 'out'));
  }
});

test('a lock is free again after a failure', async () => {
  const fail = withStartLock('test-failure', () => Promise.reject(new Error('no')));
  await expect(fail).rejects.toThrow('no');
  expect(await withStartLock('test-failure', async () => 'free')).toBe('free');
});

test('a lock is free again when its holder is killed', async () => {
  const key = `test-killed-${process.pid}`;
  const holder = spawn(process.execPath, [RUNNER, 'tests/backend/embedded/lock-process.ts', key]);
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  let isFree = false;
  const waiting = withStartLock(key, async () => {
    isFree = true;
  });
  await withStartLock(`${key}-other`, async () => expect(isFree).toBe(false));
  holder.kill('SIGKILL');
  await waiting;
  expect(isFree).toBe(true);
});
