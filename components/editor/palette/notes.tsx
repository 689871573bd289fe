import { useFailureText } from '@/components/auth';
import { useEditorDispatch } from '@/store/editor/hooks';
import * as messages from './messages';
import { loadPresets, useShelf } from './presets/preset-shelf';
import { loadSaved, restoreSaved, setSaved, useSaved } from './saved/saved';
import styles from './saved/saved.module.css';

/** Says where the ready sections are, as long as they are not there. */
export function PresetNotes() {
  const { presets, isMissing } = useShelf();
  if (presets) return null;
  if (!isMissing) return <p className={styles.empty}>{messages.loading}</p>;
  return <Failure text={messages.sectionsNotLoaded} onRetry={loadPresets} />;
}

/** Notes on the saved components: none yet, not loaded, or deleted; only the failure where it is quiet. */
export function SavedNotes({ isQuiet }: { isQuiet: boolean }) {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const { status, components, failure, deleted } = useSaved();
  const restore = () =>
    dispatch(restoreSaved()).catch((error: unknown) => setSaved({ failure: failureWords(error) }));
  const load = () => dispatch(loadSaved());
  const hasNone = components.length === 0 && (status === 'loading' || status === 'loaded');
  return (
    <>
      {failure && <Failure text={failure} onRetry={status === 'failed' ? load : undefined} />}
      {!isQuiet && deleted && (
        <div className={styles.note} role="status">
          <p>{messages.deleted(deleted.name)}</p>
          <button ref={inherit} type="button" className={styles.action} onClick={restore}>
            {messages.undo}
          </button>
        </div>
      )}
      {!isQuiet && hasNone && (
        <p className={styles.empty}>
          {status === 'loading' ? messages.loading : messages.nothingSaved}
        </p>
      )}
    </>
  );
}

function Failure({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) {
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      {onRetry && (
        <button type="button" className={styles.action} onClick={onRetry}>
          {messages.tryAgain}
        </button>
      )}
    </div>
  );
}

/** Takes the focus of the button that went with what was deleted. */
function inherit(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}
