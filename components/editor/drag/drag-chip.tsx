import { CHROME } from '@/components/ui/chrome';
import { labelOf } from '@/core/layout/tree/labels';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectNode } from '@/store/editor/selectors';
import styles from './drag.module.css';
import type { Dragged } from './session';

/** What is dragged, in a word beside the pointer. */
export function DragChip({ dragged }: { dragged: Dragged }) {
  const node = useEditorSelector((state) =>
    dragged.kind === 'block' ? selectNode(state, dragged.key) : undefined,
  );
  const words = dragged.kind === 'new' ? dragged.label : node && labelOf(node);
  return (
    <div className={`${CHROME} ${styles.chip}`} data-dragged>
      {words}
    </div>
  );
}
