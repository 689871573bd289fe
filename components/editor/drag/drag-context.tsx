import {
  AutoScrollActivator,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { CHROME } from '@/components/ui/chrome';
import { DRAG_KEYS } from '../shared/drag-keys';
import { useDragUnderway } from '../shared/dragging';
import { SILENT } from '../shared/silent';
import styles from './drag.module.css';
import { pointOf } from './geometry';
import { stepByKey } from './keyboard-drag';
import { useDragging } from './use-dragging';

/** Nearer to an edge than this share of the height, the page scrolls. */
const AUTO_SCROLL = {
  activator: AutoScrollActivator.Pointer,
  threshold: { x: 0, y: 0.14 },
  acceleration: 12,
};

/** Distance in px that a press may stray and still be a click. */
const SENSOR = { activationConstraint: { distance: 4 } };

const KEYBOARD = { keyboardCodes: DRAG_KEYS, coordinateGetter: stepByKey };

/** Provides drags of the page's blocks and of the palette's items. */
export function DragContext({ children }: { children: ReactNode }) {
  const { begin, drop, cancel } = useDragging();
  const [drag, setDrag] = useState<ReturnType<typeof begin>>(null);
  useDragUnderway(drag !== null);
  const sensors = useSensors(useSensor(PointerSensor, SENSOR), useSensor(KeyboardSensor, KEYBOARD));

  const end = (finish: () => void) => () => {
    try {
      finish();
    } finally {
      setDrag(null);
    }
  };
  // By keys the line alone moves.
  const lifted = drag?.isByPointer ? drag.label : null;

  return (
    <DndContext
      sensors={sensors}
      autoScroll={AUTO_SCROLL}
      accessibility={SILENT}
      onDragStart={(event) => setDrag(begin(event))}
      onDragEnd={end(drop)}
      onDragCancel={end(cancel)}
    >
      <div className={styles.around} data-dragging={lifted === null ? undefined : true}>
        {children}
      </div>
      <DragOverlay
        modifiers={[atPointer]}
        dropAnimation={null}
        style={{ width: 'auto', height: 'auto' }}
      >
        {lifted !== null && (
          <div className={`${CHROME} ${styles.chip}`} data-dragged>
            {lifted}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** The distance of the drag chip from the pointer, in px, so that the line below stays visible. */
const OFFSET = 14;

/** Draws what is dragged beside the pointer, wherever it was taken up. */
const atPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const start = activatorEvent && pointOf(activatorEvent);
  if (!start || !draggingNodeRect) return transform;
  return {
    ...transform,
    x: transform.x + start.x - draggingNodeRect.left + OFFSET,
    y: transform.y + start.y - draggingNodeRect.top + OFFSET,
  };
};
