import { useDraggable } from '@dnd-kit/core';
import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { labelOf, labelOfType } from '@/blocks/layout/tree/labels';
import { type TreeNode, typeOf } from '@/blocks/layout/tree/tree';
import { renameBlock } from '@/store/editor/edits';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { selectMayEdit, selectNode, selectSelected } from '@/store/editor/selectors';
import { MenuButton } from '../commands/menu-button';
import { BlockIcon } from '../palette/drawings/block-icon';
import * as messages from './messages';
import styles from './outline.module.css';
import { type Row, slotLabel } from './rows';
import { snippetOf } from './snippet';
import { hasModifier } from './use-outline-keys';

interface OutlineRowProps {
  row: Row;
  /** Point from the upper left of the tree, in px. */
  top: number;
  indent: number;
  /** True if the Tab key stops here. */
  isStop: boolean;
  isDragged: boolean;
  /** True if what is dragged would stand in it. */
  isTarget: boolean;
  /** The problem of the block, or of one within it while it is collapsed. */
  problem: string | undefined;
  /** Given while it is renamed. */
  onRenamed: (() => void) | undefined;
}

/** A line of the outline, which follows its own block alone. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { row, isStop, isTarget, problem } = props;
  const isSelected = useEditorSelector(
    (state) => row.slot === null && selectSelected(state) === row.key,
  );
  const isBlock = row.slot === null;
  const mayMove = useEditorSelector((state) => isBlock && selectMayEdit(state));
  const { setNodeRef, listeners, attributes } = useDraggable({ id: row.id, disabled: !mayMove });
  const { onKeyDown: lift, ...pointer } = listeners ?? {};
  return (
    <div
      ref={setNodeRef}
      className={styles.row}
      style={{ top: props.top, paddingLeft: props.indent }}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-expanded={row.fold === 'none' ? undefined : row.fold === 'open'}
      aria-selected={isBlock ? isSelected : undefined}
      aria-describedby={isBlock ? attributes['aria-describedby'] : undefined}
      tabIndex={isStop ? 0 : -1}
      data-row={row.id}
      data-dragged={props.isDragged || undefined}
      data-target={isTarget || undefined}
      {...pointer}
      onKeyDown={(event) => {
        // Enter selects first, and lifts what is selected.
        const isForLater = event.key === 'Enter' && !isSelected;
        if (!isForLater && !hasModifier(event)) lift?.(event);
      }}
    >
      <span className={styles.twist} data-twist aria-hidden="true">
        {row.fold !== 'none' && (
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M4 2.5 7.5 6 4 9.5" />
          </svg>
        )}
      </span>
      {isBlock ? <BlockLine {...props} /> : <span className={styles.column}>{slotLabel(row)}</span>}
      {problem && (
        <span className={styles.problem} title={problem}>
          <span className={styles.unseen}>{messages.problem(problem)}</span>
        </span>
      )}
      {isBlock && (
        <span className={styles.menu} data-menu>
          <MenuButton blockKey={row.key} tabIndex={-1} />
        </span>
      )}
    </div>
  );
});

function BlockLine({ row: { key }, onRenamed }: OutlineRowProps) {
  const node = useEditorSelector((state) => selectNode(state, key));
  if (!node) return null;
  const label = labelOf(node);
  const snippet = snippetOf(node);
  return (
    <>
      <BlockIcon type={typeOf(node) ?? ''} />
      {onRenamed ? (
        <RenameField node={node} onDone={onRenamed} />
      ) : (
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {snippet && snippet !== label && <span className={styles.snippet}>{snippet}</span>}
        </span>
      )}
    </>
  );
}

/** The longest name, in characters. */
const MAX_NAME_LENGTH = 80;

/** Takes another name for a block: Enter and leaving it keep the name, Escape does not. */
function RenameField({ node, onDone }: { node: TreeNode; onDone: () => void }) {
  const dispatch = useEditorDispatch();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const finish = (isConfirmed: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    const name = field.current?.value.trim() ?? '';
    const isOfType = name === labelOfType(typeOf(node) ?? '');
    if (isConfirmed && name !== labelOf(node))
      dispatch(renameBlock(node.key, isOfType ? '' : name));
    onDone();
  };
  const leave = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(true);
    if (event.key === 'Escape') finish(false);
  };

  return (
    <input
      ref={field}
      className={styles.rename}
      aria-label={messages.name}
      defaultValue={labelOf(node)}
      maxLength={MAX_NAME_LENGTH}
      onKeyDown={leave}
      onBlur={() => finish(true)}
      onMouseDown={(event) => event.stopPropagation()}
    />
  );
}
