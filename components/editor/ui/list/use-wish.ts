import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { EntryPart } from './entry';

/** Focus target once a list has changed. */
interface Wish {
  /** Undefined for what adds another one. */
  key: number | undefined;
  part: EntryPart;
}

const FOCUSABLE = 'input, textarea, select, button';

/** Moves the focus as soon as what it goes to is there. */
export function useWish(list: RefObject<HTMLElement | null>) {
  const wish = useRef<Wish | null>(null);
  useLayoutEffect(() => {
    if (!wish.current) return;
    const { key, part } = wish.current;
    const entry = list.current?.querySelector(`[data-key="${key}"]`);
    if (!entry && key !== undefined) return;
    wish.current = null;
    targetIn(entry ?? list.current?.parentElement?.querySelector('[data-adds]'), part)?.focus();
  });
  return (key: number | undefined, part: EntryPart) => {
    wish.current = { key, part };
  };
}

function targetIn(element: Element | null | undefined, part: EntryPart) {
  const within = element?.querySelector(`[data-part="${part}"]`) ?? element;
  const isTarget = within instanceof HTMLElement && within.matches(FOCUSABLE);
  return isTarget ? within : within?.querySelector<HTMLElement>(FOCUSABLE);
}
