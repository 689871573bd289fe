import type { Field } from './fields';

/** Requires an offset: a date and time alone differs by time zone. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** A moment in time as ISO 8601 in UTC; '' where none is set. */
export function instant(): Field<string> {
  return { kind: 'instant', initial: '', parse: readInstant };
}

function readInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !INSTANT.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
