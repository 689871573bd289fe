import type { DndContext } from '@dnd-kit/core';
import type { ComponentProps } from 'react';

/** Silences dnd-kit: the editor announces drags itself, and the focus stays where it is put. */
export const SILENT = {
  restoreFocus: false,
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
} satisfies ComponentProps<typeof DndContext>['accessibility'];
