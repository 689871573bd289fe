import { type RefObject, useLayoutEffect, useRef } from 'react';
import { panelMemory } from './memory';

/** An element that is scrolled to where it was left last, by the name of what it shows. */
export function useScrollMemory(name: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { scrolled } = panelMemory;
    // Reading where it is costs a layout, which at the top is not needed.
    const left = scrolled.get(name) ?? 0;
    if (left > 0) current.scrollTop = left;
    const keep = () => scrolled.set(name, current.scrollTop);
    current.addEventListener('scroll', keep, { passive: true });
    return () => current.removeEventListener('scroll', keep);
  }, [name]);
  return element;
}
