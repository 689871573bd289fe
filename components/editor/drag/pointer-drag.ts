import type { Tree } from '@/blocks/layout/tree/tree';
import { isSame } from '@/core/values/is-same';
import { sharedValue, useShared } from '../shared/shared-value';
import { type Point, type SlotBox, type Target, targetAt } from './geometry';
import { measurePage } from './measure';

/** A dragged block: of the page, or one to be inserted, by its source. */
export type Dragged =
  | { kind: 'block'; key: string }
  | { kind: 'new'; source: string; label: string };

// The target of a drag changes with every move of the pointer, and only the drop line follows it: no state of the store.

const target = sharedValue<Target | null>(null);

export function showTarget(next: Target | null): void {
  if (!isSame(target.get(), next)) target.set(next);
}

/** Returns the position where the dragged block would be put; null where nowhere. */
export const shownTarget = target.get;

export const useTarget = (): Target | null => useShared(target);

type Drag = { dragged: Dragged; tree: () => Tree | undefined; sheet: HTMLElement };

/** Follows the pointer over a page until it is ended, also where the page scrolls or changes its size below it. */
export function dragByPointer({ dragged, tree, sheet }: Drag, start: Point): () => void {
  const moving = dragged.kind === 'block' ? dragged.key : null;
  const measure = (now = tree()) => (now ? measurePage({ tree: now, moving, sheet }) : []);
  let boxes: SlotBox[] = measure();
  let pointer = start;

  const look = () =>
    showTarget(isOverDesk(sheet, pointer) ? targetAt(boxes, within(pointer)) : null);
  const within = ({ x, y }: Point): Point => {
    const { left, top } = sheet.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    pointer = { x: clientX, y: clientY };
    look();
  };
  const observer = new ResizeObserver(() => {
    boxes = measure();
    look();
  });

  window.addEventListener('pointermove', onMove, { capture: true, passive: true });
  window.addEventListener('scroll', look, { capture: true, passive: true });
  observer.observe(sheet);
  look();
  return () => {
    window.removeEventListener('pointermove', onMove, { capture: true });
    window.removeEventListener('scroll', look, { capture: true });
    observer.disconnect();
  };
}

/** Beside the page, below it and on it; not over the panels. */
function isOverDesk(sheet: HTMLElement, { x, y }: Point): boolean {
  const desk = sheet.closest<HTMLElement>('[data-desk]')?.getBoundingClientRect();
  return (
    desk !== undefined && x >= desk.left && x <= desk.right && y >= desk.top && y <= desk.bottom
  );
}
