import { useScoped } from '../use-scoped';

let last = 0;
const fresh = () => {
  last += 1;
  return last;
};

const NONE: readonly number[] = [];

/** Keys of entries that have none of their own, so that what is open stays open where entries move. */
export function useKeys(scope: string, count: number) {
  const [saved, change] = useScoped(scope, NONE);
  const keys = saved.length === count ? saved : more(saved, count);
  if (keys !== saved) change(keys);
  return {
    keys,
    add: () => {
      const key = fresh();
      change([...keys, key]);
      return key;
    },
    remove: (place: number) => change(keys.toSpliced(place, 1)),
    move: (from: number, to: number) => change(moved(keys, from, to)),
  };
}

export const moved = <Entry>(entries: readonly Entry[], from: number, to: number): Entry[] =>
  entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1));

const more = (keys: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => keys[at] ?? fresh());
