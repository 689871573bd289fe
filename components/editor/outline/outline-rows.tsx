import { type RefObject, useMemo } from 'react';
import { parentsOf } from '@/blocks/layout/tree/tree';
import { useEditorStore } from '@/store/editor/hooks';
import { selectTree } from '@/store/editor/selectors';
import * as messages from './messages';
import { OutlineRow } from './outline-row';
import type { Place } from './places';
import type { Row } from './rows';
import { indentOf, ROW_HEIGHT, useWindow } from './use-window';

interface OutlineRowsProps {
  rows: readonly Row[];
  scroller: RefObject<HTMLElement | null>;
  problems: ReadonlyMap<string, string>;
  /** The line that the Tab key stops at. */
  stop: string | undefined;
  renamed: string | null;
  dragged: string | undefined;
  /** Drop position of the dragged block. */
  place: Place | undefined;
  onRenamed: () => void;
}

/** The lines that are seen, and those that must not go while somebody is busy with them. */
export function OutlineRows(props: OutlineRowsProps) {
  const { rows, scroller, problems, stop, renamed, dragged, place } = props;
  const { first, end } = useWindow(scroller);
  const around = useAround(problems, rows);
  const busy = [stop, renamed, dragged];
  return rows.map((row, line) => {
    if ((line < first || line >= end) && !busy.includes(row.id)) return null;
    const own = row.slot === null ? problems.get(row.key) : undefined;
    const within =
      row.fold === 'closed' && around.has(row.key) ? messages.problemInside : undefined;
    return (
      <OutlineRow
        key={row.id}
        row={row}
        top={line * ROW_HEIGHT}
        indent={indentOf(row.level)}
        isStop={row.id === stop}
        isDragged={row.id === dragged}
        isTarget={row.id === place?.holder}
        problem={own ?? within}
        onRenamed={row.id === renamed ? props.onRenamed : undefined}
      />
    );
  });
}

/** Returns the ancestors of blocks with problems. */
function useAround(problems: ReadonlyMap<string, string>, rows: readonly Row[]) {
  const store = useEditorStore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: blocks that are moved are in other lines
  return useMemo(() => {
    const tree = selectTree(store.getState());
    return new Set(
      [...problems.keys()].flatMap((key) => (tree?.nodes[key] ? parentsOf(tree, key) : [])),
    );
  }, [problems, rows, store]);
}
