import * as messages from '../messages';
import styles from '../saved/saved.module.css';
import { loadPresets, useShelf } from './preset-shelf';

/** Says where the ready sections are, as long as they are not there. */
export function PresetNotes() {
  const { presets, isMissing } = useShelf();
  if (presets) return null;
  if (!isMissing) return <p className={styles.empty}>{messages.loading}</p>;
  return (
    <div className={styles.failure} role="alert">
      <p>{messages.sectionsNotLoaded}</p>
      <button type="button" className={styles.action} onClick={loadPresets}>
        {messages.tryAgain}
      </button>
    </div>
  );
}
