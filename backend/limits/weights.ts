import { LRUCache } from 'lru-cache';

/** Subjects remembered, and for how long it is remembered that one was heavy, or light. */
const SUBJECTS = { max: 20_000, ttl: 60_000 };
const LIGHT = { ttl: 60 * 60_000 };
/** Length of what is remembered of a name, which may be an address of any length: what begins the same weighs the same. */
const MAX_NAME = 200;

/** Remembers how owners' work was, by the subject of each piece. */
export function createWeights() {
  const subjects = new LRUCache<string, 'heavy' | 'light'>(SUBJECTS);
  const keyOf = (owner: string, subject: string) => `${owner} ${subject}`.slice(0, MAX_NAME);
  return {
    /** Notes how a piece of work was; one that was heavy a moment ago does not become light by a smaller answer. */
    note(owner: string, subject: string, isHeavy: boolean): void {
      const key = keyOf(owner, subject);
      if (isHeavy) subjects.set(key, 'heavy');
      else if (subjects.get(key) !== 'heavy') subjects.set(key, 'light', LIGHT);
    },
    isLight: (owner: string, subject: string): boolean =>
      subjects.get(keyOf(owner, subject)) === 'light',
  };
}
