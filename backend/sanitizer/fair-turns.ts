/**
 * Runs jobs of many owners, at most `atOnce` at a time and one of each owner: those who wait come in turn, so that nobody
 * waits for more than what others are at, however many jobs one of them has.
 */
export function createFairTurns(atOnce: number) {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Set<string>();

  /** Begins what may begin, of the owners who have waited longest. */
  const begin = (): void => {
    for (const [owner, starts] of waiting) {
      if (running.size >= atOnce) return;
      const start = running.has(owner) ? undefined : starts.shift();
      if (!start) continue;
      running.add(owner);
      // Whoever has more waits behind all others.
      waiting.delete(owner);
      if (starts.length > 0) waiting.set(owner, starts);
      start();
    }
  };

  const wait = (owner: string) =>
    new Promise<void>((start) => {
      const starts = waiting.get(owner) ?? [];
      starts.push(start);
      waiting.set(owner, starts);
      begin();
    });

  return {
    /** Number of an owner's jobs that have not begun. */
    waitingOf: (owner: string): number => waiting.get(owner)?.length ?? 0,
    async run<Result>(owner: string, job: () => Promise<Result>): Promise<Result> {
      await wait(owner);
      try {
        return await job();
      } finally {
        running.delete(owner);
        begin();
      }
    },
  };
}
