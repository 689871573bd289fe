import type { Field } from '@/blocks/kit/fields';
import { isObject } from '@/core/values/is-object';

/** What stands in a layout for a field, under whichever of its names counts. */
export function storedOf(raw: unknown, name: string, { also = [] }: Pick<Field, 'also'>): unknown {
  if (!isObject(raw)) return undefined;
  return [name, ...also].map((one) => raw[one]).find((given) => given != null);
}

/** The names under which something stands there for a field. */
export function storedNames(
  raw: unknown,
  name: string,
  { also = [] }: Pick<Field, 'also'>,
): string[] {
  return isObject(raw) ? [name, ...also].filter((one) => raw[one] !== undefined) : [];
}

interface Known {
  /** As a view reads it. */
  value: unknown;
  /** True if it is something else than the default. */
  isSet: boolean;
  /** True if something stands there that no view can read. */
  isUnread: boolean;
}

export function knownOf(field: Field, stored: unknown): Known {
  const given = field.parse(stored);
  // Systems write '' for what is not set.
  const isUnread = given === undefined && stored != null && stored !== '';
  const value = given ?? field.initial;
  return { value, isUnread, isSet: isUnread || !isSame(value, field.initial) };
}

/** Returns whether two values of JSON are the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, at) => isSame(entry, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

/** An object with one of its fields set, or taken back to its default; all else as it was. */
export function withField(
  raw: unknown,
  name: string,
  field: Field | undefined,
  value: unknown,
): Record<string, unknown> {
  const next = isObject(raw) ? { ...raw } : {};
  if (value !== undefined) return { ...next, [name]: value };
  for (const one of [name, ...(field?.also ?? [])]) delete next[one];
  return next;
}

/** The least and the most that a number may be, as the field itself takes them. */
export function rangeOf({ parse }: Field): { min: number; max: number; isWhole: boolean } {
  const least = parse(-FAR);
  const most = parse(FAR);
  const min = typeof least === 'number' ? least : -FAR;
  const max = typeof most === 'number' ? most : FAR;
  return { min, max, isWhole: parse(min + 0.5) !== min + 0.5 };
}

const FAR = 1e9;
