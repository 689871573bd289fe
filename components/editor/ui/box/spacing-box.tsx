import type { ReactNode } from 'react';
import styles from './spacing-box.module.css';

interface SpacingBoxProps {
  /** The four sides of each, clockwise from the top, and what stands in its upper left corner. */
  outer: readonly ReactNode[];
  outerCorner: ReactNode;
  inner: readonly ReactNode[];
  innerCorner: ReactNode;
}

/** The room around something and the room within it, as boxes in each other. */
export function SpacingBox({ outer, outerCorner, inner, innerCorner }: SpacingBoxProps) {
  return (
    <div className={`${styles.box} ${styles.outer}`}>
      <Sides sides={outer} corner={outerCorner} />
      <div className={`${styles.box} ${styles.inner}`}>
        <Sides sides={inner} corner={innerCorner} />
        <span className={styles.core} />
      </div>
    </div>
  );
}

const PLACES = [styles.top, styles.right, styles.bottom, styles.left];

function Sides({ sides, corner }: { sides: readonly ReactNode[]; corner: ReactNode }) {
  return (
    <>
      <div className={styles.corner}>{corner}</div>
      {sides.map((side, place) => (
        <div key={PLACES[place]} className={PLACES[place]}>
          {side}
        </div>
      ))}
    </>
  );
}
