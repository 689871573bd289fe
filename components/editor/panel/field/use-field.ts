import type { FieldPanel } from '@/blocks/editor-kit/panel';
import type { Field } from '@/blocks/kit/fields';
import { isSame } from '@/core/values/is-same';
import { fieldValue } from './field-value';
import { useGesture } from './use-gesture';

export type SetField = (name: string, value: unknown, gesture: string) => void;

export interface FieldProps {
  /** Names the field of this one block. */
  scope: string;
  name: string;
  field: Field;
  config: FieldPanel;
  /** What stands in the layout. */
  raw: unknown;
  /** See `FieldPanel`; undefined where it does not apply. */
  effectiveDefault: unknown;
  ground: string | undefined;
  count: number | undefined;
  isTurned: boolean;
  /** What a server says who would not take it; '' for nothing. */
  refusal?: string;
  onSet: SetField;
}

/** A field with what is known of it and what can be done to it. */
export function useField({ scope, name, field, raw, effectiveDefault, onSet }: FieldProps) {
  const gesture = useGesture(scope);
  const current = fieldValue(field, raw, effectiveDefault);
  return {
    current,
    /** What is the default is not stored. */
    onChange(value: unknown, within = gesture.name()) {
      onSet(name, isSame(value, field.initial) ? undefined : value, within);
    },
    /** Another field that has to change with it. */
    onOther(other: string, value: unknown) {
      onSet(other, value, gesture.name());
    },
    onHold: gesture.hold,
    onRelease: gesture.end,
    onReset() {
      gesture.end();
      onSet(name, undefined, gesture.name());
      gesture.end();
    },
  };
}
