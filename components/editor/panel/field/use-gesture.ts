import { useEffect, useRef } from 'react';
import { BURST_MS } from '@/components/kit/use-draft';

let last = 0;

/** What belongs together in one field: see `PropertiesForm`. */
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
export function useGesture(scope: string): Gesture {
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
