/** Runs at most `atOnce` jobs at the same time; further ones wait in the order they came. */
export function takeTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  const finish = () => {
    running -= 1;
    waiting.shift()?.();
  };

  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((start) => waiting.push(start));
    running += 1;
    return job().finally(finish);
  };
}
