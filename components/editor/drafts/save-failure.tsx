import { useContext } from 'react';
import type { TreeNode } from '@/blocks/layout/tree/tree';
import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { blockSelected } from '@/store/editor/editor';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import type { SaveState } from '@/store/editor/save-reducer';
import { save } from '@/store/editor/saving/save';
import { selectNode } from '@/store/editor/selectors';
import { elementOf } from '../canvas/overlay/use-block-box';
import { refusedWords } from '../problems/refused-field';
import { SheetContext } from '../shared/sheet-context';
import * as messages from './messages';
import styles from './save-failure.module.css';

type Failed = Extract<SaveState, { phase: 'failed' }>;

/** Reason why the open document could not be saved, and what can be done about it. */
export function SaveFailure({ state, onClose }: { state: Failed; onClose: () => void }) {
  const { complaint, message, cause } = state;
  const dispatch = useEditorDispatch();
  const sheet = useContext(SheetContext);
  const { sessionExpired } = useAuth();
  // The block that the server refused, as long as it is there.
  const node = useEditorSelector((state) => selectNode(state, complaint?.key ?? ''));
  const show = ({ key }: TreeNode) => {
    dispatch(blockSelected(key));
    const block = sheet.current && elementOf(sheet.current, key);
    block?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className={styles.failure}>
      <p className={styles.reason}>
        {complaint && node && <strong>{`${refusedWords(node, complaint)}: `}</strong>}
        {message}
      </p>
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
          <Button look="primary" onClick={() => dispatch(save())}>
            {messages.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
