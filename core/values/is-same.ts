import { isObject } from './is-object';
import { ownEntry } from './own-entry';

/** Returns whether two stored values say the same, whatever order their fields have; what is undefined is not there. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = [...Object.keys(one), ...Object.keys(other)];
  return names.every((name) => isSame(ownEntry(one, name), ownEntry(other, name)));
}
