import { useContext, useMemo, useRef } from 'react';
import { PictureSizes } from '@/components/blocks/canvas';
import type { Device } from '../devices';
import styles from './canvas.module.css';
import { DraggablePage } from './draggable-page';
import { EditedPage } from './edited-page';
import { Overlay } from './overlay/overlay';
import { SheetContext } from './sheet-context';
import { sizesAt } from './sizes-at';
import { useSheet } from './use-sheet';

interface CanvasProps {
  device: Device;
}

/** The same element every time, so that it is not looked at while something is dragged over it. */
const PAGE = <EditedPage />;

/**
 * The page as shoppers see it on a device, made of live views. It is a container of that width, and drawn
 * smaller where the window has less room. What the editor draws over it stands beside it, in the same
 * scrolling box, so that it follows without a script.
 */
export function Canvas({ device }: CanvasProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const sheet = useContext(SheetContext);
  const { stageStyle, sheetStyle, width, scale } = useSheet(scroller, sheet, device);
  const sizes = useMemo(() => sizesAt(width), [width]);

  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label="Page"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and takes the keys of commands
      tabIndex={0}
      data-desk
      data-part
    >
      <div className={styles.stage} style={stageStyle}>
        <div ref={sheet} className={styles.sheet} style={sheetStyle}>
          <PictureSizes value={sizes}>
            <DraggablePage>{PAGE}</DraggablePage>
          </PictureSizes>
        </div>
        <Overlay scale={scale} />
      </div>
    </section>
  );
}
