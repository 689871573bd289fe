import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCappedTurns } from '@/backend/limits/at-once';

const LIMIT = { name: 'test', running: 2, waiting: 3, longestWaitMs: 8_000 };

/** Work that lasts until it is let go, and counts how much of it runs. */
function createWork() {
  const running: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void running.push(resolve));
  const end = async () => {
    running.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { work, end, running };
}

describe('turns of a shop', () => {
  it('are a few at a time, and the next begin in the order they came [S7.1705]', async () => {
    const turns = createCappedTurns(LIMIT);
    const { work, end, running } = createWork();
    const order: number[] = [];
    for (const at of [1, 2, 3, 4]) {
      turns.run('shop', () => {
        order.push(at);
        return work();
      });
    }
    expect(order).toEqual([1, 2]);
    await end();
    expect(order).toEqual([1, 2, 3]);
    await end();
    expect(order).toEqual([1, 2, 3, 4]);
    expect(running).toHaveLength(2);
  });

  it('end in 503 for that shop alone where too many wait [S7.1705]', async () => {
    const turns = createCappedTurns(LIMIT);
    const { work, running } = createWork();
    for (let times = 0; times < 5; times += 1) turns.run('shop', work);
    const refused = { kind: 'unavailable', details: { retryAfterS: 5 } };
    await expect(turns.run('shop', work)).rejects.toMatchObject(refused);
    turns.run('other', work);
    expect(running).toHaveLength(3);
  });

  it('end in 503 for whoever waits too long [S7.1705]', async () => {
    vi.useFakeTimers();
    try {
      const turns = createCappedTurns(LIMIT);
      const { work } = createWork();
      for (let times = 0; times < 2; times += 1) turns.run('shop', work);
      const late = expect(turns.run('shop', work)).rejects.toMatchObject({ kind: 'unavailable' });
      await vi.advanceTimersByTimeAsync(LIMIT.longestWaitMs);
      await late;
    } finally {
      vi.useRealTimers();
    }
  });

  it('are not lost to work that is never over [S7.1913]', async () => {
    vi.useFakeTimers();
    try {
      const turns = createCappedTurns({ ...LIMIT, longestWaitMs: 120_000 });
      const { work, running } = createWork();
      for (let times = 0; times < 3; times += 1) turns.run('shop', work);
      await vi.advanceTimersByTimeAsync(59_000);
      expect(running).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(running).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  describe('where work is heavy and others are there', () => {
    const weighed = (subject: string, isHeavy = true) => ({ subject, isHeavy: () => isHeavy });
    const lasting = (ms: number) => () => new Promise<void>((done) => setTimeout(done, ms));

    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** Turns of a shop of which one page was heavy, and another light. */
    async function createWeighedTurns() {
      const turns = createCappedTurns(LIMIT);
      await turns.run('other', async () => undefined);
      await turns.run('shop', async () => undefined, weighed('/light', false));
      await turns.run('shop', async () => undefined, weighed('/heavy'));
      return turns;
    }

    it('come one at a time, with pauses, for what was heavy and what nobody knows yet [S7.1706]', async () => {
      const turns = await createWeighedTurns();
      const { work, running } = createWork();
      turns.run('shop', lasting(80), weighed('/heavy'));
      turns.run('shop', work, weighed('/heavy'));
      turns.run('shop', work, weighed('/new'));
      await vi.advanceTimersByTimeAsync(80 + 399);
      expect(running).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(running).toHaveLength(1);
      for (let times = 0; times < 2; times += 1) turns.run('other', work);
      await vi.advanceTimersByTimeAsync(0);
      expect(running).toHaveLength(3);
    });

    it('come as ever for what is light, which waits for none of it [S7.1706]', async () => {
      const turns = await createWeighedTurns();
      const { work, running } = createWork();
      for (let times = 0; times < 2; times += 1) turns.run('shop', work, weighed('/heavy'));
      await vi.advanceTimersByTimeAsync(0);
      expect(running).toHaveLength(1);
      for (let times = 0; times < 2; times += 1) turns.run('shop', work, weighed('/light', false));
      await vi.advanceTimersByTimeAsync(0);
      expect(running).toHaveLength(3);
    });

    it('come one at a time where others have come while it waited [S7.1706]', async () => {
      const turns = createCappedTurns(LIMIT);
      const { work, running } = createWork();
      for (const ms of [50, 60]) turns.run('shop', lasting(ms), weighed('/a'));
      for (let times = 0; times < 3; times += 1) turns.run('shop', work, weighed('/a'));
      await turns.run('other', async () => undefined);
      await vi.advanceTimersByTimeAsync(60);
      expect(running).toHaveLength(1);
    });

    it('are not won by a smaller answer: heavy is heavy for a minute [S7.1706]', async () => {
      const turns = await createWeighedTurns();
      const { work, running } = createWork();
      await turns.run('shop', async () => undefined, weighed('/heavy', false));
      for (let times = 0; times < 2; times += 1) turns.run('shop', work, weighed('/heavy'));
      await vi.advanceTimersByTimeAsync(0);
      expect(running).toHaveLength(1);
    });
  });

  it('are fewer while others come [S7.1706]', async () => {
    const turns = createCappedTurns({ ...LIMIT, besideOthers: 1 });
    const { work, end, running } = createWork();
    for (let times = 0; times < 2; times += 1) turns.run('shop', work);
    expect(running).toHaveLength(2);
    for (let times = 0; times < 2; times += 1) await end();
    await turns.run('other', async () => undefined);
    for (let times = 0; times < 2; times += 1) turns.run('shop', work);
    expect(running).toHaveLength(1);
    await end();
    expect(running).toHaveLength(1);
  });

  it('leave others as much time as they take, where calls read [S7.1946]', async () => {
    vi.useFakeTimers();
    try {
      const turns = createCappedTurns({ ...LIMIT, besideOthers: 1, pause: 1 });
      const { work, running } = createWork();
      const read = () => turns.run('shop', () => new Promise((done) => setTimeout(done, 30)));
      read();
      await vi.advanceTimersByTimeAsync(30);
      turns.run('shop', work);
      expect(running).toHaveLength(1);
      running.shift()?.();
      await turns.run('other', async () => undefined);
      read();
      turns.run('shop', work);
      await vi.advanceTimersByTimeAsync(59);
      expect(running).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(running).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('hold for the calls that work makes itself: a page waits for no other call [S7.1946]', async () => {
    const [pages, reads] = [LIMIT, { ...LIMIT, running: 1 }].map(createCappedTurns);
    const { work, running } = createWork();
    for (let times = 0; times < 3; times += 1) reads?.run('shop', work);
    expect(running).toHaveLength(1);
    const call = () => reads?.run('shop', async () => 'read');
    expect(await pages?.run('shop', async () => call())).toBe('read');
  });

  it('are given back by work that fails', async () => {
    const turns = createCappedTurns(LIMIT);
    const fail = () => Promise.reject(new Error('no'));
    for (let times = 0; times < 9; times += 1) {
      await expect(turns.run('shop', fail)).rejects.toThrow('no');
    }
    expect(await turns.run('shop', async () => 'done')).toBe('done');
  });
});
