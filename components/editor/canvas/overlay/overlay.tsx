import { useDraggable } from '@dnd-kit/core';
import { memo, useContext, useEffect } from 'react';
import { labelOf } from '@/blocks/layout/tree/labels';
import { typeOf } from '@/blocks/layout/tree/tree';
import { reviewsBlock } from '@/blocks/types/reviews/definition';
import { IconButton } from '@/components/kit/button';
import { clipboard, duplicate, grip, outward, pencil, trash } from '@/components/kit/icons';
import { CHROME } from '@/components/ui/chrome';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectRefusal } from '@/store/editor/saving/selectors';
import { selectNode, selectSelected } from '@/store/editor/selectors';
import { CommandButton } from '../../commands/command-button';
import { MenuButton } from '../../commands/menu-button';
import { DropLine } from '../../drag/drop-line';
import type { DragData } from '../../drag/use-dragging';
import { useHovered } from '../../shared/hovered';
import { SheetContext } from '../../shared/sheet-context';
import * as messages from '../messages';
import styles from './overlay.module.css';
import { elementOf, useBlockBox } from './use-block-box';

/** Frames over the page: around the selected block, the one under the pointer, and one that the server refused. */
export function Overlay({ scale }: { scale: number }) {
  const selected = useEditorSelector(selectSelected);
  const hovered = useHovered();
  const refused = useEditorSelector((state) => selectRefusal(state)?.complaint.key ?? null);
  return (
    <div className={`${CHROME} ${styles.overlay}`}>
      {refused !== null && refused !== selected && refused !== hovered && (
        <BlockFrame blockKey={refused} scale={scale} />
      )}
      {hovered !== null && hovered !== selected && <BlockFrame blockKey={hovered} scale={scale} />}
      {selected !== null && (
        <BlockFrame key="selected" blockKey={selected} scale={scale} isSelected />
      )}
      <DropLine />
    </div>
  );
}

interface BlockFrameProps {
  blockKey: string;
  scale: number;
  isSelected?: boolean;
}

/** A frame around a block, with what it is called. */
function BlockFrame({ blockKey, scale, isSelected = false }: BlockFrameProps) {
  const node = useEditorSelector((state) => selectNode(state, blockKey));
  const box = useBlockBox(blockKey, scale);
  const refusal = useEditorSelector(selectRefusal);
  useShown(isSelected ? blockKey : null);
  if (!node || !box) return null;
  const { left, top, width, height, isLeftward } = box;
  // Not by a transform, which the bar that stays in sight does not see.
  const style = { left, top, width, height };
  const isRefused = refusal?.complaint.key === blockKey;
  return (
    <div
      className={`${styles.frame} ${isSelected ? styles.selected : ''}`}
      style={style}
      data-frame={blockKey}
      data-refused={isRefused || undefined}
    >
      <div className={`${styles.rail} ${isLeftward ? styles.leftward : ''}`}>
        <div className={styles.bar}>
          <span className={styles.label}>
            {isRefused ? `${labelOf(node)}: ${refusal.message}` : labelOf(node)}
          </span>
          {isSelected && <BlockToolbar blockKey={blockKey} />}
        </div>
      </div>
    </div>
  );
}

/** The room left above and below a block, in px. */
const ROOM_PX = 48;

/** Scrolls a block that has been selected elsewhere, by a key or in the outline, into sight. */
function useShown(key: string | null): void {
  const sheet = useContext(SheetContext);
  useEffect(() => {
    const paper = sheet.current;
    const desk = paper?.closest('[data-desk]');
    const block = key !== null && paper && elementOf(paper, key);
    if (!desk || !block) return;
    const seen = desk.getBoundingClientRect();
    const { top, bottom, height } = block.getBoundingClientRect();
    const isInSight = bottom > seen.top + ROOM_PX && top < seen.bottom - ROOM_PX;
    if (isInSight) return;
    const isTall = height > seen.height - 2 * ROOM_PX;
    desk.scrollBy({
      top: isTall ? top - seen.top - ROOM_PX : (top + bottom - seen.top - seen.bottom) / 2,
    });
  }, [key, sheet]);
}

/** The actions of the selected block (spec 4: drag, edit, copy, delete), beside it. */
const BlockToolbar = memo(function BlockToolbar({ blockKey }: { blockKey: string }) {
  const data: DragData = { pick: () => ({ kind: 'block', key: blockKey }) };
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id: 'handle', data });
  const type = useEditorSelector((state) => {
    const node = selectNode(state, blockKey);
    return node && typeOf(node);
  });
  const isOfReviews = type === reviewsBlock.type;
  return (
    <div
      ref={setNodeRef}
      role="toolbar"
      aria-label={messages.selectedBlock}
      className={styles.toolbar}
    >
      <IconButton ref={setActivatorNodeRef} icon={grip} label={messages.dragHint} {...listeners} />
      <CommandButton of="selectParent" icon={outward} />
      {/* Reviews have theirs in words (spec 4). */}
      <CommandButton of="edit" icon={pencil} hasWords={isOfReviews} />
      <CommandButton of="copy" icon={clipboard} hasWords={isOfReviews} />
      {!isOfReviews && <CommandButton of="duplicate" icon={duplicate} />}
      <CommandButton of="delete" icon={trash} hasWords={isOfReviews} />
      <MenuButton blockKey={blockKey} />
    </div>
  );
});
