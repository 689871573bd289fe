import { useDraggable } from '@dnd-kit/core';
import { memo } from 'react';
import { reviewsBlock } from '@/core/blocks/reviews';
import { type TreeNode, typeOf } from '@/core/layout/tree/tree';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectNode } from '@/store/editor/selectors';
import { CommandButton } from '../../commands/command-button';
import { MenuButton } from '../../commands/menu-button';
import type { DragData } from '../../drag/use-dragging';
import { IconButton } from '../../ui/button';
import { clipboard, outward, pencil } from '../../ui/frame-icons';
import { duplicate, grip, trash } from '../../ui/icons';
import styles from './overlay.module.css';

/** What can be done with the selected block (spec 4: drag, edit, copy, delete), beside it. */
export const BlockToolbar = memo(function BlockToolbar({ blockKey }: { blockKey: string }) {
  const data: DragData = { pick: () => ({ kind: 'block', key: blockKey }) };
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id: 'handle', data });
  const isOfReviews = useEditorSelector((state) => isReviews(selectNode(state, blockKey)));
  return (
    <div ref={setNodeRef} role="toolbar" aria-label="Selected block" className={styles.toolbar}>
      <IconButton
        ref={setActivatorNodeRef}
        icon={grip}
        label="Drag: Space lifts, arrows move, Space drops"
        {...listeners}
      />
      <CommandButton of="selectParent" icon={outward} />
      {isOfReviews ? <Chips /> : <Icons />}
      <MenuButton blockKey={blockKey} />
    </div>
  );
});

function isReviews(node: TreeNode | undefined): boolean {
  return node !== undefined && typeOf(node) === reviewsBlock.type;
}

/** Reviews have theirs in words (spec 4). */
function Chips() {
  return (
    <>
      <CommandButton of="edit" icon={pencil} hasWords />
      <CommandButton of="copy" icon={clipboard} hasWords />
      <CommandButton of="delete" icon={trash} hasWords />
    </>
  );
}

function Icons() {
  return (
    <>
      <CommandButton of="edit" icon={pencil} />
      <CommandButton of="copy" icon={clipboard} />
      <CommandButton of="duplicate" icon={duplicate} />
      <CommandButton of="delete" icon={trash} />
    </>
  );
}
