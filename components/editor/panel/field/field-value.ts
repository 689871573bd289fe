import type { Field } from '@/blocks/kit/fields';
import type { Origin } from '@/components/kit/control';
import { isObject } from '@/core/values/is-object';
import { isSame } from '@/core/values/is-same';

/** Returns the value of a field in a layout, under whichever of its names counts. */
export function rawOf(raw: unknown, name: string, { aliases = [] }: Field): unknown {
  if (!isObject(raw)) return undefined;
  return [name, ...aliases].map((one) => raw[one]).find((values) => values != null);
}

/** The names under which something stands there for a field. */
export const rawNames = (raw: unknown, name: string, { aliases = [] }: Field): string[] =>
  isObject(raw) ? [name, ...aliases].filter((one) => raw[one] !== undefined) : [];

interface ReadValue {
  value: unknown;
  origin: Origin;
  /** Widths of a page that it counts for: so far a field has one value for all. */
  width: 'all';
  /** True if something stands there that no view can read. */
  isUnread: boolean;
}

/** The value of a field as a view reads it. A stored default counts as not set: then `effectiveDefault` holds, if any. */
export function fieldValue(field: Field, raw: unknown, effectiveDefault?: unknown): ReadValue {
  const read = field.parse(raw);
  // Systems write '' for what is not set.
  const isUnread = read === undefined && raw != null && raw !== '';
  const value = read ?? field.initial;
  const rest = { width: 'all', isUnread } as const;
  if (!isSame(value, field.initial)) return { value, origin: 'own', ...rest };
  const isInherited = effectiveDefault !== undefined && (value === undefined || value === '');
  return isInherited
    ? { value: effectiveDefault, origin: 'inherited', ...rest }
    : { value, origin: 'default', ...rest };
}

/** Returns whether something is set of a field, whatever it is. */
export const isSet = ({ origin, isUnread }: ReadValue): boolean => origin === 'own' || isUnread;

/** An object with one of its fields set, or taken back to its default; all else as it was. */
export function withField(
  raw: unknown,
  name: string,
  field: Field | undefined,
  value: unknown,
): Record<string, unknown> {
  const next = isObject(raw) ? { ...raw } : {};
  if (value !== undefined) return { ...next, [name]: value };
  for (const one of [name, ...(field?.aliases ?? [])]) delete next[one];
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
