import { useFailureText } from '@/components/auth';
import { useEditorDispatch } from '@/store/editor/hooks';
import * as messages from '../messages';
import styles from './saved.module.css';
import { loadSaved, restoreSaved } from './saved-calls';
import { setSaved, useSaved } from './saved-components';

interface SavedNotesProps {
  /** True if only what went wrong is told. */
  isQuiet: boolean;
}

/** Notes on the saved components: none yet, not loaded, or deleted. */
export function SavedNotes({ isQuiet }: SavedNotesProps) {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const { status, components, failure, deleted } = useSaved();
  const restore = () =>
    dispatch(restoreSaved()).catch((error: unknown) => setSaved({ failure: failureWords(error) }));
  const isEmpty = components.length === 0;
  return (
    <>
      {failure && (
        <div className={styles.failure} role="alert">
          <p>{failure}</p>
          {status === 'failed' && (
            <button type="button" className={styles.action} onClick={() => dispatch(loadSaved())}>
              {messages.tryAgain}
            </button>
          )}
        </div>
      )}
      {!isQuiet && deleted && (
        <div className={styles.note} role="status">
          <p>{messages.deleted(deleted.name)}</p>
          <button ref={inherit} type="button" className={styles.action} onClick={restore}>
            {messages.undo}
          </button>
        </div>
      )}
      {!isQuiet && isEmpty && status === 'loading' && (
        <p className={styles.empty}>{messages.loading}</p>
      )}
      {!isQuiet && isEmpty && status === 'loaded' && (
        <p className={styles.empty}>{messages.nothingSaved}</p>
      )}
    </>
  );
}

/** Takes the focus of the button that went with what was deleted. */
function inherit(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}
