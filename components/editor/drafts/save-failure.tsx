import { useContext } from 'react';
import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { blockSelected } from '@/store/editor/editor';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import type { SaveState } from '@/store/editor/save-reducer';
import { save } from '@/store/editor/saving/save';
import { selectTree } from '@/store/editor/selectors';
import { elementOf } from '../canvas/overlay/use-block-box';
import { refusedWords } from '../problems/refused-field';
import { SheetContext } from '../shared/sheet-context';
import * as messages from './messages';
import styles from './save-failure.module.css';

type Failed = Extract<SaveState, { phase: 'failed' }>;

/** Reason why the open document could not be saved, and what can be done about it. */
export function SaveFailure({ state, onClose }: { state: Failed; onClose: () => void }) {
  const dispatch = useEditorDispatch();
  const { sessionExpired } = useAuth();
  const show = useShow(state.complaint?.key ?? null);
  const where = useComplaintWords(state);
  return (
    <div className={styles.failure}>
      <p className={styles.reason}>
        {where && <strong>{`${where}: `}</strong>}
        {state.message}
      </p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onClose}>
          {messages.hide}
        </Button>
        {show && <Button onClick={show}>{messages.show}</Button>}
        {state.cause === 'session' ? (
          <Button look="primary" onClick={sessionExpired}>
            {messages.logIn}
          </Button>
        ) : (
          <Button look="primary" onClick={() => dispatch(save())}>
            {messages.retry}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Selects a block and brings it into sight; null where it is there no longer. */
function useShow(key: string | null): (() => void) | null {
  const dispatch = useEditorDispatch();
  const sheet = useContext(SheetContext);
  const isThere = useEditorSelector(
    (state) => key !== null && key in (selectTree(state)?.nodes ?? {}),
  );
  if (!isThere || key === null) return null;
  return () => {
    dispatch(blockSelected(key));
    const block = sheet.current && elementOf(sheet.current, key);
    block?.scrollIntoView({ block: 'center' });
  };
}

/** The block that the server refused, and which field of it. */
function useComplaintWords({ complaint }: Failed): string {
  const node = useEditorSelector((state) => selectTree(state)?.nodes[complaint?.key ?? '']);
  return complaint && node ? refusedWords(node, complaint) : '';
}
