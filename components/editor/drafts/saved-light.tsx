import { useEffect, useState } from 'react';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectSave } from '@/store/editor/saving/selectors';
import type { SaveState } from '@/store/editor/saving/state';
import { selectIsChanged, selectOpen } from '@/store/editor/selectors';
import { useKeeping } from './drafts-context';
import { type Light, lightOf } from './light';
import { SaveFailure } from './save-failure';
import styles from './saved-light.module.css';

/** Tells whether what is on screen is saved, and why not. */
export function SavedLight() {
  const savedAt = useEditorSelector((state) => selectOpen(state)?.savedAt ?? null);
  const isStored = useEditorSelector((state) => (selectOpen(state)?.revision ?? 0) > 0);
  const isChanged = useEditorSelector(selectIsChanged);
  const state = useEditorSelector(selectSave);
  const keeping = useKeeping();
  const now = useMinutes();
  const [hidden, setHidden] = useState<SaveState | null>(null);
  const light = lightOf({ state, isChanged, isStored, savedAt, keeping, now });
  const hasFailed = state.phase === 'failed';
  return (
    <div className={styles.saved}>
      <span className={styles.state} data-light={light.tone} title={light.hint}>
        <span className={styles.lamp} aria-hidden="true" />
        {hasFailed ? (
          <button
            type="button"
            className={styles.words}
            aria-expanded={hidden !== state}
            onClick={() => setHidden(hidden === state ? null : state)}
          >
            {light.words}
          </button>
        ) : (
          <span className={styles.words}>{light.words}</span>
        )}
        {light.note && <span className={styles.note}>{light.note}</span>}
      </span>
      {hasFailed && hidden !== state && (
        <SaveFailure state={state} onClose={() => setHidden(state)} />
      )}
      <Said light={light} />
    </div>
  );
}

/** What happened to saves, to those who do not see it; not every key press. */
function Said({ light: { said } }: { light: Light }) {
  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
}

const MINUTE_MS = 60_000;

/** The time, as far as words like 'today' need it. */
function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
