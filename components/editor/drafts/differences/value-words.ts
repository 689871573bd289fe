import type { Field } from '@/blocks/kit/fields';
import type { FieldName } from '@/blocks/layout/merge/fields';
import { colorCss } from '@/core/values/css-value';
import { spotOf } from '../../panel/field-words';
import type { Spot } from '../../panel/plan';
import * as messages from '../messages';
import { clipWhereDifferent, plain } from './excerpt';

/** The way a value is drawn beside its text. */
type Look = 'words' | 'color' | 'picture';

export interface ValueWords {
  words: string;
  look: Look;
  value: string;
}

const VALUE_LENGTH = 140;
const MOST_ENTRIES = 3;

/** A value of a field in words, beside another of the same field. */
export function valueWords(
  type: string,
  field: FieldName,
  value: unknown,
  other: unknown,
): ValueWords {
  const spot = spotOf(type, field);
  const look = lookOf(spot?.field, value);
  const said = saidOf(spot, value);
  const otherSaid = saidOf(spot, other);
  const words = clipWhereDifferent(said, otherSaid, VALUE_LENGTH);
  return { words, look, value: look === 'words' ? '' : String(value) };
}

function lookOf(field: Field | undefined, value: unknown): Look {
  if (typeof value !== 'string' || value === '') return 'words';
  if (field?.kind === 'color' && colorCss(value) !== undefined) return 'color';
  return field?.kind === 'picture' ? 'picture' : 'words';
}

function saidOf(spot: Spot | undefined, value: unknown): string {
  if (value === undefined || value === null) return spot?.config.unset ?? messages.theDefault;
  const option = spot?.config.options?.[String(value)];
  if (option !== undefined) return typeof option === 'string' ? option : option.label;
  if (typeof value === 'boolean') return value ? messages.on : messages.off;
  if (typeof value === 'string')
    return plain(value) || (value === '' ? messages.empty : value.trim());
  if (Array.isArray(value)) return listWords(value);
  return typeof value === 'object' ? listWords(Object.values(value)) : String(value);
}

/** Returns the number of entries, and the text of the first. */
function listWords(entries: readonly unknown[]): string {
  const count = messages.entries(entries.length);
  const said = entries.slice(0, MOST_ENTRIES).flatMap(entryWords);
  const more = entries.length > MOST_ENTRIES ? ' …' : '';
  return said.length === 0 ? count : `${count}: ${said.join(', ')}${more}`;
}

function entryWords(entry: unknown): string[] {
  if (typeof entry === 'string' || typeof entry === 'number') return [plain(String(entry))];
  if (typeof entry !== 'object' || entry === null) return [];
  const first = Object.values(entry).find((value) => typeof value === 'string' && value !== '');
  return typeof first === 'string' ? [plain(first)] : [];
}
