import type { Field } from '@/blocks/kit/fields';
import type { FieldName } from '@/blocks/layout/merge/fields';
import { colorCss } from '@/core/values/css-value';
import { fieldSlotOf } from '../../panel/field-words';
import type { FieldSlot } from '../../panel/plan';
import * as messages from '../messages';
import { clipWhereDifferent, plain } from './excerpt';

export interface ValueWords {
  words: string;
  /** The way the value is drawn beside its text. */
  look: 'words' | 'color' | 'picture';
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
  const slot = fieldSlotOf(type, field);
  const look = lookOf(slot?.field, value);
  const words = clipWhereDifferent(valueText(slot, value), valueText(slot, other), VALUE_LENGTH);
  return { words, look, value: look === 'words' ? '' : String(value) };
}

function lookOf(field: Field | undefined, value: unknown): ValueWords['look'] {
  if (typeof value !== 'string' || value === '') return 'words';
  if (field?.kind === 'color' && colorCss(value) !== undefined) return 'color';
  return field?.kind === 'picture' ? 'picture' : 'words';
}

function valueText(slot: FieldSlot | undefined, value: unknown): string {
  if (value === undefined || value === null) return slot?.config.unset ?? messages.theDefault;
  const option = slot?.config.options?.[String(value)];
  if (option !== undefined) return typeof option === 'string' ? option : option.label;
  if (typeof value === 'boolean') return value ? messages.on : messages.off;
  if (value === '') return messages.empty;
  if (typeof value === 'string') return plain(value) || value.trim();
  if (Array.isArray(value)) return listWords(value);
  return typeof value === 'object' ? listWords(Object.values(value)) : String(value);
}

function listWords(entries: readonly unknown[]): string {
  const count = messages.entries(entries.length);
  const text = entries.slice(0, MOST_ENTRIES).flatMap(entryWords);
  const more = entries.length > MOST_ENTRIES ? ' …' : '';
  return text.length === 0 ? count : `${count}: ${text.join(', ')}${more}`;
}

function entryWords(entry: unknown): string[] {
  if (typeof entry === 'string' || typeof entry === 'number') return [plain(String(entry))];
  if (typeof entry !== 'object' || entry === null) return [];
  const first = Object.values(entry).find((value) => typeof value === 'string' && value !== '');
  return typeof first === 'string' ? [plain(first)] : [];
}
