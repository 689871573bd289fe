import type { BlockNode } from '@/core/layout/read-layout';
import { labelOfType } from '@/core/layout/tree/labels';
import { stepUndone } from '@/store/editor/editor';
import { removeBlock, resetBlock } from '@/store/editor/edits';
import { useEditorDispatch } from '@/store/editor/hooks';
import { CHROME } from '../ui/chrome';
import styles from './failed-block.module.css';

interface FailedBlockProps {
  block: BlockNode;
  failure: unknown;
}

/** Stands where a block throws, with what can be done about it. The page can be saved all the same. */
export function FailedBlock({ block: { id, type }, failure }: FailedBlockProps) {
  const dispatch = useEditorDispatch();
  const message = failure instanceof Error ? failure.message : String(failure);
  return (
    <div className={`${CHROME} ${styles.failed}`} data-block={id} role="alert">
      <strong>{`${labelOfType(type)} cannot be shown.`}</strong>
      <code className={styles.message}>{message}</code>
      <div className={styles.actions} data-active>
        <button type="button" onClick={() => dispatch(removeBlock(id))}>
          Delete
        </button>
        <button type="button" onClick={() => dispatch(stepUndone())}>
          Undo
        </button>
        <button type="button" onClick={() => dispatch(resetBlock(id))}>
          Reset
        </button>
      </div>
    </div>
  );
}
