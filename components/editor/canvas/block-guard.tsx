import { Component, type ReactNode } from 'react';
import type { BlockNode } from '@/blocks/layout/read-layout';
import { labelOfType } from '@/blocks/layout/tree/labels';
import { mayRemove } from '@/blocks/layout/tree/may-stand';
import type { Tree } from '@/blocks/layout/tree/tree';
import { Button } from '@/components/kit/button';
import { CHROME } from '@/components/ui/chrome';
import { stepUndone } from '@/store/editor/editor';
import { removeBlock, resetBlock } from '@/store/editor/edits';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { selectOpen, selectTree } from '@/store/editor/selectors';
import { useFailed } from '../problems/failed-blocks';
import styles from './failed-block.module.css';
import * as messages from './messages';

interface BlockGuardProps {
  block: BlockNode;
  children: ReactNode;
}

interface BlockGuardState {
  block: BlockNode;
  failure: unknown;
  hasFailed: boolean;
}

/** Shows in the place of a block that throws what went wrong; another state of it gets a new chance. */
export class BlockGuard extends Component<BlockGuardProps, BlockGuardState> {
  override state = { block: this.props.block, failure: undefined, hasFailed: false };

  static getDerivedStateFromError(failure: unknown) {
    return { failure, hasFailed: true };
  }

  static getDerivedStateFromProps({ block }: BlockGuardProps, state: BlockGuardState) {
    return block === state.block ? null : { block, failure: undefined, hasFailed: false };
  }

  override render() {
    const { block, failure, hasFailed } = this.state;
    return hasFailed ? <FailedBlock block={block} failure={failure} /> : this.props.children;
  }
}

/** Stands where a block throws, with what can be done about it. The page can be saved all the same. */
function FailedBlock({ block: { id, type }, failure }: { block: BlockNode; failure: unknown }) {
  const dispatch = useEditorDispatch();
  const message = failure instanceof Error ? failure.message : String(failure);
  const canDelete = useEditorSelector((state) => mayDelete(selectTree(state), id));
  const canUndo = useEditorSelector((state) => (selectOpen(state)?.past.length ?? 0) > 0);
  useFailed(id, messages.blockFailed(message));
  return (
    <div className={`${CHROME} ${styles.failed}`} data-block={id} role="alert">
      <strong>{messages.typeFailed(labelOfType(type))}</strong>
      <code className={styles.message}>{message}</code>
      <div className={styles.actions} data-active>
        <Button disabled={!canDelete} onClick={() => dispatch(removeBlock(id))}>
          {messages.deleteBlock}
        </Button>
        <Button disabled={!canUndo} onClick={() => dispatch(stepUndone())}>
          {messages.undo}
        </Button>
        <Button onClick={() => dispatch(resetBlock(id))}>{messages.reset}</Button>
      </div>
    </div>
  );
}

const mayDelete = (tree: Tree | undefined, key: string): boolean =>
  tree?.nodes[key] !== undefined && mayRemove(tree, key);
