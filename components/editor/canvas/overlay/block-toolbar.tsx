import { useDraggable } from '@dnd-kit/core';
import { memo } from 'react';
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
  return (
    <div ref={setNodeRef} role="toolbar" aria-label="Selected block" className={styles.toolbar}>
      <IconButton
        ref={setActivatorNodeRef}
        icon={grip}
        label="Drag: Space lifts, arrows move, Space drops"
        {...listeners}
      />
      <CommandButton of="selectParent" icon={outward} />
      <CommandButton of="edit" icon={pencil} />
      <CommandButton of="copy" icon={clipboard} />
      <CommandButton of="duplicate" icon={duplicate} />
      <CommandButton of="delete" icon={trash} />
      <MenuButton blockKey={blockKey} />
    </div>
  );
});
