import { Component, type ReactNode } from 'react';
import type { BlockNode } from '@/blocks/layout/read-layout';
import { labelOfType } from '@/blocks/layout/tree/labels';
import { mayRemove } from '@/blocks/layout/tree/may-stand';
import { Button } from '@/components/kit/button';
import { CHROME } from '@/components/ui/chrome';
import { stepUndone } from '@/store/editor/editor';
import { removeBlock, resetBlock } from '@/store/editor/edits';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { selectMayEdit, selectOpen, selectTree } from '@/store/editor/selectors';
import { useFailed } from '../problems/failed-blocks';
import styles from './failed-block.module.css';
import * as messages from './messages';

interface BlockGuardProps {
  block: BlockNode;
  children: ReactNode;
}

interface BlockGuardState {
  block: BlockNode;
  /** Message of what it threw; undefined as long as it is well. */
  message: string | undefined;
}

/** Shows in the place of a block that throws what went wrong; another state of it gets a new chance. */
export class BlockGuard extends Component<BlockGuardProps, BlockGuardState> {
  override state: BlockGuardState = { block: this.props.block, message: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { message: failure instanceof Error ? failure.message : String(failure) };
  }

  static getDerivedStateFromProps({ block }: BlockGuardProps, state: BlockGuardState) {
    return block === state.block ? null : { block, message: undefined };
  }

  override render() {
    const { block, message } = this.state;
    if (message === undefined) return this.props.children;
    return <FailedBlock block={block} message={message} />;
  }
}

/** Stands where a block throws, with what can be done about it. The page can be saved all the same. */
function FailedBlock({ block: { id, type }, message }: { block: BlockNode; message: string }) {
  const dispatch = useEditorDispatch();
  const canDelete = useEditorSelector((state) => {
    const tree = selectTree(state);
    return tree?.nodes[id] !== undefined && mayRemove(tree, id);
  });
  const mayEdit = useEditorSelector(selectMayEdit);
  const canUndo = useEditorSelector((state) => (selectOpen(state)?.past.length ?? 0) > 0);
  useFailed(id, messages.blockFailed(message));
  return (
    <div className={`${CHROME} ${styles.failed}`} data-block={id} role="alert">
      <strong>{messages.typeFailed(labelOfType(type))}</strong>
      <code className={styles.message}>{message}</code>
      <div className={styles.actions} data-active>
        <Button disabled={!mayEdit || !canDelete} onClick={() => dispatch(removeBlock(id))}>
          {messages.deleteBlock}
        </Button>
        <Button disabled={!mayEdit || !canUndo} onClick={() => dispatch(stepUndone())}>
          {messages.undo}
        </Button>
        <Button disabled={!mayEdit} onClick={() => dispatch(resetBlock(id))}>
          {messages.reset}
        </Button>
      </div>
    </div>
  );
}
