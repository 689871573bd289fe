import { DndContext, DragOverlay } from '@dnd-kit/core';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { blockSelected } from '@/store/editor/editor';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { selectMayEdit, selectSelected } from '@/store/editor/selectors';
import { useProblems } from '../problems/use-problems';
import { hover } from '../shared/hovered';
import { SILENT } from '../shared/silent';
import * as messages from './messages';
import styles from './outline.module.css';
import { OutlineRows } from './outline-rows';
import type { Place } from './places';
import { type Row, useRows } from './rows';
import { useOutlineDrag } from './use-outline-drag';
import { useOutlineKeys } from './use-outline-keys';
import { useStop } from './use-stop';
import { indentOf, ROW_HEIGHT, useShown } from './use-window';

/** The blocks of the page as a tree, to be selected, renamed, moved and removed; marked where something is wrong. */
export function Outline() {
  const dispatch = useEditorDispatch();
  const scroller = useRef<HTMLDivElement>(null);
  const problems = useProblems();
  const selected = useEditorSelector(selectSelected);
  const [announcement, tell] = useState('');
  const mayEdit = useEditorSelector(selectMayEdit);
  const [renamed, setRenamed] = useState<string | null>(null);
  const rename = (id: string | null) => setRenamed(mayEdit ? id : null);
  const { rows, setFolded } = useRows(selected);
  const { stop, visit, goTo } = useStop(rows, selected, scroller);
  const outline = { rows, setFolded, scroller, goTo, rename, tell };
  const { drag, place, sensors, handlers, step } = useOutlineDrag(outline);
  const press = useOutlineKeys(outline);
  useShown(rows, selected, scroller);

  const pressed = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.row : undefined;
    if (id === undefined) return;
    if (drag) {
      // The rest of the keys is for dnd-kit, and for nobody else.
      step(event);
      event.preventDefault();
    } else if (!event.defaultPrevented && press(id, event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const clicked = ({ target }: MouseEvent) => {
    const row = rowAt(rows, target);
    if (!row || isWithin(target, '[data-menu], input')) return;
    if (row.slot === null && !isWithin(target, '[data-twist]')) dispatch(blockSelected(row.key));
    else if (row.fold !== 'none') setFolded(row.id, row.fold === 'open');
  };
  const clickedTwice = ({ target }: MouseEvent) => {
    const row = rowAt(rows, target);
    if (row?.slot === null && !isWithin(target, '[data-menu], [data-twist], input')) rename(row.id);
  };
  const pointed = ({ target }: MouseEvent) => {
    const row = rowAt(rows, target);
    hover(row?.slot === null ? row.key : null);
  };

  return (
    <div ref={scroller} className={styles.outline}>
      {rows.length === 0 && <p className={styles.empty}>{messages.nothingHere}</p>}
      <DndContext
        sensors={sensors}
        {...handlers}
        accessibility={{
          announcements: SILENT.announcements,
          screenReaderInstructions: { draggable: messages.rowHint },
        }}
      >
        <div
          className={styles.tree}
          style={{ height: rows.length * ROW_HEIGHT }}
          role="tree"
          tabIndex={-1}
          aria-label={messages.outline}
          onKeyDown={pressed}
          onClick={clicked}
          onDoubleClick={clickedTwice}
          onMouseOver={pointed}
          onMouseLeave={() => hover(null)}
          onFocus={({ target }) => visit(target.dataset.row ?? stop ?? '')}
        >
          <OutlineRows
            {...{ rows, scroller, problems, stop, renamed, place }}
            dragged={drag?.key}
            onRenamed={() => {
              if (renamed !== null) goTo(renamed);
              rename(null);
            }}
          />
          {place && <DropLine place={place} />}
        </div>
        <DragOverlay dropAnimation={null}>
          {drag && !drag.isByKeyboard && <div className={styles.chip}>{drag.label}</div>}
        </DragOverlay>
      </DndContext>
      <div className={styles.unseen} role="status" aria-live="assertive">
        {announcement}
      </div>
    </div>
  );
}

function rowAt(rows: readonly Row[], target: EventTarget): Row | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return rows.find(({ id }) => id === line?.dataset.row);
}

const isWithin = (target: EventTarget, part: string): boolean =>
  target instanceof Element && target.closest(part) !== null;

/** Shows where a block would go, as far in as it would stand. */
function DropLine({ place: { line, level } }: { place: Place }) {
  const style = { top: line * ROW_HEIGHT, left: indentOf(level) };
  return <div className={styles.line} style={style} data-drop-line={`${line} ${level}`} />;
}
