import { describe, expect, it } from 'vitest';
import { createProgress } from '@/backend/import/report';

function watch(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, () => time);
  return {
    written,
    progress,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

describe('the progress of an import', () => {
  it('is a bar on a terminal, drawn over itself and cleared at the end', () => {
    const { written, progress, wait } = watch(true);
    progress.read(0, 200, 0);
    wait(50);
    progress.read(60, 200, 3);
    wait(50);
    progress.read(100, 200, 5);
    progress.end();
    expect(written).toEqual([
      `\r\x1b[K[${'-'.repeat(30)}] 0 %, 0 products read`,
      `\r\x1b[K[${'#'.repeat(15)}${'-'.repeat(15)}] 50 %, 5 products read`,
      '\r\x1b[K',
    ]);
  });

  it('is a plain line every few seconds elsewhere', () => {
    const { written, progress, wait } = watch(false);
    progress.read(0, 200, 0);
    wait(2999);
    progress.read(100, 200, 5);
    wait(1);
    progress.read(150, 200, 7);
    wait(3000);
    progress.fetched(12);
    progress.end();
    expect(written).toEqual(['75 %, 7 products read\n', '12 pictures fetched\n']);
  });

  it('stands at 100 % for a file that grows or is empty', () => {
    const { written, progress, wait } = watch(false);
    wait(3000);
    progress.read(300, 200, 1);
    wait(3000);
    progress.read(0, 0, 1);
    expect(written.every((line) => line.startsWith('100 %'))).toBe(true);
  });
});
