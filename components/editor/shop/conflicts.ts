import type { SettingValue, SettingValues } from '@/store/editor/shop';
import { differing, isSame } from './values';

/** A setting that two have changed at the same time, each in another way. */
export interface Conflict {
  path: string;
  mine: SettingValue;
  theirs: SettingValue;
}

interface Sides {
  /** What both began with. */
  base: SettingValues;
  mine: SettingValues;
  theirs: SettingValues;
}

/** Where changes cannot both stand. What only one side has changed is no conflict. */
export function conflictsOf({ base, mine, theirs }: Sides): Conflict[] {
  const both = Object.keys(differing(mine, base)).filter(
    (path) => !isSame(theirs[path], base[path]) && !isSame(theirs[path], mine[path]),
  );
  return both.flatMap((path) => {
    const [own, other] = [mine[path], theirs[path]];
    return own === undefined || other === undefined ? [] : [{ path, mine: own, theirs: other }];
  });
}
