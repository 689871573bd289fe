import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { labelOf } from '@/core/layout/tree/labels';
import { PAGE_NAME_LENGTH } from '@/core/model/page';
import { explainFailure } from '@/services/explain-failure';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { selectNode } from '@/store/editor/selectors';
import styles from './save-component-dialog.module.css';
import { saveAsComponent } from './saved-calls';

const NO_NAME = 'Give it a name to find it by.';

interface SaveComponentDialogProps {
  blockKey: string;
  /** It was saved, or is not to be. */
  onClose: () => void;
}

/** Asks for the name under which a block is kept for reuse. */
export function SaveComponentDialog({ blockKey, onClose }: SaveComponentDialogProps) {
  const dispatch = useEditorDispatch();
  const label = useEditorSelector((state) => {
    const node = selectNode(state, blockKey);
    return node ? labelOf(node) : '';
  });
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const id = useId();
  // Closed before it goes from the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '') return setProblem(NO_NAME);
    setSending(true);
    setProblem('');
    try {
      await dispatch(saveAsComponent(blockKey, name));
      onClose();
    } catch (error) {
      setProblem(explainFailure(error));
      setSending(false);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={save} noValidate>
        <h2 id={`${id}-title`} className={styles.title}>
          Save as component
        </h2>
        <p className={styles.text}>
          It is kept with all that stands in it, to be used again on any page.
        </p>
        <label className={styles.label} htmlFor={`${id}-name`}>
          Name
        </label>
        <input
          id={`${id}-name`}
          className={styles.field}
          name="name"
          defaultValue={label}
          maxLength={PAGE_NAME_LENGTH}
          autoComplete="off"
          aria-invalid={problem === NO_NAME}
          aria-describedby={`${id}-problem`}
          onFocus={(event) => event.target.select()}
        />
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
        <div className={styles.actions}>
          <button type="button" className={styles.cancel} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={styles.save} aria-disabled={isSending}>
            {isSending ? 'Saving…' : 'Save'}
          </button>
        </div>
      </form>
    </dialog>
  );
}
