import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { DragData } from '../drag/use-dragging';
import { blockAt } from './block-at';
import styles from './canvas.module.css';
import { isActive, useCanvasEvents } from './use-canvas-events';

const DATA: DragData = {
  pick: ({ target }) => {
    const key = blockAt(target);
    return key === null ? null : { kind: 'block', key };
  },
};

/** The page: each of its blocks can be dragged by any part of it. One draggable stands for all of them. */
export function DraggablePage({ children }: { children: ReactNode }) {
  const events = useCanvasEvents();
  const { setNodeRef: setDraggable, listeners } = useDraggable({ id: 'page', data: DATA });
  const { setNodeRef: setDroppable } = useDroppable({ id: 'page' });
  const take = listeners?.onPointerDown;
  return (
    <div
      ref={(element) => {
        setDraggable(element);
        setDroppable(element);
      }}
      className={`page-root ${styles.page}`}
      data-canvas
      {...events}
      onPointerDown={(event) => {
        if (blockAt(event.target) !== null && !isActive(event)) take?.(event);
      }}
    >
      {children}
    </div>
  );
}
