import type { Modifier } from '@dnd-kit/core';
import { pointOf } from './point-of';

/** How far what is dragged is drawn from the pointer, in px, so that the line below stays seen. */
const OFFSET = 14;

/** Draws what is dragged beside the pointer, wherever it was taken up. */
export const atPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const start = activatorEvent && pointOf(activatorEvent);
  if (!start || !draggingNodeRect) return transform;
  return {
    ...transform,
    x: transform.x + start.x - draggingNodeRect.left + OFFSET,
    y: transform.y + start.y - draggingNodeRect.top + OFFSET,
  };
};
