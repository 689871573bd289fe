import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSanitizer, type Sanitizer } from '@/backend/sanitizer';
import { sanitize } from '@/backend/sanitizer/sanitize';
import { createThreads, TooMuchError } from '@/backend/sanitizer/threads';
import { sanitizerProgram } from '@/scripts/lib/sanitizer-program';
import { makeFolderOfRun } from '../test-server';

let program: string;
let sanitizer: Sanitizer;

beforeAll(async () => {
  program = await sanitizerProgram();
  sanitizer = createSanitizer(program);
});

const LONG = '<p>a<script>x()</script>'.repeat(400);

describe('contents that take long', () => {
  test('are taken apart in a thread, as they are at once [S3.1708]', async () => {
    for (const kind of ['html', 'policy', 'preview', 'css'] as const) {
      const content = { kind, text: kind === 'css' ? 'a{b:c}'.repeat(900) : LONG };
      expect(await sanitizer.run('shop', content)).toEqual(sanitize(content));
    }
  });

  test('keep this process from nothing meanwhile [S3.1708]', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await sanitizer.run('shop', { kind: 'html', text: '<a><b><i><p>'.repeat(20_000) });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });

  test('end their thread where they take more than their time, and the next has another [S3.1709]', async () => {
    const own = join(await makeFolderOfRun(), 'thread.mjs');
    const text = `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', (job) => { while (job === 'forever'); parentPort.postMessage(job); });`;
    await writeFile(own, text);
    const threads = createThreads<string, string>({
      program: own,
      timeLimitMs: 2_000,
      idleMs: 1_000,
    });
    await expect(threads.run('forever')).rejects.toThrow(TooMuchError);
    expect(await threads.run('next')).toBe('next');
    expect(await threads.run('again')).toBe('again');
  });
});

test('too many contents of one shop at once are refused, and none of another [S3.1710]', async () => {
  const run = (owner: string, at: number) =>
    sanitizer.run(owner, { kind: 'html', text: `${at}${LONG}` }).then(
      () => 'made',
      ({ kind }) => kind,
    );
  const busy = Array.from({ length: 40 }, (_, at) => run('busy', at));
  expect(await run('other', 41)).toBe('made');
  const outcomes = await Promise.all(busy);
  expect(outcomes.filter((outcome) => outcome === 'unavailable').length).toBeGreaterThan(0);
  expect(outcomes.filter((outcome) => outcome === 'made').length).toBeGreaterThanOrEqual(30);
});
