import { HOSTILE_TEXTS } from './hostile-values';
import type { Choices } from './random';

type Schema = Readonly<Record<string, unknown>>;

/** Texts that exist in the shop: ids, addresses, names. Without them every call ends at a 404. */
export type ExistingTexts = Readonly<Record<string, readonly string[]>>;

export interface Described {
  schemas: Readonly<Record<string, Schema>>;
  existing: ExistingTexts;
}

const MOST_LEVELS = 6;
const REFERENCE = '#/components/schemas/';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * A value as a JSON schema describes it, mostly.
 *
 * @param name of the field it is for: what is known by that name is taken often.
 */
export function inventValue(
  described: Described,
  schema: unknown,
  choices: Choices,
  name = '',
  level = 0,
): unknown {
  if (!isSchema(schema) || level > MOST_LEVELS) return choices.someOf(HOSTILE_TEXTS);
  const existing = described.existing[name];
  if (existing && choices.happens(0.7)) return choices.someOf(existing);
  if (typeof schema.$ref === 'string') {
    const referred = described.schemas[schema.$ref.slice(REFERENCE.length)];
    return inventValue(described, referred, choices, name, level + 1);
  }
  if ('const' in schema) return schema.const;
  const either = [...listOf(schema.enum)];
  if (either.length > 0) return choices.someOf(either);
  const kinds = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (kinds.length > 0)
    return inventValue(described, choices.someOf(kinds), choices, name, level + 1);
  return ofType(described, schema, choices, name, level);
}

function ofType(
  described: Described,
  schema: Schema,
  choices: Choices,
  name: string,
  level: number,
): unknown {
  switch (schema.type) {
    case 'object':
      return anObject(described, schema, choices, level);
    case 'array':
      return Array.from({ length: choices.below(4) }, () =>
        inventValue(described, schema.items, choices, name, level + 1),
      );
    case 'integer':
      return aNumber(schema, choices);
    case 'number':
      return aNumber(schema, choices) + choices.below(100) / 100;
    case 'boolean':
      return choices.happens(0.5);
    case 'null':
      return null;
    default:
      return aText(schema, choices);
  }
}

function anObject(
  described: Described,
  { properties, required, additionalProperties }: Schema,
  choices: Choices,
  level: number,
): Record<string, unknown> {
  const fields = isSchema(properties) ? Object.entries(properties) : [];
  const isThere = (name: string) => listOf(required).includes(name) || choices.happens(0.5);
  const entries = fields
    .filter(([name]) => isThere(name))
    .map(([name, field]) => [name, inventValue(described, field, choices, name, level + 1)]);
  if (isSchema(additionalProperties) && choices.happens(0.5)) {
    const key = choices.someOf(HOSTILE_TEXTS);
    entries.push([key, inventValue(described, additionalProperties, choices, '', level + 1)]);
  }
  return Object.fromEntries(entries);
}

function aNumber({ minimum, maximum }: Schema, choices: Choices): number {
  const least = typeof minimum === 'number' ? minimum : 0;
  const most = typeof maximum === 'number' ? Math.min(maximum, least + 1_000) : least + 100;
  return least + choices.below(most - least + 1);
}

const WORDS = [
  'shirt',
  'black',
  'Ada Finch',
  'A note',
  '1 Mill Lane',
  'Portland',
  'S',
  '24',
] as const;

function aText({ minLength, maxLength }: Schema, choices: Choices): string {
  const text = choices.happens(0.8) ? choices.oneOf(WORDS) : (choices.someOf(HOSTILE_TEXTS) ?? '');
  const least = typeof minLength === 'number' ? minLength : 0;
  const most = typeof maxLength === 'number' ? maxLength : text.length + least;
  return text.padEnd(least, 'z').slice(0, most);
}
