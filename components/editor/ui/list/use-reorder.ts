import { type PointerEvent, type RefObject, useState } from 'react';
import { pointerDrag } from '@/components/kit/pointer-drag';

interface Lifted {
  from: number;
  to: number;
  /** How far the others make way. In px. */
  height: number;
}

/** Between entries. */
const GAP_PX = 4;

/** Carries an entry of a list by its handle; the others make way as it passes them. */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [lifted, setLifted] = useState<Lifted | null>(null);

  const handle = (from: number) => (start: PointerEvent<HTMLElement>) => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const [row, box] = [rows[from], boxes[from]];
    if (!row || !box) return;
    let to = from;
    const drag = pointerDrag({
      onMove: ({ dy }) => {
        row.style.translate = `0 ${dy}px`;
        to = placeOf(boxes, from, box.top + dy, box.bottom + dy);
        setLifted((was) => (was?.to === to ? was : { from, to, height: box.height + GAP_PX }));
      },
      onEnd: () => {
        row.style.translate = '';
        setLifted(null);
        if (to !== from) onMove(from, to);
      },
    });
    drag(start);
  };

  /** How far an entry stands from its place while another one is carried. */
  const shiftOf = (place: number): number => {
    if (!lifted || place === lifted.from) return 0;
    const { from, to, height } = lifted;
    if (place > from && place <= to) return -height;
    return place < from && place >= to ? height : 0;
  };

  return { handle, shiftOf, liftedFrom: lifted?.from };
}

/** Where it comes to stand: past every other whose middle its leading edge has passed. */
function placeOf(boxes: readonly DOMRect[], from: number, top: number, bottom: number): number {
  const middle = ({ top: start, height }: DOMRect) => start + height / 2;
  const passedAbove = boxes.filter((box, at) => at < from && top < middle(box)).length;
  const passedBelow = boxes.filter((box, at) => at > from && bottom > middle(box)).length;
  return from - passedAbove + passedBelow;
}
