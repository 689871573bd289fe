/** Runs at most `atOnce` jobs at the same time; further ones wait in the order they came. */
export function takeTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** A turn goes straight to whoever waits, so that nobody slips in between. */
  const passOn = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await job();
    } finally {
      passOn();
    }
  };
}

/** Runs jobs of the same name one after the other, in the order they came. */
export function takeTurnsEach() {
  const newest = new Map<string, Promise<unknown>>();

  return async <Result>(name: string, job: () => Promise<Result>): Promise<Result> => {
    const before = newest.get(name) ?? Promise.resolve();
    const own = before.then(job, job);
    newest.set(name, own);
    try {
      return await own;
    } finally {
      if (newest.get(name) === own) newest.delete(name);
    }
  };
}
