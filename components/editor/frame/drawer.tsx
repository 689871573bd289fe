import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent, PointerEvent } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectMayEdit } from '@/store/editor/selectors';
import type { DragData } from '../drag/use-dragging';
import { Palette } from '../palette';
import { type DrawerView, showDrawer, useDrawerView } from '../shared/panels';
import styles from './drawer.module.css';
import * as messages from './messages';

const Outline = onDemand(async () => (await import('../outline/outline')).Outline);

const VIEWS: Record<DrawerView, string> = { add: messages.add, outline: messages.outline };

const NAMES = Object.keys(VIEWS) as DrawerView[];

/** The palette or the outline. */
export function Drawer() {
  const view = useDrawerView();
  return (
    <div className={styles.drawer}>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">{messages.leftPanel}</legend>
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.view}
            aria-pressed={name === view}
            onClick={() => showDrawer(name)}
          >
            {VIEWS[name]}
          </button>
        ))}
      </fieldset>
      <div className={styles.content}>{view === 'add' ? <DraggablePalette /> : <Outline />}</div>
    </div>
  );
}

const DATA: DragData = {
  pick: ({ target }) => {
    const item = itemAt(target);
    const source = item?.dataset.insert;
    return source ? { kind: 'new', source, label: item.textContent?.trim() ?? '' } : null;
  },
};

/** The palette, each item of which can be dragged onto the page. One draggable stands for all of them. */
function DraggablePalette() {
  const { setNodeRef, listeners } = useDraggable({ id: 'palette', data: DATA });
  const mayEdit = useEditorSelector(selectMayEdit);
  const start = {
    onPointerDown: (event: PointerEvent) => {
      if (itemAt(event.target)) listeners?.onPointerDown?.(event);
    },
    // Enter inserts behind the selection.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.code === 'Space' && itemAt(event.target)) listeners?.onKeyDown?.(event);
    },
  };
  return (
    <fieldset ref={setNodeRef} className={styles.palette} disabled={!mayEdit} {...start}>
      <Palette />
    </fieldset>
  );
}

const itemAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-insert]') : null;
