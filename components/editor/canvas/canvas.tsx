import { useDraggable, useDroppable } from '@dnd-kit/core';
import { type RefObject, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PictureSizes } from '@/blocks/canvas';
import type { DragData } from '../drag/use-dragging';
import { blockAt } from '../shared/block-at';
import { DEVICES, type Device } from '../shared/devices';
import { SheetContext } from '../shared/sheet-context';
import styles from './canvas.module.css';
import { EditedPage } from './edited-page';
import * as messages from './messages';
import { Overlay } from './overlay/overlay';
import { sizesAt } from './sizes-at';
import { isActive, useCanvasEvents } from './use-canvas-events';

/** The page at the width of a device, drawn smaller where there is less room; the overlay scrolls with it, by no script. */
export function Canvas({ device }: { device: Device }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { sheet, stageStyle, sheetStyle, width, scale } = useSheet(scroller, device);
  const sizes = useMemo(() => sizesAt(width), [width]);

  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={messages.page}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and takes the keys of commands
      tabIndex={0}
      data-desk
      data-part
    >
      <div className={styles.stage} style={stageStyle}>
        <div ref={sheet} className={styles.sheet} style={sheetStyle}>
          <PictureSizes value={sizes}>
            <DraggablePage />
          </PictureSizes>
        </div>
        <Overlay scale={scale} />
      </div>
    </section>
  );
}

const DATA: DragData = {
  pick: ({ target }) => {
    const key = blockAt(target);
    return key === null ? null : { kind: 'block', key };
  },
};

/** The same element every time, so that it is not looked at while something is dragged over it. */
const PAGE = <EditedPage />;

/** The page: each of its blocks can be dragged by any part of it. One draggable stands for all of them. */
function DraggablePage() {
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
      {PAGE}
    </div>
  );
}

/** The size of the sheet: as wide as the device, and smaller than that where the window is. */
function useSheet(scroller: RefObject<HTMLElement | null>, device: Device) {
  const sheet = useContext(SheetContext);
  const [room, setRoom] = useState(0);
  const [height, setHeight] = useState(0);
  const { width, height: screen } = DEVICES[device];

  useLayoutEffect(() => {
    const box = scroller.current;
    const paper = sheet.current;
    if (!box || !paper) return;
    const measure = () => {
      setRoom(box.clientWidth - 2 * Number.parseFloat(getComputedStyle(box).paddingLeft));
      setHeight(paper.offsetHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(paper);
    return () => observer.disconnect();
  }, [scroller, sheet]);

  const shown = device === 'desktop' ? Math.max(width, room) : width;
  const scale = room > 0 ? Math.min(1, room / shown) : 1;
  const sheetStyle = {
    width: shown,
    '--canvas-scale': scale,
    '--canvas-width': `${shown}px`,
    '--canvas-height': `${screen}px`,
    ...(scale < 1 && { transform: `scale(${scale})` }),
  };
  const stageStyle = { width: shown * scale, height: height * scale };
  return { sheet, stageStyle, sheetStyle, width: shown, scale };
}
