import { useEffect, useRef } from 'react';
import type { FieldPanel } from '@/blocks/editor-kit/panel';
import type { Field } from '@/blocks/kit/fields';
import { BURST_MS } from '@/components/kit/use-draft';
import { isSame } from '@/core/values/is-same';
import { fieldValue } from './field-value';

export type SetField = (name: string, value: unknown, gesture: string) => void;

export interface FieldProps {
  /** Names the field of this one block. */
  scope: string;
  name: string;
  field: Field;
  config: FieldPanel;
  /** The value in the layout. */
  raw: unknown;
  /** The value where none is set, if it follows from others. */
  effectiveDefault: unknown;
  /** The background of text in this color. */
  background?: string | undefined;
  /** The number of entries, where the list does not decide it. */
  count?: number | undefined;
  /** True if its drawings lie on their side. */
  isTurned: boolean;
  /** The reason of the server's refusal; '' for none. */
  refusal?: string;
  onSet: SetField;
}

/** A field with what is known of it and what can be done to it. */
export function useField({ scope, name, field, raw, effectiveDefault, onSet }: FieldProps) {
  const gesture = useGesture(scope);
  return {
    ...fieldValue(field, raw, effectiveDefault),
    /** Sets the value; a default is left out of the layout. A change in something within belongs to its gesture. */
    onChange(value: unknown, within = gesture.name()) {
      onSet(name, isSame(value, field.initial) ? undefined : value, within);
    },
    /** Sets another field of the same area, as one change with its own. */
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

let last = 0;

interface Gesture {
  scope: string;
  /** '' where nothing is going on. */
  name: string;
  isHeld: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/** Names the gestures of a field, each one step of undo: a drag from hold to end, a burst of typing, of one block alone. */
function useGesture(scope: string) {
  const { current } = useRef<Gesture>({ scope, name: '', isHeld: false });
  useEffect(() => () => clearTimeout(current.timer), [current]);
  const end = () => {
    clearTimeout(current.timer);
    Object.assign(current, { scope, name: '', isHeld: false });
  };
  return {
    end,
    hold() {
      end();
      current.isHeld = true;
    },
    /** The name of what is going on, a new one where nothing is. */
    name() {
      if (current.scope !== scope) end();
      if (current.name === '') {
        last += 1;
        current.name = `${scope} ${last}`;
      }
      clearTimeout(current.timer);
      if (!current.isHeld) current.timer = setTimeout(end, BURST_MS);
      return current.name;
    },
  };
}
