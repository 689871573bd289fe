import styles from '../saved/saved.module.css';
import { loadPresets, useShelf } from './preset-shelf';

/** Says where the ready sections are, as long as they are not there. */
export function PresetNotes() {
  const { presets, isMissing } = useShelf();
  if (presets) return null;
  if (!isMissing) return <p className={styles.empty}>Loading…</p>;
  return (
    <div className={styles.failure} role="alert">
      <p>The sections could not be loaded.</p>
      <button type="button" className={styles.action} onClick={loadPresets}>
        Try again
      </button>
    </div>
  );
}
