import { type RefObject, useEffect, useRef } from 'react';

/** How much of a screen above and below counts as near. */
const NEAR = '100% 0px';

/**
 * Marks the outermost blocks that are far out of sight, each of which is then painted by itself: a change of one
 * leaves what is noted of the others as it is. Those in sight are not, as blocks may lie over each other.
 *
 * @param order changes whenever blocks come or go.
 */
export function useFarMarks(page: RefObject<HTMLElement | null>, order: unknown): void {
  const observer = useRef<IntersectionObserver>(null);

  useEffect(() => {
    const root = page.current?.closest('[data-desk]') ?? null;
    observer.current = new IntersectionObserver(mark, { root, rootMargin: NEAR });
    return () => observer.current?.disconnect();
  }, [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is observed already stays as it is
  useEffect(() => {
    for (const block of page.current?.children ?? []) observer.current?.observe(block);
  }, [page, order]);
}

function mark(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    target.toggleAttribute('data-far', !isIntersecting);
  }
}
