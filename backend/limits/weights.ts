import { LRUCache } from 'lru-cache';

/** Owners remembered, and for how long, as those who had heavy work. */
const OWNERS = { max: 1_000, ttl: 60_000 };
/** Subjects of theirs, and for how long it is remembered that one was heavy, or light. */
const SUBJECTS = { max: 20_000, ttl: 60_000 };
const LIGHT = { ttl: 10 * 60_000 };
/** Length of what is remembered of a name, which may be an address of any length: what begins the same weighs the same. */
const MAX_NAME = 200;

/** Remembers of what kind owners' work was, by the subject of each piece. */
export function createWeights() {
  const heavyOwners = new LRUCache<string, true>(OWNERS);
  const subjects = new LRUCache<string, 'heavy' | 'light'>(SUBJECTS);
  const keyOf = (owner: string, subject: string) => `${owner} ${subject}`.slice(0, MAX_NAME);
  return {
    /** Notes how a piece of work was; one that was heavy a moment ago does not become light by a smaller answer. */
    note(owner: string, subject: string, isHeavy: boolean): void {
      const key = keyOf(owner, subject);
      if (isHeavy) {
        heavyOwners.set(owner, true);
        subjects.set(key, 'heavy');
      } else if (subjects.get(key) !== 'heavy') {
        subjects.set(key, 'light', LIGHT);
      }
    },
    /** True for what was heavy, and for all of an owner who had heavy work that is not known to be light. */
    mayBeHeavy: (owner: string, subject: string): boolean =>
      heavyOwners.has(owner) && subjects.get(keyOf(owner, subject)) !== 'light',
  };
}
