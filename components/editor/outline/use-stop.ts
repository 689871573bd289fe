import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Row } from './rows';

/** The line that Tab stops at: the last visited, until another block is selected. `goTo` focuses one, drawn or not. */
export function useStop(
  rows: readonly Row[],
  selected: string | null,
  scroller: RefObject<HTMLElement | null>,
) {
  const [visited, setVisited] = useState({ id: '', selected });
  const wanted = useRef<string>(null);
  const preferred = visited.selected === selected ? visited.id : selected;
  const rowOf = (id: string | null) => rows.find((row) => row.id === id);
  const stop = (rowOf(preferred) ?? rowOf(selected) ?? rows[0])?.id;

  useLayoutEffect(() => {
    const line = wanted.current && lineOf(scroller.current, wanted.current);
    if (!line) return;
    wanted.current = null;
    line.focus({ preventScroll: true });
  });

  return {
    stop,
    visit: (id: string) => {
      if (id !== preferred) setVisited({ id, selected });
    },
    goTo: (id: string) => {
      wanted.current = id;
      setVisited({ id, selected });
    },
  };
}

const lineOf = (box: HTMLElement | null, id: string): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? null;
