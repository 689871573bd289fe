import { z } from 'zod';
import { UsageError } from './run-command';

/** Kind of a field, as far as parsing needs it. */
type Kind = 'text' | 'number' | 'flag' | 'list' | 'object' | 'unknown';

type Input = { [key: string]: unknown };

/** Lists whose entries may hold commas: one entry per assignment. */
const WHOLE_ENTRIES = ['arraddress'];

/**
 * `field=value` words as the input of a schema. A field inside another is written with dots, a list
 * with commas or by naming the field again; an empty value clears a text, a list or a whole object.
 * The schema says what the values may be.
 */
export function parseAssignments(schema: z.core.$ZodType, assignments: readonly string[]): Input {
  const input = emptyInput();
  for (const word of assignments) {
    const [, field = '', value = ''] = /^([\w.]+)=(.*)$/s.exec(word) ?? [];
    if (field === '') throw new UsageError(`"${word}" is not of the form field=value.`);
    assign(input, field, toValue(kindOf(schema, field.split('.')), field, value));
  }
  return input;
}

function toValue(kind: Kind, field: string, value: string): unknown {
  switch (kind) {
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
    case 'flag':
      return value === 'true' ? true : value === 'false' ? false : value;
    case 'list':
      return (WHOLE_ENTRIES.includes(field) ? [value] : value.split(','))
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '');
    case 'object':
      return value === '' ? null : value;
    default:
      return value;
  }
}

function assign(input: Input, field: string, value: unknown): void {
  const path = field.split('.');
  const last = path.pop() ?? '';
  let at = input;
  for (const key of path) {
    const inner = isInput(at[key]) ? at[key] : emptyInput();
    at[key] = inner;
    at = inner;
  }
  const before = at[last];
  at[last] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
}

/** Makes an input without a prototype, so that no field's name reaches one. */
const emptyInput = (): Input => Object.create(null);

function kindOf(schema: z.core.$ZodType, path: readonly string[]): Kind {
  const inner = unwrap(schema);
  const [key, ...rest] = path;
  if (key !== undefined) {
    const field = inner instanceof z.core.$ZodObject ? inner._zod.def.shape[key] : undefined;
    return field ? kindOf(field, rest) : 'unknown';
  }
  if (inner instanceof z.core.$ZodNumber) return 'number';
  if (inner instanceof z.core.$ZodBoolean || inner instanceof z.core.$ZodUnion) return 'flag';
  if (inner instanceof z.core.$ZodArray) return 'list';
  if (inner instanceof z.core.$ZodObject) return 'object';
  return 'text';
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.core.$ZodExactOptional || schema instanceof z.core.$ZodNullable;
  return isWrapped ? unwrap(schema._zod.def.innerType) : schema;
}

const isInput = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
