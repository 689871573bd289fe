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
  /** See `FieldPanel`; undefined where it does not apply. */
  effectiveDefault: unknown;
  background: string | undefined;
  count: number | undefined;
  isTurned: boolean;
  /** The reason of the server's refusal; '' for none. */
  refusal?: string;
  onSet: SetField;
}

/** A field with what is known of it and what can be done to it. */
export function useField({ scope, name, field, raw, effectiveDefault, onSet }: FieldProps) {
  const gesture = useGesture(scope);
  const current = fieldValue(field, raw, effectiveDefault);
  return {
    current,
    /** Sets the value; a default is left out of the layout. */
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

let last = 0;

/** Changes of one field that are one step of undo: see `PropertiesForm`. */
interface Gesture {
  /** The name of what is going on, a new one where nothing is. */
  name: () => string;
  hold: () => void;
  end: () => void;
}

/**
 * Names the gestures of a field: a drag from its hold to its end, a burst of typing until its end or a
 * second without a change. What another block is given is never of the same gesture.
 */
function useGesture(scope: string): Gesture {
  const state = useRef<State>({ scope, name: '', isHeld: false, timer: undefined });
  useEffect(() => {
    const { current } = state;
    return () => clearTimeout(current.timer);
  }, []);
  return gestureOf(state.current, scope);
}

interface State {
  scope: string;
  /** '' where nothing is going on. */
  name: string;
  isHeld: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

function gestureOf(state: State, scope: string): Gesture {
  const end = () => {
    clearTimeout(state.timer);
    state.name = '';
    state.isHeld = false;
  };
  const begin = () => {
    if (state.scope !== scope) end();
    state.scope = scope;
    if (state.name === '') {
      last += 1;
      state.name = `${scope} ${last}`;
    }
  };
  return {
    end,
    hold() {
      end();
      begin();
      state.isHeld = true;
    },
    name() {
      begin();
      clearTimeout(state.timer);
      if (!state.isHeld) state.timer = setTimeout(end, BURST_MS);
      return state.name;
    },
  };
}
