import { useContext, useEffect } from 'react';
import { SheetContext } from '../sheet-context';
import { elementOf } from './use-block-box';

/** What is left of a block above and below it, in px. */
const ROOM_PX = 48;

/** Scrolls a block that has been selected elsewhere, by a key or in the outline, into sight. */
export function useShown(key: string | null): void {
  const sheet = useContext(SheetContext);
  useEffect(() => {
    const paper = sheet.current;
    const desk = paper?.closest('[data-desk]');
    const block = key !== null && paper && elementOf(paper, key);
    if (!desk || !block) return;
    const seen = desk.getBoundingClientRect();
    const { top, bottom, height } = block.getBoundingClientRect();
    const isInSight = bottom > seen.top + ROOM_PX && top < seen.bottom - ROOM_PX;
    if (isInSight) return;
    const isTall = height > seen.height - 2 * ROOM_PX;
    desk.scrollBy({
      top: isTall ? top - seen.top - ROOM_PX : (top + bottom - seen.top - seen.bottom) / 2,
    });
  }, [key, sheet]);
}
