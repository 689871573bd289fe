import { isBlockType } from '@/blocks/kit/block-types';
import type { FieldName } from '@/blocks/layout/merge/fields';
import * as messages from './messages';
import { type FieldSlot, planOf } from './plan';

/** Returns the label of a field of a type; an unknown one goes by its own name, in words. */
export function fieldWords(type: string, field: FieldName): string {
  const label = fieldSlotOf(type, field)?.config.label;
  if (label !== undefined) return label;
  if (field.area === 'own' && field.name === 'name') return messages.name;
  return inWords(field.name);
}

/** Returns the slot of a field in the panel of a type; undefined where it does not. */
export function fieldSlotOf(type: string, { area, name }: FieldName): FieldSlot | undefined {
  if (!isBlockType(type)) return undefined;
  const { content, style } = planOf(type);
  const spots = [...content, ...style].flatMap((group) => group.spots);
  return spots.find((fieldSlot) => fieldSlot.area === area && fieldSlot.name === name);
}

/** `buttonText` as `Button text`. */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
