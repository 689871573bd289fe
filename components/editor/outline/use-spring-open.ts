import { useEffect, useRef } from 'react';
import type { Rows } from './use-rows';

/** The time something is held over a line before it expands. */
const OPENING_MS = 600;

/** Opens the line that something is held over; null where it is over none that is folded up. */
export function useSpringOpen(setFolded: Rows['setFolded']): (id: string | null) => void {
  const waiting = useRef<{ id: string; timer: ReturnType<typeof setTimeout> }>(null);
  const stop = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return (id) => {
    if (id === (waiting.current?.id ?? null)) return;
    stop();
    if (id === null) return;
    const timer = setTimeout(() => {
      waiting.current = null;
      setFolded(id, false);
    }, OPENING_MS);
    waiting.current = { id, timer };
  };
}
