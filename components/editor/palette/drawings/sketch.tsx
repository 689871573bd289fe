import { type Drawing, TONES } from '@/blocks/editor-kit/drawing';
import styles from './drawings.module.css';

interface SketchProps {
  drawing: Drawing;
  /** Height to a width of 88. */
  height?: number;
}

/** A drawing as wide as its place, in the color around it. */
export function Sketch({ drawing, height = 56 }: SketchProps) {
  return (
    <svg className={styles.picture} viewBox={`0 0 88 ${height}`} aria-hidden="true">
      {TONES.map(
        (tone) => drawing[tone] && <path key={tone} className={styles[tone]} d={drawing[tone]} />,
      )}
    </svg>
  );
}
