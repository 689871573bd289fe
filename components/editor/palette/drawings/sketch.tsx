import { type Drawing, TONES } from '@/blocks/editor-kit/drawing';
import styles from './drawings.module.css';

/** A drawing as wide as its place, in the color around it; its height is to a width of 88. */
export function Sketch({ drawing, height = 56 }: { drawing: Drawing; height?: number }) {
  return (
    <svg className={styles.picture} viewBox={`0 0 88 ${height}`} aria-hidden="true">
      {TONES.map(
        (tone) => drawing[tone] && <path key={tone} className={styles[tone]} d={drawing[tone]} />,
      )}
    </svg>
  );
}
