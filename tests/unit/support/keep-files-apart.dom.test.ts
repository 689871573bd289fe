import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually';
import { keepFilesApart } from '../../support/keep-files-apart';

const { requestAnimationFrame: frame, setTimeout: timeout, setInterval: interval } = globalThis;
const acted: string[] = [];

describe('a file that leaves something behind', () => {
  keepFilesApart();

  it('gets frames and timers while it runs', async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    expect(await new Promise((resolve) => setInterval(resolve, 1, 'interval'))).toBe('interval');
    requestAnimationFrame(() => acted.push('frame'));
    setTimeout(() => acted.push('timeout'));
    setInterval(() => acted.push('interval'), 1);
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

describe('a file beside it, in another thread', () => {
  it('tells its tabs alone what they tell each other', async () => {
    const heard: unknown[] = [];
    const [tab, other] = [new BroadcastChannel('shop'), new BroadcastChannel('shop')];
    tab.onmessage = ({ data }) => heard.push(data);
    const received = "new BroadcastChannel('shop').postMessage('elsewhere')";
    await once(new Worker(`${received}; process.exit()`, { eval: true }), 'exit');
    other.postMessage('here');
    await eventually(() => expect(heard).toContain('here'));
    expect(heard).toEqual(['here']);
  });
});
