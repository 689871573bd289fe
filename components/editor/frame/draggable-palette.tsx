import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { DragData } from '../drag/use-dragging';
import { Palette } from '../palette';
import styles from './frame.module.css';

const DATA: DragData = {
  pick: ({ target }) => {
    const item = itemAt(target);
    const source = item?.dataset.insert;
    return source ? { kind: 'new', source, label: item.textContent?.trim() ?? '' } : null;
  },
};

/** The palette, each item of which can be dragged onto the page. One draggable stands for all of them. */
export function DraggablePalette() {
  const { setNodeRef, listeners } = useDraggable({ id: 'palette', data: DATA });
  const start = {
    onPointerDown: (event: PointerEvent) => {
      if (itemAt(event.target)) listeners?.onPointerDown?.(event);
    },
    // Enter inserts behind the selection.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.code === 'Space' && itemAt(event.target)) listeners?.onKeyDown?.(event);
    },
  };
  return (
    <div ref={setNodeRef} className={styles.palette} {...start}>
      <Palette />
    </div>
  );
}

function itemAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-insert]') : null;
}
