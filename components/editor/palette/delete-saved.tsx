import { useState } from 'react';
import { useFailureText } from '@/components/auth';
import { useEditorDispatch } from '@/store/editor/hooks';
import type { PaletteItem } from './items';
import * as messages from './messages';
import styles from './saved/saved.module.css';
import { deleteSaved } from './saved/saved-calls';
import { setSaved } from './saved/saved-components';

interface DeleteSavedProps {
  item: PaletteItem;
  tabIndex: number;
}

/** Forgets what was saved; a note offers it back. */
export function DeleteSaved({ item: { source, label }, tabIndex }: DeleteSavedProps) {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await dispatch(deleteSaved(source.slice('saved:'.length)));
    } catch (error) {
      setSaved({ failure: failureWords(error) });
      setDeleting(false);
    }
  };
  return (
    <button
      type="button"
      className={styles.delete}
      aria-label={messages.deleteSaved(label)}
      title={messages.deleteSaved(label)}
      tabIndex={tabIndex}
      disabled={isDeleting}
      onClick={remove}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5M6.8 7v3.5M9.2 7v3.5" />
      </svg>
    </button>
  );
}
