import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { DEVICES, type Device } from '../devices';

interface Sheet {
  stageStyle: CSSProperties;
  sheetStyle: CSSProperties;
  /** Of the page, in px. */
  width: number;
  scale: number;
}

/** The size of the sheet: as wide as the device, and smaller than that where the window is. */
export function useSheet(
  scroller: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  device: Device,
): Sheet {
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
  return { stageStyle, sheetStyle, width: shown, scale };
}
