import styles from './image.module.css';
import { OUTLINES, type Outlined } from './shapes';
import { strokeOf } from './stroke';

interface OutlineProps {
  /** Names the outline for `clip-path`. */
  id: string;
  shape: Outlined;
  border: string;
}

/** The outline that a picture is cut to, in the proportions of its box, and its border along it. */
export function Outline({ id, shape, border }: OutlineProps) {
  const path = OUTLINES[shape];
  const stroke = strokeOf(border);
  return (
    <svg className={styles.outline} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <clipPath id={id} clipPathUnits="objectBoundingBox">
        <path d={path} />
      </clipPath>
      {stroke && <path d={path} style={stroke} />}
    </svg>
  );
}
