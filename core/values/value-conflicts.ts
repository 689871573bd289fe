import { isSame } from './is-same';

type Values<Value> = Readonly<Record<string, Value>>;

/** A value that two have changed at the same time, each in another way. */
export interface Conflict<Value> {
  path: string;
  mine: Value;
  theirs: Value;
}

interface Sides<Value> {
  base: Values<Value>;
  mine: Values<Value>;
  theirs: Values<Value>;
}

/** Finds values that both sides have changed. What only one side has changed is no conflict. */
export function conflictsOf<Value>({ base, mine, theirs }: Sides<Value>): Conflict<Value>[] {
  const both = Object.keys(differing(mine, base)).filter(
    (path) => !isSame(theirs[path], base[path]) && !isSame(theirs[path], mine[path]),
  );
  return both.flatMap((path) => {
    const [own, other] = [mine[path], theirs[path]];
    return own === undefined || other === undefined ? [] : [{ path, mine: own, theirs: other }];
  });
}

export function differing<Value>(values: Values<Value>, others: Values<Value>): Values<Value> {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.filter(([path, value]) => !isSame(value, others[path])));
}

export const without = <Value>(values: Values<Value>, paths: ReadonlySet<string>): Values<Value> =>
  Object.fromEntries(Object.entries(values).filter(([path]) => !paths.has(path)));
