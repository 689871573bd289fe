import { useContext, useEffect, useState } from 'react';
import type { TreeNode } from '@/blocks/layout/tree/tree';
import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { blockSelected } from '@/store/editor/editor';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import type { SaveState } from '@/store/editor/save-reducer';
import { save } from '@/store/editor/saving/save';
import { selectSave } from '@/store/editor/saving/selectors';
import { selectIsChanged, selectNode, selectOpen } from '@/store/editor/selectors';
import { elementOf } from '../canvas/overlay/use-block-box';
import { refusedWords } from '../problems/refused-field';
import { SheetContext } from '../shared/sheet-context';
import { agoWords, clockWords } from '../shared/when';
import { useKeeping } from './drafts-context';
import * as messages from './messages';
import styles from './saved-light.module.css';

/** Tells whether what is on screen is saved, and why not. */
export function SavedLight() {
  const state = useEditorSelector(selectSave);
  const light = useLight(state);
  const [hidden, setHidden] = useState<SaveState | null>(null);
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
      {/* What became of saves, not of every key press. */}
      <span className="visually-hidden" role="status">
        {light.said}
      </span>
    </div>
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

/** Words for the save status; `said` is for who does not see it: what became of saves, and nothing on every key press. */
function useLight(state: SaveState) {
  const savedAt = useEditorSelector((state) => selectOpen(state)?.savedAt ?? null);
  const isOnServer = useEditorSelector((state) => (selectOpen(state)?.revision ?? 0) > 0);
  const isChanged = useEditorSelector(selectIsChanged);
  const keeping = useKeeping();
  const now = useMinutes();
  const off = keeping === 'off';
  const note = off ? messages.draftsOff : '';
  const hint = off ? messages.draftsOffHint : '';
  const draftNote = keeping === 'kept' ? messages.onDevice : note;
  if (state.phase === 'saving') {
    return { tone: 'busy', words: messages.saving, note, hint, said: '' };
  }
  if (state.phase === 'failed') {
    const said = messages.saveFailed(state.message);
    return { tone: 'failed', words: messages.couldNotSave, note: draftNote, hint, said };
  }
  if (isChanged) {
    const words = messages.unsavedChanges;
    return { tone: 'unsaved', words, note: draftNote, hint, said: note };
  }
  if (!isOnServer) return { tone: 'calm', words: messages.noChanges, note, hint, said: note };
  const said = note ? `${messages.saved}. ${note}` : messages.saved;
  const time = Date.parse(savedAt ?? '');
  if (Number.isNaN(time)) return { tone: 'calm', words: messages.saved, note, hint, said };
  const words = messages.savedAt(clockWords(time, now));
  return { tone: 'calm', words, note, hint: hint || agoWords(time, now), said };
}

type Failed = Extract<SaveState, { phase: 'failed' }>;

function SaveFailure({ state, onClose }: { state: Failed; onClose: () => void }) {
  const { complaint, message, cause } = state;
  const dispatch = useEditorDispatch();
  const sheet = useContext(SheetContext);
  const { sessionExpired, readRole } = useAuth();
  // The block that the server refused, as long as it is there.
  const node = useEditorSelector((state) => selectNode(state, complaint?.key ?? ''));
  const show = ({ key }: TreeNode) => {
    dispatch(blockSelected(key));
    const block = sheet.current && elementOf(sheet.current, key);
    block?.scrollIntoView({ block: 'center' });
  };
  const saveAgain = async () => {
    // The right may have been given back.
    if (cause === 'right') await readRole();
    dispatch(save());
  };
  return (
    <div className={styles.failure}>
      <p className={styles.reason}>
        {complaint && node && <strong>{`${refusedWords(node, complaint)}: `}</strong>}
        {message}
      </p>
      {cause === 'factor' && (
        // What is not saved stays here.
        <a className={styles.lead} href="/design/account" target="_blank" rel="noopener">
          {messages.setUpFactor}
        </a>
      )}
      <div className={styles.actions}>
        <Button look="quiet" onClick={onClose}>
          {messages.hide}
        </Button>
        {node && <Button onClick={() => show(node)}>{messages.show}</Button>}
        {cause === 'session' ? (
          <Button look="primary" onClick={sessionExpired}>
            {messages.logIn}
          </Button>
        ) : (
          <Button look="primary" onClick={saveAgain}>
            {messages.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
