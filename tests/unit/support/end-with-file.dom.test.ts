import { describe, expect, it } from 'vitest';
import { endWithFile } from '../../support/end-with-file';

const { requestAnimationFrame: frame, setTimeout: timeout, setInterval: interval } = globalThis;
const acted: string[] = [];

describe('a file that leaves something behind', () => {
  endWithFile();

  it('is over before any of it comes', () => {
    requestAnimationFrame(() => acted.push('frame'));
    setTimeout(() => acted.push('timeout'));
    setInterval(() => acted.push('interval'), 1);
    expect(acted).toEqual([]);
  });
});

describe('the file after it', () => {
  it('finds globals as they were', () => {
    expect([requestAnimationFrame, setTimeout, setInterval]).toEqual([frame, timeout, interval]);
  });

  it('gets frames and timers of its own, and nothing of the one before', async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    expect(acted).toEqual([]);
  });
});
