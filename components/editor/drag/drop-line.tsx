import styles from './drag.module.css';
import type { Rect, Target } from './geometry';
import { useTarget } from './pointer-drag';

/** Thickness in px. */
const THICKNESS = 3;

/** Shows where what is dragged would be put: a line between blocks, or a place that is empty. */
export function DropLine() {
  const target = useTarget();
  if (!target) return null;
  const { kind, line, position } = target;
  const box = kind === 'place' ? line : thick(line);
  const style = {
    width: box.right - box.left,
    height: box.bottom - box.top,
    transform: `translate(${box.left}px, ${box.top}px)`,
  };
  return <div className={styles[kind]} style={style} data-drop-line={placeOf(position)} />;
}

/** Mark for tests, which see that a block lands where the line was. */
const placeOf = ({ parent, slot, index }: Target['position']): string =>
  `${parent}/${slot}/${index}`;

function thick({ left, right, top, bottom }: Rect): Rect {
  const x = right - left < THICKNESS ? THICKNESS / 2 : 0;
  const y = bottom - top < THICKNESS ? THICKNESS / 2 : 0;
  return { left: left - x, right: right + x, top: top - y, bottom: bottom + y };
}
