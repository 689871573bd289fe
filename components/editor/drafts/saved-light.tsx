import { useEffect, useState } from 'react';
import type { Keeping } from '@/store/editor/drafts/keeping';
import { useEditorSelector } from '@/store/editor/hooks';
import type { SaveState } from '@/store/editor/save-reducer';
import { selectSave } from '@/store/editor/saving/selectors';
import { selectIsChanged, selectOpen } from '@/store/editor/selectors';
import { useKeeping } from './drafts-context';
import * as messages from './messages';
import { SaveFailure } from './save-failure';
import styles from './saved-light.module.css';
import { agoWords, clockWords } from './when';
/** Tells whether what is on screen is saved, and why not. */
export function SavedLight() {
  const savedAt = useEditorSelector((state) => selectOpen(state)?.savedAt ?? null);
  const isOnServer = useEditorSelector((state) => (selectOpen(state)?.revision ?? 0) > 0);
  const isChanged = useEditorSelector(selectIsChanged);
  const state = useEditorSelector(selectSave);
  const keeping = useKeeping();
  const now = useMinutes();
  const [hidden, setHidden] = useState<SaveState | null>(null);
  const light = lightOf({ state, isChanged, isOnServer, savedAt, keeping, now });
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

/** Announces what happened to saves to screen readers; not every key press. */
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

interface Light {
  tone: 'calm' | 'unsaved' | 'busy' | 'failed';
  words: string;
  note: string;
  /** For who points at it. */
  hint: string;
  /** For who does not see it: what became of saves, and nothing on every key press. */
  said: string;
}

interface Status {
  state: SaveState;
  isChanged: boolean;
  /** True if the server has it at all. */
  isOnServer: boolean;
  savedAt: string | null;
  keeping: Keeping;
  now: number;
}

const DRAFTS_OFF = messages.draftsOff;
const DRAFTS_OFF_HINT = messages.draftsOffHint;

/** Returns the save status of a document, as text. */
function lightOf(status: Status): Light {
  const { state, isChanged, keeping } = status;
  const off = keeping === 'off';
  const note = off ? DRAFTS_OFF : '';
  const hint = off ? DRAFTS_OFF_HINT : '';
  if (state.phase === 'saving')
    return { tone: 'busy', words: messages.saving, note, hint, said: '' };
  if (state.phase === 'failed') {
    const said = messages.saveFailed(state.message);
    return {
      tone: 'failed',
      words: messages.couldNotSave,
      note: note || draftNote(status),
      hint,
      said,
    };
  }
  if (isChanged) {
    const words = { words: messages.unsavedChanges, note: note || draftNote(status) };
    return { tone: 'unsaved', ...words, hint, said: note };
  }
  return { tone: 'calm', ...savedWords(status, note, hint) };
}

const draftNote = ({ keeping }: Status): string =>
  keeping === 'kept' ? messages.keptOnDevice : '';

function savedWords({ isOnServer, savedAt, now }: Status, note: string, hint: string) {
  if (!isOnServer) return { words: messages.noChanges, note, hint, said: note };
  const time = savedAt === null ? Number.NaN : Date.parse(savedAt);
  if (Number.isNaN(time))
    return { words: messages.saved, note, hint, said: withNote(messages.saved, note) };
  const words = messages.savedAt(clockWords(time, now));
  return { words, note, hint: hint || agoWords(time, now), said: withNote(messages.saved, note) };
}

const withNote = (words: string, note: string) => (note ? `${words}. ${note}` : words);
