import { useState } from 'react';

let last = 0;
const fresh = () => {
  last += 1;
  return last;
};

interface Keys {
  scope: string;
  keys: readonly number[];
}

/** Keys of entries that have none of their own, so that what is open stays open where entries move. */
export function useKeys(scope: string, count: number) {
  const [saved, setKeys] = useState<Keys>(() => ({ scope, keys: more([], count) }));
  let current = saved;
  if (current.scope !== scope) current = { scope, keys: more([], count) };
  else if (current.keys.length !== count) current = { scope, keys: more(current.keys, count) };
  if (current !== saved) setKeys(current);
  const change = (keys: readonly number[]) => setKeys({ scope, keys });
  return {
    keys: current.keys,
    add: () => {
      const key = fresh();
      change([...current.keys, key]);
      return key;
    },
    remove: (place: number) => change(current.keys.toSpliced(place, 1)),
    move: (from: number, to: number) => change(moved(current.keys, from, to)),
  };
}

export const moved = <Entry>(entries: readonly Entry[], from: number, to: number): Entry[] =>
  entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1));

const more = (keys: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => keys[at] ?? fresh());
