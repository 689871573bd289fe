import { labelOf } from '@/core/layout/tree/labels';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectRefusal } from '@/store/editor/saving/selectors';
import { selectNode } from '@/store/editor/selectors';
import { BlockToolbar } from './block-toolbar';
import styles from './overlay.module.css';
import { useBlockBox } from './use-block-box';
import { useShown } from './use-shown';

interface BlockFrameProps {
  blockKey: string;
  scale: number;
  isSelected?: boolean;
}

/** A frame around a block, with what it is called. */
export function BlockFrame({ blockKey, scale, isSelected = false }: BlockFrameProps) {
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
