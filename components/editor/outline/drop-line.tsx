import { indentOf } from './indent';
import styles from './outline.module.css';
import type { Place } from './places';
import { ROW_HEIGHT } from './use-window';

/** Shows where a block would go, as far in as it would stand. */
export function DropLine({ place: { line, level } }: { place: Place }) {
  const style = { top: line * ROW_HEIGHT, left: indentOf(level) };
  return <div className={styles.line} style={style} data-drop-line={`${line} ${level}`} />;
}
